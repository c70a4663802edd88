/** What Snails brings to the shared table beside its cover: board, sounds, guide, result. */
import { phraseOf, snailOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import { factsOfCard, nameOf } from "./cards";
import { playerOf, slotIn, snailsOf } from "./facts";
import { fieldsOf, layoutOf, namesOf } from "./hex";
import Setup from "./Setup.svelte";
import type { Act, View } from "./types";
import { outcomeWords } from "./wording";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Champion.svelte";
export { explain } from "./explain";
export { default as Haul } from "./Haul.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as Quick } from "./Quick.svelte";
export { default as Podium } from "./Podium.svelte";
export { guide } from "./guide";
export { illustrations } from "./illustrations";
export { default as Mascot } from "./Champion.svelte";
export { default as Picture } from "./Picture.svelte";
export { effect } from "./sounds";
export type { Shapes } from "./shapes";

export const keys = ["lay", "remove", "fields", "zoom"];

export const untold = ["end_draw"] as const;

export const setup = { Setup, options: ["layout", "custom_layout", "board.allow_partial_tiles"] };

/** "Round 2 of 6" */
export const headline = ({ round, at }: View, t: Say): string => (round === 0 || at === "over" ? "" : t("board-round", { round }));

export const isOut = ({ eliminated }: View, seat: number): boolean => eliminated.flat().some((one) => one === playerOf(seat));

/** Of an outcome one wants to know what it does, of a plan its cards. */
export function phrase(act: Act, view: View, wording: Wording): string {
  const { t } = wording;
  if (act.type === "program") {
    const cards = act.slots.map((card) => nameOf(card, t));
    return t("act-program-plan", { snail: snailOf(act.active, wording, true), cards: cards.join("\u00a0· ") });
  }
  if (act.type !== "choose_outcome") return phraseOf(act, wording);
  const card = slotIn(view)?.card;
  const outcome = card ? factsOfCard(card)?.outcomes[act.index] : undefined;
  return phraseOf(act, wording, outcome ? { effects: outcomeWords(outcome, t) } : {});
}

export const places = (options: Machine): Record<string, string> => Object.fromEntries(namesOf(fieldsOf(layoutOf(options))));

/** Snails that are left decide; where several have as many, their health does. */
export const counted = (facts: View, seat: number): number => snailsOf(facts, playerOf(seat)).length;

export function details(facts: View, seat: number, t: Say): string {
  const left = snailsOf(facts, playerOf(seat));
  return left.length === 0 ? "" : t("score-points", { count: left.reduce((sum, snail) => sum + (facts.snails[snail]?.health ?? 0), 0) });
}
