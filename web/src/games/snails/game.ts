/** What Snails brings to the shared table beside its cover: board, sounds, guide, replay, result. */
import { deedOf, snailOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { Act, View } from "../index";
import { factsOfCard, nameOf } from "./cards";
import { factsOf, playerOf, snailsOf } from "./facts";
import { fieldsOf, layoutOf, namesOf } from "./hex";
import Setup from "./Setup.svelte";
import { outcomeWords } from "./wording";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Champion.svelte";
export { default as Haul } from "./Haul.svelte";
export { default as Podium } from "./Podium.svelte";
export { guide } from "./guide";
export { default as Mascot } from "./Mascot.svelte";
export { viewOf } from "./replay";
export { effect } from "./sounds";

export const setup = { Setup, options: ["layout", "custom_layout", "board.allow_partial_tiles"] };

/** "Round 2 of 6" */
export const headline = (view: View, t: Say): string => {
  const { round, at } = factsOf(view);
  return round === 0 || at === "over" ? "" : t("board-round", { round });
};

export const isOut = (view: View, seat: number): boolean => factsOf(view).eliminated.flat().includes(playerOf(seat));

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

/** Snails that are left decide; where several have as many, their health does. */
export const counted = (view: View, seat: number): number => snailsOf(factsOf(view), playerOf(seat)).length;

export function details(view: View, seat: number, t: Say): string {
  const facts = factsOf(view);
  const left = snailsOf(facts, playerOf(seat));
  return left.length === 0 ? "" : t("score-points", { count: left.reduce((sum, snail) => sum + (facts.snails[snail]?.health ?? 0), 0) });
}
