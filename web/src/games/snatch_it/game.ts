/** What Snatch It! brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/snatch_it/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/snatch_it/booklet.en.md?raw";
import type { Effect } from "../../sound";
import { deedOf, type Wording } from "../../log_lines";
import type { Say } from "../../texts.svelte";
import type { Standing } from "../index";
import type { Act, Event, View } from "./types";

export { guide } from "./guide";
export { viewOf } from "./replay";
export type { Shapes } from "./types";

export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = 20;
export const age = 8;

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
  game_ended: "win",
};

export const effect = (event: Event): Effect | null => EFFECTS[event.type] ?? null;

/** "Round 2", "Last round"; nothing while everything is being set up. */
export function headline(view: View, t: Say): string {
  if (view.round === 0) return t("phase-setup");
  return view.this_round_last ? t("table-last-round") : t("table-round", { round: view.round });
}

/** Of a stack one wants to know its height and its top. */
export function deed(act: Act, view: View, wording: Wording): string {
  const stack = "stack" in act ? view.patches.flat().find(({ id }) => id === act.stack) : undefined;
  return deedOf(act, wording, stack ? { height: stack.height, top: wording.t(`kind-${stack.top}`) } : {});
}

const SWARM = 5; // points; every other creature scores one

/** From the opened bellies of a finished game. */
export function standings(view: View, t: Say): Standing[] {
  const counted = view.bellies.map(({ cards }, seat) => {
    const swarms = (cards ?? []).filter((card) => card === "swarm").length;
    const others = (cards ?? []).length - swarms;
    return { seat, swarms, others, points: SWARM * swarms + others };
  });
  const better = (a: (typeof counted)[0], b: (typeof counted)[0]): boolean =>
    a.points > b.points || (a.points === b.points && a.swarms > b.swarms);
  return counted
    .map((one) => ({
      seat: one.seat,
      rank: 1 + counted.filter((other) => better(other, one)).length,
      points: one.points,
      shares: [
        { text: t("score-swarms", { count: one.swarms }), points: SWARM * one.swarms, kind: "swarm" },
        { text: t("score-others", { count: one.others }), points: one.others, kind: "other" },
      ],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
