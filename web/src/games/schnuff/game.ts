/** What Schnuff brings to the shared table beside its cover: board, sounds, guide, result. */
import type { Effect } from "../../sound";
import type { Names, Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { Event, Kind, View } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Champion.svelte";
export { explain } from "./explain";
export { default as Haul } from "./Haul.svelte";
export { guide } from "./guide";
export { illustrations } from "./illustrations";
export { default as Mascot } from "./Dog.svelte";
export { default as Picture } from "./Picture.svelte";
export type { Shapes } from "./types";

export const keys = ["number", "draw"];

export const answers: readonly Event["type"][] = ["drew"];

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

export const isOut = (view: View, seat: number): boolean => view.in_round[seat] === false;

/** What this group calls the wild cards. */
export const cardNames = (options: Machine): Names => (options["card_names"] ?? {}) as Names;

/** After a card there is time to reach for the pile, too, before the next one round this screen takes over. */
export const curtainDelay = (options: Machine, events: Event[]): number =>
  events.some(({ type }) => type === "played") && options["draw_mode"] !== "auto" ? Number(options["draw_grace_ms"] ?? 0) : 0;
