// Made by tools/game_types.py from src/schnapp/games/schnapp_land_fluss. Do not edit: run `python tools/game_types.py`.
import type { Tagged } from "../../table/shapes";

export const LETTERS = ["letter_a", "letter_b", "letter_k", "letter_m", "letter_p", "letter_s", "letter_t", "letter_d", "letter_e", "letter_f", "letter_g", "letter_h", "letter_i", "letter_l", "letter_n", "letter_o", "letter_r", "letter_u", "letter_w", "letter_c", "letter_j", "letter_v", "letter_z", "letter_q", "letter_xy"] as const;
export type Letter = (typeof LETTERS)[number];

export const CATEGORIES = ["building", "at_the_doctors", "occupation", "book", "color", "river", "fruit", "drink", "hobby", "in_the_sea", "at_the_circus", "in_the_kitchen", "in_the_air", "at_school", "clothing", "body_part", "country", "food", "song", "musician", "musical_instrument", "name", "plant", "politician", "actor", "movie", "toy", "sport", "athlete", "city", "animal", "tv_show", "tool"] as const;
export type Category = (typeof CATEGORIES)[number];

export const SLOTS = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11", "t12"] as const;
export type Slot = (typeof SLOTS)[number];

export const VOTES = ["accept", "reject"] as const;
export type Vote = (typeof VOTES)[number];

export const REASONS = ["no_word", "initial", "reused", "not_listed", "voted", "conceded", "leader"] as const;
export type Reason = (typeof REASONS)[number];

/** 6.6 A category that a play leader has invented. */
export type Free = {
  free: string;
};

/** The same as it is seen: without the referee's opinion; before it is decided, who has voted, and one's own vote. */
export type SeenClaim = {
  id: string;
  player: number;
  slot: Slot;
  t: number;
  word: string | null;
  status: "open" | "said" | "pending" | "vote" | "valid" | "wrong" | "disputed";
  reason: Reason | null;
  card: Letter | null;
  votes: Record<string, Vote> | string[];
  own_vote?: Vote | null;
};

/** 5.2 For which card each of them strikes, and how often nobody has found a word. */
export type Tiebreak = {
  slots: Record<string, Slot>;
  misses: number;
};

/** When each of them is due. */
export type Timers = {
  reveal: number | null;
  think: number | null;
  window: number | null;
  vote: number | null;
};

/** 6.2 The newest word of a round that has won a card; the other words may be newer. */
export type LastWin = {
  claim: string;
  player: number;
};

/** The word of a claim, null: there was none in time. */
export type Spoken = {
  player: number;
  claim: string;
  slot: Slot;
  word: string | null;
};

export type Laid = {
  slot: Slot;
  card: Letter;
};

/** What a seat is sent. */
export type View = {
  state: "W_TURN" | "OPEN" | "CONTEST" | "RUSH" | "VOTE" | "OVER";
  t: number;
  game_no: number;
  totals: number[];
  revealer: number | "leader";
  misses: number;
  category: Category | Free | null;
  category_deck: number | string[];
  category_used: Category[];
  letter_deck: number;
  table: (Letter | null)[];
  piles: Letter[][];
  forfeited: Letter[];
  claims: SeenClaim[];
  next_claim: number;
  passed: number[];
  locked_out: number[];
  tiebreak: Tiebreak | null;
  timers: Timers;
  think_left: number | null;
  time_up: boolean;
  used_words: string[];
  last_win: LastWin | null;
  /** Whose eyes see it; null: those of a spectator. */
  viewer: number | "leader" | null;
};

