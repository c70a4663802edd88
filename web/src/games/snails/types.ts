// Made by tools/game_types.py from src/schnapp/games/snails. Do not edit: run `python tools/game_types.py`.
import type { Tagged } from "../../table/shapes";
import type { Machine } from "../../wire";

export const PLAYERS = ["p1", "p2", "p3", "p4"] as const;
export type Player = (typeof PLAYERS)[number];

export const SNAILS = ["p1.leader", "p1.infantry", "p1.scout", "p1.medic", "p2.leader", "p2.infantry", "p2.scout", "p2.medic", "p3.leader", "p3.infantry", "p3.scout", "p3.medic", "p4.leader", "p4.infantry", "p4.scout", "p4.medic"] as const;
export type Snail = (typeof SNAILS)[number];

export const FACTIONS = ["amazons", "barbarians", "cowboys", "pirates", "ninjas", "zombies"] as const;
export type Faction = (typeof FACTIONS)[number];

export type Card = string;

export type ArsenalCard = string;

export const FACES = ["water:empty", "water:barrel", "water:trap", "water:cards1", "water:cards2", "water:mine", "beach:empty", "beach:barrel", "beach:trap", "beach:cards1", "beach:cards2", "beach:mine", "meadow:empty", "meadow:barrel", "meadow:trap", "meadow:cards1", "meadow:cards2", "meadow:mine", "mountain:empty", "mountain:barrel", "mountain:trap", "mountain:cards1", "mountain:cards2", "mountain:mine"] as const;
export type Face = (typeof FACES)[number];

export type Field = string;

export const HALVES = ["crawl", "dig", "shell", "swap", "aim", "strike"] as const;
export type Half = (typeof HALVES)[number];

export const SOURCES = ["aim", "leader", "eagle_eyes"] as const;
export type Source = (typeof SOURCES)[number];

export const MARKERS = ["fire", "mine", "dynamite"] as const;
export type Marker = (typeof MARKERS)[number];

export const DIE_FACES = ["triangle", "square", "circle"] as const;
export type DieFace = (typeof DIE_FACES)[number];

