/** What Snatch It! brings to the shared table beside its cover: board, sounds, guide, result. */
import type { Effect } from "../../sound";
import { phraseOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import { bellyOf } from "./belly";
import type { Act, Event, View } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Frog.svelte";
export { explain } from "./explain";
export { default as Haul } from "./Haul.svelte";
export { guide } from "./guide";
export { illustrations } from "./illustrations";
export { default as Mascot } from "./Frog.svelte";
export { default as Picture } from "./Picture.svelte";
export type { Shapes } from "./types";

export const keys = ["number"];

export const answers: readonly Event["type"][] = [
  "reclaimed",
  "reclaim_declined",
  "consolation",
  "consolation_skipped",
  "called_out",
  "let_pass",
];

const EFFECTS: { [T in Event["type"]]?: Effect } = {
  laid: "card",
  pond_revealed: "stalk",
  snatched: "snatch",
  stolen: "steal",
  reclaimed: "reclaim",
  swallowed: "swallow",
  stalked: "stalk",
  tossed: "toss",
  bait_laid: "card",
  stork_took: "stork",
};

export const effect = (event: Event): Effect | null => EFFECTS[event.type] ?? null;

/** "Round 2", "Last round"; nothing while everything is being set up. */
export function headline(view: View, t: Say): string {
  if (view.round === 0) return t("phase-setup");
  return view.this_round_last ? t("table-last-round") : t("table-round", { round: view.round });
}

/** Of a stack one wants to know its height and its top. */
export function phrase(act: Act, view: View, wording: Wording): string {
  const stack = "stack" in act ? view.patches.flat().find(({ id }) => id === act.stack) : undefined;
  return phraseOf(act, wording, stack ? { height: stack.height, top: wording.t(`kind-${stack.top}`) } : {});
}

const SWARM = 5; // points; every other creature scores one

/** What the opened belly holds: swarms, and all others. */
export function details(view: View, seat: number, t: Say): string {
  const belly = bellyOf(view, seat);
  const swarms = belly.filter((card) => card === "swarm").length;
  const others = belly.length - swarms;
  return [
    `${t("score-swarms", { count: swarms })}: ${t("score-points", { count: SWARM * swarms })}`,
    `${t("score-others", { count: others })}: ${t("score-points", { count: others })}`,
  ].join(" · ");
}
