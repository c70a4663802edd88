/** What a game brings to the shared table, and the games there are. A new game is one more line here. */
import type { Component } from "svelte";
import type { Say } from "../texts.svelte";
import type { Effect } from "../sound";
import type { Machine } from "../wire";
import SnatchItBoard from "./snatch_it/Board.svelte";
import * as snatchIt from "./snatch_it/face";

export type Act = Machine & { type: string };
export type GameEvent = Machine & { type: string };
export type View = Machine;

/** What the shared table hands to a game's board. The board knows no rules: `legal` says what may be done. */
export interface BoardProps {
  view: View;
  legal: Act[];
  owed: number[];
  seat: number | null; // null: a spectator
  names: string[];
  events: GameEvent[]; // the newest batch: a new array with every act
  busy: boolean; // an act of ours is on its way
  act: (act: Act) => void;
  t: Say;
  motion: boolean;
  replay?: boolean; // only shown: a finished game is stepped through
}

/** A step of the guide: it appears when its moment has come in a real game. Texts `guide-<id>` and `guide-<id>-title`. */
export interface GuideStep {
  id: string;
  urgent?: boolean; // takes the place of a tip that is still shown
  when: (now: GuideMoment) => boolean;
}

export interface GuideMoment {
  view: View;
  legal: Act[];
  seat: number;
  events: GameEvent[];
  seen: (id: string) => boolean;
}

/** One bar of a player's result: what the points are made of. */
export interface Share {
  text: string;
  points: number;
  kind: string;
}

export interface Standing {
  seat: number;
  rank: number;
  points: number;
  shares: Share[];
}

export interface Game {
  Board: Component<BoardProps>;
  booklet: Record<"de" | "en", string>;
  minutes: number;
  age: number;
  effect: (event: GameEvent) => Effect | null;
  guide: GuideStep[];
  /** Where the game stands, in two words: "Round 2". */
  headline: (view: View, t: Say) => string;
  /** The position of a verbose record as this viewer saw it; everything face up for "all". */
  viewOf: (position: Machine, viewer: number | "all") => View;
  standings: (view: View, t: Say) => Standing[];
}

export const GAMES: Record<string, Game> = {
  "snatch-it": { Board: SnatchItBoard, ...snatchIt },
};
