/** What Snatch It! brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/snatch_it/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/snatch_it/booklet.en.md?raw";
import type { Effect } from "../../sound";
import type { Say } from "../../texts.svelte";
import type { Act, GameEvent, Standing, View } from "../index";

export { guide } from "./guide";
export { viewOf } from "./replay";

export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = 20;
export const age = 8;

const EFFECTS: Record<string, Effect> = {
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

export const effect = (event: GameEvent): Effect | null => EFFECTS[event.type] ?? null;

const RULES: Record<string, string> = {
  game_over: "7.3",
  wrong_state: "5.1",
  not_your_decision: "5.1",
  bad_params: "5.1",
  card_not_in_hand: "3.2",
  not_in_pond: "5.2",
  own_patch: "5.3",
  no_such_stack: "5.3",
  not_own_stack: "5.6",
  forced_card: "5.8",
  does_not_fit: "4",
  card_can_act: "5.7",
  other_action_possible: "5.9",
  not_tied_largest: "6.5",
};

/** Where the act decides the chapter: `reason act`. */
const RULES_OF_ACT: Record<string, string> = {
  "card_not_in_hand bait": "6.4",
  "not_in_pond swallow": "5.6",
  "not_in_pond toss": "5.9",
  "no_such_stack swallow": "5.6",
  "no_such_stack stork_choose": "6.5",
};

export const ruleOf = (reason: string, act?: Act): string | null => RULES_OF_ACT[`${reason} ${act?.type ?? ""}`] ?? RULES[reason] ?? null;

interface Belly {
  count: number;
  cards: string[] | null;
}

const SWARM = 5; // points; every other creature scores one

/** From the opened bellies of a finished game. */
export function standings(view: View, t: Say): Standing[] {
  const bellies = view["bellies"] as Belly[];
  const counted = bellies.map(({ cards }, seat) => {
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
