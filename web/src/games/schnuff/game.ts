/** What Schnuff brings to the shared table beside its cover: board, sounds, guide, replay, result. */
import type { Effect } from "../../sound";
import type { Names, Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { GameEvent, Standing, View } from "../index";
import { cueTimesOf } from "./timeline";
import { rankOf, trekOf } from "./trek";

export { default as Board } from "./Board.svelte";
export { guide } from "./guide";
export { default as Mascot } from "./Mascot.svelte";
export { viewOf } from "./replay";

const EFFECTS: Record<string, Effect> = {
  dealer_roll: "dice",
  risk_roll: "dice",
  schnuff_roll: "dice",
  paid: "coin",
  drew: "draw",
  pile_turned: "turnpile",
  dropped_out: "out",
  eliminated: "out",
  round_started: "round",
  game_ended: "win",
};

const CARDS: Record<string, Effect> = {
  number_1: "count",
  number_2: "count",
  number_3: "count",
  number_4: "count",
  pass: "pass",
  reverse: "reverse",
  snap: "snapshut",
  risk: "card",
  schnuff: "sniff",
};

export const effect = (event: GameEvent): Effect | null =>
  (event.type === "played" ? CARDS[String(event["card"])] : EFFECTS[event.type]) ?? null;

export const cueTimes = (events: GameEvent[], view: View): number[] => cueTimesOf(events, trekOf(view));

export const headline = (view: View, t: Say): string => t("board-round", { round: trekOf(view).round });

/** What this group calls the wild cards. */
export const cardNames = (options: Machine): Names => (options["card_names"] ?? {}) as Names;

const SEE = 1500; // ms to see what one's own act did

/** How long the own act is looked at before the next one round this screen takes over: time to reach for the pile, too. */
export function curtainDelay(options: Machine, events: GameEvent[], view: View): number {
  const shown = cueTimes(events, view).at(-1) ?? 0;
  const played = events.some(({ type }) => type === "played");
  const reach = played && options["draw_mode"] !== "auto" ? Number(options["draw_grace_ms"] ?? 0) : 0;
  return SEE + Math.max(shown, reach);
}

/** Whoever is out ranks by when; where several still have chips, the game was ended by agreement, and everybody ranks by chips. */
export function standings(view: View, t: Say): Standing[] {
  const { chips, eliminated } = trekOf(view);
  const agreed = chips.filter((left) => left > 0).length > 1;
  const byChips = (seat: number): number => 1 + chips.filter((other) => other > (chips[seat] ?? 0)).length;
  return chips
    .map((points, seat) => ({
      seat,
      rank: agreed ? byChips(seat) : (rankOf(eliminated, chips.length, seat) ?? 1),
      points,
      shares: [{ text: t("score-points", { count: points }), points, kind: "chips" }],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
