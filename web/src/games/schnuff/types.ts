// Made by tools/game_types.py from src/schnapp/games/schnuff. Do not edit: run `python tools/game_types.py`.
import type { Tagged } from "../../table/shapes";

export const KINDS = ["number_1", "number_2", "number_3", "number_4", "pass", "reverse", "snap", "risk", "schnuff"] as const;
export type Kind = (typeof KINDS)[number];

/** 6.4 Who may cross a limit for nothing. */
export type Immune = {
  player: number;
  limit: 30 | 60;
};

/** What a seat is sent. */
export type View = {
  state: "LEAD" | "PLAY" | "OVER";
  round: number;
  dealer: number;
  active: number | null;
  count: number;
  direction: 1 | -1;
  started: boolean;
  draw_pile: number;
  discard: { count: number; top: Kind | null };
  hands: (Kind[] | number)[];
  aside: number;
  chips: number[];
  bank: number;
  in_round: boolean[];
  draw_right: number | null;
  immune: Immune | null;
  eliminated: number[][];
  /** Whose eyes see it; null: those of a spectator. */
  viewer: number | null;
};

export type Acts = {
  /** 4.1 A card from the hand onto the discard. */
  play: { card: Kind };
  /** 4.5 The top card of the draw pile, as long as the right to it lasts. */
  draw: {};
};

export type Act = Tagged<Acts>;

/** As a seat is told of them: what is private is left out for others. */
export type Events = {
  dealer_roll: { player: number; dice: [number, number] };
  /** 5.1 Everybody in the round has a hand: `hand`, which only its owner is told. */
  round_started: { round: number; dealer: number };
  /** 5.1 No number card to lead with. */
  lead_skipped: { player: number };
  /** 5.1 Nobody had a number card. */
  redeal: {};
  /** 4.5 The next card was played first. */
  draw_forfeited: { player: number };
  /** 6.1 An empty hand. */
  dropped_out: { player: number };
  /** 6.3 A card, the count after it, and which way it goes on. */
  played: { player: number; card: Kind; count: number; direction: 1 | -1 };
  risk_roll: { player: number; dice: [number, number] };
  schnuff_roll: { player: number; dice: [number, number] };
  /** 6.4 The lowest roll. */
  spared: { player: number };
  paid: { player: number; chips: number; limit: 30 | 60 | 90 };
  immunity_used: { player: number; limit: 30 | 60 | 90 };
  eliminated: { player: number };
  drew: { player: number; card?: Kind };
  /** 4.6 The discard is the new draw pile, of so many cards. */
  pile_turned: { player: number; count: number };
  immunity: { player: number; limit: 30 | 60 | 90 };
  cannot_play: { player: number };
  round_ended: { reason: "over_90" | "schnuff_90" | "one_left" | "stuck" };
  game_ended: { ranking: number[]; chips: number[] };
};

export type Event = Tagged<Events>;

export type Shapes = { view: View; act: Act; legal: Act; event: Event };
