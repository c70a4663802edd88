/** What Schnuff brings to the shared table beside its cover: board, sounds, guide, replay, result. */
import type { Effect } from "../../sound";
import type { Names, Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { GameEvent, View } from "../index";
import { trekOf } from "./trek";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Champion.svelte";
export { default as Haul } from "./Haul.svelte";
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

export const headline = (view: View, t: Say): string => t("board-round", { round: trekOf(view).round });

export const isOut = (view: View, seat: number): boolean => trekOf(view).in_round[seat] === false;

/** What this group calls the wild cards. */
export const cardNames = (options: Machine): Names => (options["card_names"] ?? {}) as Names;

/** After a card there is time to reach for the pile, too, before the next one round this screen takes over. */
export const curtainDelay = (options: Machine, events: GameEvent[]): number =>
  events.some(({ type }) => type === "played") && options["draw_mode"] !== "auto" ? Number(options["draw_grace_ms"] ?? 0) : 0;
