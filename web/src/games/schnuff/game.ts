/** What Schnuff brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/schnuff/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/schnuff/booklet.en.md?raw";
import type { Effect } from "../../sound";
import type { Names, Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { Standing } from "../index";
import { rankOf } from "./trek";
import type { Event, Kind, View } from "./types";

export { guide } from "./guide";
export { viewOf } from "./replay";
export type { Shapes } from "./types";

export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = 15;
export const age = 8;

const EFFECTS: { [T in Event["type"]]?: Effect } = {
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

const CARDS: Record<Kind, Effect> = {
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

export const effect = (event: Event): Effect | null => (event.type === "played" ? CARDS[event.card] : EFFECTS[event.type]) ?? null;

export const headline = (view: View, t: Say): string => t("board-round", { round: view.round });

/** What this group calls the wild cards. */
export const cardNames = (options: Machine): Names => (options["card_names"] ?? {}) as Names;

/** After a card there is time to reach for the pile, too, before the next one round this screen takes over. */
export const curtainDelay = (options: Machine, events: Event[]): number =>
  events.some(({ type }) => type === "played") && options["draw_mode"] !== "auto" ? Number(options["draw_grace_ms"] ?? 0) : 0;

/** Whoever is out ranks by when; where several still have chips, the game was ended by agreement, and everybody ranks by chips. */
export function standings(view: View, t: Say): Standing[] {
  const { chips, eliminated } = view;
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
