/** What Snails brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/snails/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/snails/booklet.en.md?raw";
import { deedOf, snailOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { Act, Standing, View } from "../index";
import { factsOfCard, nameOf } from "./cards";
import { factsOf, type PlayerId, roleOf, seatOf, snailsOf } from "./facts";
import { fieldsOf, layoutOf, namesOf } from "./hex";
import Setup from "./Setup.svelte";
import { outcomeWords } from "./wording";

export { guide } from "./guide";
export { viewOf } from "./replay";
export { effect } from "./sounds";

export const setup = { Setup, options: ["layout", "custom_layout", "board.allow_partial_tiles"] };
export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = [15, 60] as const; // for two … for four
export const colours = ["#d94436", "#2f74d6", "#3ea24c", "#b98300"];
export const age = 12;

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