export type Acts = {
  /** 3.1 Turn the next category. */
  turn_category: {};
  /** 6.5 The play leader chooses one that has not been played yet. */
  announce_category: { id: Category };
  /** 6.6 … or makes one up. */
  announce_free: { text: string };
  /** 3.2 A hand on a letter card. */
  strike: { slot: Slot };
  /** 3.4 The word for it; `listed` is what the referee thinks of it. */
  say: { word: string; listed: boolean };
  /** 8.1 With typed words: both at once. */
  claim: { slot: Slot; word: string; listed: boolean };
  /** 3.6 Nothing comes to mind. */
  pass: {};
  /** 4.3 Does a word count? */
  vote: { claim: string; vote: Vote };
  /** 6.7 The play leader says what a word is. */
  verdict: { claim: string; verdict: "valid" | "wrong" | "disputed" };
  /** 4.4 The own word does not count. */
  concede: { claim: string };
  /** Only the clock: the timers fire that are due. */
  tick: {};
};

export type Act = Tagged<Acts>;

/** As a seat is told of them: what is private is left out for others. */
export type Events = {
  /** 3.1 The letters lie open. */
  game_started: { t: number; game_no: number; table: Letter[]; letter_deck: number; revealer: number | "leader" };
  /** 3.1 From now on everybody searches; `text`: of a category that the leader has invented (6.6). */
  category: { t: number; id: Category | null; text?: string };
  /** 3.2 A hand on a card. */
  struck: { t: number; player: number; slot: Slot; claim: string };
  /** 3.4 A word: the others hear it when everybody has spoken; where all take as many as they can (6.1) at once. */
  said: { t: number; player: number; claim: string; word?: string };
  /** 3.4 No word in time. */
  word_timeout: { t: number; player: number; claim: string };
  /** 3.6 No word comes to mind. */
  passed: { t: number; player: number };
  /** 3.4 All have spoken, and everybody hears their words. */
  words: { t: number; words: Spoken[] };
  /** 4.2 What became of a word; `votes`: where people have voted on it. */
  judged: { t: number; claim: string; player: number; verdict: "open" | "said" | "pending" | "vote" | "valid" | "wrong" | "disputed"; reason: Reason | null; votes?: Record<string, Vote> };
  /** 4.3 People judge these words. */
  vote_opened: { t: number; claims: string[] };
  /** 4.3 Nobody is told what. */
  voted: { t: number; player: number | "leader"; claim: string; vote?: Vote };
  /** 4.6 A wrong word costs a card, where there is one. */
  penalty: { t: number; player: number; card: Letter | null; reason: Reason; locked_out: boolean };
  /** A card; without a claim for the last one left in a tie-break (5.3). */
  won: { t: number; player: number; card: Letter; slot: Slot; claim: string | null };
  /** 5.1 Several right words: for which card each of them strikes from now on. */
  tie: { t: number; slots: Record<string, Slot> };
  /** 4.5 Don't argue, pick a new card. */
  disputed: { t: number };
  /** 4.2 All words were wrong: whoever is not locked out may go on. */
  reopened: { t: number; think_left: number | null };
  /** 3.6 So many categories running nobody has found a word. */
  missed: { t: number; misses: number };
  /** 5.3 Locked out, and so out of the tie-break. */
  tiebreak_left: { t: number; player: number };
  /** 5.3 These misses are counted for themselves. */
  tiebreak_missed: { t: number; misses: number };
  /** 5.3 Nobody wins, and the cards stay. */
  tiebreak_ended: { t: number };
  /** 6.3 A card is put aside until people have judged its word. */
  reserved: { t: number; player: number; claim: string; slot: Slot; card: Letter };
  /** 6.3 It is put back. */
  returned: { t: number; player: number; claim: string; slot: Slot; card: Letter };
  /** 6.4 The end of a round. */
  rush_ended: { t: number; reason: "empty" | "passed" | "time" };
  /** 6.4 New letters for the empty slots. */
  filled: { t: number; cards: Laid[] };
  /** 7.2 The points of a game, and those of all games so far. */
  game_scored: { t: number; game_no: number; reason: "letters" | "misses"; scores: number[]; ranks: number[]; totals: number[] };
  /** 7.3 The points of all games. */
  match_ended: { t: number; totals: number[]; ranks: number[] };
};

export type Event = Tagged<Events>;

export type Shapes = { view: View; act: Act; legal: Act; event: Event };
