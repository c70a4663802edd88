/** What Snails brings to the shared table beside its cover: board, sounds, guide, replay, result. */
import { deedOf, snailOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { Act, GameEvent, Standing, View } from "../index";
import { factsOfCard, nameOf } from "./cards";
import { factsOf, type PlayerId, roleOf, seatOf, snailsOf } from "./facts";
import { fieldsOf, layoutOf, namesOf } from "./hex";
import { cueTimesOf, planOf } from "./timeline";
import Setup from "./Setup.svelte";
import { outcomeWords } from "./wording";

export { default as Board } from "./Board.svelte";
export { guide } from "./guide";
export { default as Mascot } from "./Mascot.svelte";
export { viewOf } from "./replay";
export { effect } from "./sounds";

export const setup = { Setup, options: ["layout", "custom_layout", "board.allow_partial_tiles"] };

export const cueTimes = (events: GameEvent[], view: View): number[] => cueTimesOf(events, factsOf(view));

const SEE = 1500; // ms to see what one's own act did
export const curtainDelay = (_: Machine, events: GameEvent[], view: View): number => SEE + planOf(events, factsOf(view)).total;

/** "Round 2 of 6" */
export const headline = (view: View, t: Say): string => {
  const { round, at } = factsOf(view);
  return round === 0 || at === "over" ? "" : t("board-round", { round });
};

/** Of an outcome one wants to know what it does, of a plan its cards. */
export function deed(act: Act, view: View, wording: Wording): string {
  const { t } = wording;
  if (act.type === "program" && Array.isArray(act["slots"])) {
    const cards = (act["slots"] as string[]).map((card) => nameOf(card, t));
    return t("act-program-plan", { snail: snailOf(String(act["active"]), wording, true), cards: cards.join("\u00a0· ") });
  }
  if (act.type !== "choose_outcome") return deedOf(act, wording);
  const { players, turn } = factsOf(view);
  const card = turn?.slot ? players[turn.player]?.slots[turn.slot - 1]?.card : undefined;
  const outcome = card ? factsOfCard(card)?.outcomes[Number(act["index"])] : undefined;
  return deedOf(act, wording, outcome ? { effects: outcomeWords(outcome, t) } : {});
}

export const places = (options: Machine): Record<string, string> => Object.fromEntries(namesOf(fieldsOf(layoutOf(options))));

/** Snails left, then their health; below them those who are out: the later, the better. */
export function standings(view: View, t: Say): Standing[] {
  const facts = factsOf(view);
  const health = (id: PlayerId): number => snailsOf(facts, id).reduce((sum, snail) => sum + (facts.snails[snail]?.health ?? 0), 0);
  const merit = (id: PlayerId): number => {
    const out = facts.eliminated.findIndex((group) => group.includes(id));
    return out >= 0 ? out - facts.eliminated.length : snailsOf(facts, id).length * 1000 + health(id);
  };
  const all = Object.keys(facts.players).sort();
  return all
    .map((id) => ({
      seat: seatOf(id),
      rank: 1 + all.filter((other) => merit(other) > merit(id)).length,
      points: health(id),
      shares: snailsOf(facts, id).map((snail) => ({
        text: t(`role-${roleOf(snail)}`),
        points: facts.snails[snail]?.health ?? 0,
        kind: roleOf(snail),
      })),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