export const TERRAINS = ["water", "beach", "meadow", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const BACKS = ["empty", "barrel", "trap", "cards1", "cards2", "mine"] as const;
export type Back = (typeof BACKS)[number];

/** Who decides alone. */
export type Decider = {
  player: Player;
};

/** 6.5 Whose turn it is, before its card is turned up. */
export type InSlot = {
  player: Player;
  slot: number;
};

/** 6.5 The same, with the snail that acts as soon as that is known; null in the cleanup. */
export type Resolving = {
  player: Player;
  slot: number;
  snail: Snail | null;
};

/** 2.3 What lies on a field. */
export type Tiles = {
  stack: number;
  damage: number;
  fire: number;
  mine: number;
  dynamite: number;
};

/** 2.1 A snail that lives. */
export type Living = {
  health: number;
  field: Field | null;
  shell: boolean;
};

/** 2.2 A card that is laid; `null` where it was taken away again. */
export type Slot = {
  card: Card | "?" | null;
  state: "hidden" | "revealed" | "resolved" | "empty" | "skipped:no_active_snail" | "skipped:slot_empty" | "skipped:water" | "skipped:no_target" | "skipped:only_friendly" | "skipped:self_elimination";
};

/** 6.6 Rerolls for the next slot. */
export type Aim = {
  snail: Snail;
  slot: number;
  rerolls: number;
};

/** 2.2 What lies before a player. */
export type Person = {
  faction: Faction | null;
  faction_card: "beside" | "hand" | "slot" | "box" | "with_player";
  hand: Card[] | number;
  slots: Slot[];
  active: Snail | "?" | null;
  inactive: Snail | "?" | null;
  revealed: Snail[];
  ability_used: boolean;
  aim: Aim | null;
  lost_this_round: boolean;
  lost_last_round: boolean;
};

/** What a seat is sent. */
export type View = {
  at: "choose_faction" | "mulligan" | "keep_start_hand" | "place_snail" | "draw" | "draw_limit" | "program" | "over" | "draw_turn" | "turn" | "cleanup" | "collect" | "pass" | "resolving";
  round: number;
  start_player: Player;
  turn: Decider | InSlot | Resolving | null;
  contamination: number;
  board: Record<string, Tiles>;
  removed: Face[];
  snails: Record<string, Living>;
  players: Record<string, Person>;
  deck: number;
  discard: ArsenalCard[];
  eliminated: Player[][];
  /** Whose eyes see it; null: those of a spectator. */
  viewer: "p1" | "p2" | "p3" | "p4" | null;
};

export type Acts = {
  choose_faction: { faction: Faction };
  /** 5/6b A hand without a red card. */
  mulligan: { redraw: boolean };
  /** 5/6c Three or four of the five cards. Its number: their places in the hand, as bits. */
  keep_start_hand: { cards: Card[] };
  place_snail: { snail: Snail; field: Field };
  /** 6.3/2 Two cards for one. Its number: cards j < i of the hand are i * (i - 1) / 2 + j. */
  exchange: { discard: Card[] };
  /** 6.3/2 After a loss. */
  take_faction_card: {};
  /** 6.3/2 Enough. */
  end_draw: {};
  /** 6.3/3 At the hand limit, and where a card says so. */
  discard: { card: Card };
  /** 6.4 All of a round. Legal lists have one element for all of them, and the rules know it piece by piece or as a whole. */
  program: { active: Snail; inactive: Snail | null; slots: Card[] };
  /** 6.10 A turn that may be skipped. */
  choose_resolve: { resolve: boolean };
  /** 6.6 Of a basic card. */
  choose_half: { half: Half };
  step: { to: Field };
  /** 6.9 The points that are left lapse. */
  stop: {};
  /** 6.7 C2 */
  choose_target: { snail?: Snail; field?: Field };
  /** 6.7 C4 Die 1 or 2. */
  reroll: { die: number; source: Source };
  /** 6.7 C4 What the dice show. */
  keep: {};
  /** 6.7 C5 By its place on the card. */
  choose_outcome: { index: number };
  /** 6.7 C6 */
  choose_deviation: { field: Field };
  /** 6.8 Where the acting snail goes. */
  choose_place: { to: Field };
  /** 6.8 Whether the target is pulled. */
  place_target: { place: boolean };
  /** 6.8 Who is hurt besides. */
  choose_enemy: { snail: Snail };
  /** 6.8 Which slot of another is emptied. */
  choose_slot: { slot: number };
  /** 6.6 Whose shell is given up. */
  take_shell: { from: Snail };
  /** 6.11 Once in a round. */
  use_ability: { use: boolean };
  push: { snail: Snail; to: Field };
  /** 6.9 A fourth snail makes one go. */
  overflow: { snail: Snail; to: Field };
  /** 6.9, 6.12 What goes off first: these markers, or those on this field. */
  order_effect: { effect?: Marker; field?: Field };
};

export type Act = Tagged<Acts>;

/** As a seat is told of them: what is private is left out for others. */
export type Events = {
  game_started: { start_player: Player };
  faction_chosen: { player: Player; faction: Faction };
  cards_drawn: { player: Player; n: number; cards?: Card[] };
  start_hand_shown: { player: Player; cards: Card[] };
  deck_reshuffled: { n: number };
  cards_discarded: { player: Player; cards: Card[] };
  snail_placed: { snail: Snail; field: Field };
  round_started: { round: number; start_player: Player };
  faction_card_taken: { player: Player };
  faction_card_returned: { player: Player };
  programmed: { player: Player; active?: Snail; inactive?: Snail | null; slots?: Card[] };
  turn_started: { player: Player; slot: number };
  order_revealed: { player: Player; snail: Snail };
  card_revealed: { player: Player; slot: number; card: Card };
  turn_skipped: { player: Player; slot: number; reason: "no_active_snail" | "slot_empty" | "water" | "no_target" | "only_friendly" | "self_elimination" };
  half_chosen: { player: Player; half: Half };
  turn_resolved: { player: Player; slot: number };
  shell_entered: { snail: Snail };
  shell_left: { snail: Snail };
  aim_set: { player: Player; snail: Snail; slot: number; rerolls: number };
  aim_ended: { player: Player; snail: Snail };
  orders_swapped: { player: Player };
  order_lost: { player: Player; snail: Snail; place: "active" | "inactive" };
  /** R44 The inactive order slides up. */
  free_swap: { player: Player };
  /** 6.7 C2 A field, a snail, or all snails in an area. */
  target_chosen: { player: Player; field?: Field; snail?: Snail; snails?: Snail[] };
  /** One die or two. */
  dice_rolled: { player: Player; faces: DieFace[] };
  die_rerolled: { player: Player; die: number; source: Source; face: DieFace };
  outcome_chosen: { player: Player; index: number };
  attack_missed: { player: Player };
  deviated: { player: Player; field: Field };
  /** 6.9 `n` as it was done, `dealt` as a shell has left it. */
  damage: { snail: Snail; n: number; dealt: number; health: number; source: "card" | "strike" | "mine" | "dynamite" | "trap" | "mine_back" | "fire" | "stench" | "contamination" };
  healed: { snail: Snail; n: number; health: number };
  eliminated: { snail: Snail };
  tile_damaged: { field: Field };
  tile_destroyed: { field: Field; terrain: Terrain; back: Back; cause: "card" | "dig" | "mine" | "mine_back" | "fire" };
  tile_removed: { field: Field; terrain: Terrain; back: Back };
  marker_placed: { field: Field; kind: Marker; k: number };
  exploded: { field: Field; kind: Marker };
  fires_removed: { fields: Field[] };
  snail_moved: { snail: Snail; from: Field; to: Field; how: "step" | "push" | "overflow" | "place" };
  contamination: { index: number; value: number };
  slot_emptied: { player: Player; slot: number; card: Card; to: "hand" | "discard" };
  /** Both are told the card. */
  card_stolen: { from: Player; to: Player; card?: Card };
  ability_used: { player: Player; ability: "eagle_eyes" | "berserk_fury" | "gunslingers" };
  player_out: { player: Player; cards: Card[] };
  cleanup_started: { round: number };
  /** 6.12 b Basic cards and those with the return symbol go to the hand. */
  cards_collected: { player: Player; to_hand: Card[]; to_discard: Card[]; faction_card: boolean };
  start_player_passed: { player: Player };
  game_over: { result: "win" | "draw"; ranks: number[] };
  /** 6.1 The only answer to a question was given. */
  auto: { player: Player; action: Machine };
};

export type Event = Tagged<Events>;

export type Shapes = { view: View; act: Act; legal: Act; event: Event };
