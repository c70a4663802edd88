// Made by tools/game_types.py from src/schnapp/games/snatch_it. Do not edit: run `python tools/game_types.py`.
import type { Tagged } from "../../table/shapes";

export const KINDS = ["crawler_1", "crawler_2", "crawler_3", "crawler_4", "crawler_5", "crawler_6", "flyer_1", "flyer_2", "flyer_3", "flyer_4", "flyer_5", "flyer_6", "swarm"] as const;
export type Kind = (typeof KINDS)[number];

export const IN_DECKS = ["crawler_1", "crawler_2", "crawler_3", "crawler_4", "crawler_5", "crawler_6", "flyer_1", "flyer_2", "flyer_3", "flyer_4", "flyer_5", "flyer_6", "swarm", "last_bite"] as const;
export type InDeck = (typeof IN_DECKS)[number];

/** Everybody sees the top card and how many there are; the option own_stack_view lets its owner look through it. */
export type SeenStack = {
  id: string;
  top: Kind;
  height: number;
  cards: Kind[] | null;
};

/** 7.3 At the end all bellies are open; before it the option own_belly_view lets their owners look. */
export type SeenBelly = {
  count: number;
  cards: Kind[] | null;
};

/** 5.4 Who was robbed may take the stack back. */
export type Reclaim = {
  stealer: number;
  owner: number;
  stack: string;
};

export type Consolation = {
  stealer: number;
};

/** 5.8 Who has not yet said whether they doubt it. */
export type CallOut = {
  player: number;
  card: Kind;
  waiting: number[];
};

/** 5.8 A card that was called out and has come back. */
export type Forced = {
  player: number;
  card: Kind;
};

/** 6.5 Several stacks are the highest. */
export type StorkChoice = {
  bait: Kind;
  owner: number;
  decider: number;
  stacks: string[];
};

/** 3.4 What a seat has laid. */
export type LaidCard = {
  player: number;
  card: Kind;
};

/** 7.3 and 7.4 How a player has done. */
export type Score = {
  player: number;
  points: number;
  swarms: number;
  cards: number;
  rank: number;
};

/** What a seat is sent. */
export type View = {
  state: "LAY" | "TURN" | "RECLAIM" | "CONSOLATION" | "CALL_OUT" | "FORCED" | "BAIT" | "STORK_CHOICE" | "OVER";
  phase: "setup" | "snatching" | "stork" | "over";
  round: number;
  first_leap: number;
  active: number | null;
  this_round_last: boolean;
  next_round_last: boolean;
  last_bite_out: boolean;
  deck: number;
  discard: number;
  pond: Kind[];
  hands: (Kind[] | number)[];
  patches: SeenStack[][];
  bellies: SeenBelly[];
  laid: (Kind | "?" | null)[];
  next_stack: number;
  pending: Reclaim | Consolation | CallOut | Forced | StorkChoice | null;
  last_bite: string | number | null;
  /** Whose eyes see it; null: those of a spectator. */
  viewer: number | null;
};

export type Acts = {
  /** 3.4 A card for the first pond, face down. */
  lay: { card: Kind };
  /** 5.2 A hand card onto a card in the pond. */
  snatch: { card: Kind; pond: Kind };
  /** 5.3 A hand card onto another's stack. */
  steal: { card: Kind; owner: number; stack: string };
  /** 5.6 An own stack and a card in the pond into the belly. */
  swallow: { stack: string; pond: Kind };
  /** 5.7 A hand card into the pond. */
  stalk: { card: Kind };
  /** 5.9 A card of the pond to the discard. */
  toss: { pond: Kind };
  /** 5.4 A hand card onto the stealer's card. */
  reclaim: { card: Kind };
  /** 5.4 The stolen stack is let go. */
  decline: {};
  /** 5.5 A card for whoever was robbed. */
  consolation_draw: {};
  /** 5.5 No card. */
  consolation_skip: {};
  /** 6.4 A hand card, face down. */
  bait: { card: Kind };
  /** 6.5 One of the highest stacks of the left-hand neighbour. */
  stork_choose: { owner: number; stack: string };
  /** 5.8 A stalked card is doubted. */
  call_out: {};
  /** 5.8 It is not. */
  let_pass: {};
};

export type Act = Tagged<Acts>;

/** As a seat is told of them: what is private is left out for others. */
export type Events = {
  last_bite: { phase: "setup" | "snatching" | "stork" | "over" };
  /** 8.4 The discard is the new deck, of so many cards. */
  deck_reshuffled: { count: number };
  /** 3.2 and 3.3 Everybody has a hand: `hand`, which only its owner is told. */
  game_started: { first: number; hand_size: number };
  laid: { player: number; card?: Kind };
  pond_revealed: { cards: LaidCard[] };
  /** 3.5 and 6.6 */
  pond_filled: { cards: Kind[] };
  round_started: { round: number; first: number; last: boolean };
  snatched: { player: number; card: Kind; pond: Kind; stack: string };
  stolen: { player: number; owner: number; stack: string; card: Kind };
  reclaimed: { player: number; stack: string; card: Kind; from: number };
  reclaim_declined: { player: number };
  /** 5.5 One card, or none, where there is none any more. */
  consolation: { player: number; drawn: number; card?: Kind | null };
  consolation_skipped: { player: number };
  /** 5.6 `size`: the stack and the card from the pond. */
  swallowed: { player: number; stack: string; pond: Kind; size: number };
  stalked: { player: number; card: Kind };
  let_pass: { player: number };
  /** 5.8 `right`: the card could have acted. */
  called_out: { by: number; player: number; right: boolean };
  tossed: { player: number; pond: Kind };
  snatching_ended: { reason: "pond_empty" | "hands_empty" };
  first_leap_passed: { to: number };
  refilled: { player: number; count: number; cards?: Kind[] };
  /** 6.3 Everybody has `k` cards: seat (as text) → how many were discarded and drawn for it; which ones, only the seat is told. */
  rare_case: { k: number; discarded: Record<string, number>; drawn: Record<string, number> };
  bait_laid: { player: number; card?: Kind };
  bait_revealed: { card: Kind };
  stork_took: { owner: number; stack: string; height: number; top: Kind };
  bait_to_pond: { cards: Kind[] };
  /** 7.2 So many cards of stacks. */
  final_swallow: { player: number; count: number };
  game_ended: { scores: Score[]; bellies: Kind[][] };
};

export type Event = Tagged<Events>;

export type Shapes = { view: View; act: Act; legal: Act; event: Event };
