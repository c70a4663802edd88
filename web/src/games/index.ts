/** What a game brings to the shared table, and the games there are. A new game is one more line here. */
import type { Component } from "svelte";
import type { Names, Say } from "../texts.svelte";
import type { Effect } from "../sound";
import type { Timeline } from "../table/timeline.svelte";
import type { Wording } from "../log_lines";
import { declared, type Shapes } from "../table/shapes";
import type { Machine, Result } from "../wire";
import { guests } from "./guest/guests.svelte";
import SchnappBoard from "./schnapp_land_fluss/Board.svelte";
import SchnappHero from "./schnapp_land_fluss/Hero.svelte";
import SchnappMascot from "./schnapp_land_fluss/Mascot.svelte";
import SchnappScenery from "./schnapp_land_fluss/Scenery.svelte";
import * as schnapp from "./schnapp_land_fluss/game";
import SchnuffBoard from "./schnuff/Board.svelte";
import SchnuffHero from "./schnuff/Hero.svelte";
import SchnuffMascot from "./schnuff/Mascot.svelte";
import SchnuffScenery from "./schnuff/Scenery.svelte";
import * as schnuff from "./schnuff/game";
import SnailsBoard from "./snails/Board.svelte";
import SnailsHero from "./snails/Hero.svelte";
import SnailsMascot from "./snails/Mascot.svelte";
import SnailsScenery from "./snails/Scenery.svelte";
import * as snails from "./snails/game";
import SnatchItBoard from "./snatch_it/Board.svelte";
import SnatchItHero from "./snatch_it/Hero.svelte";
import SnatchItMascot from "./snatch_it/Mascot.svelte";
import SnatchItScenery from "./snatch_it/Scenery.svelte";
import * as snatchIt from "./snatch_it/game";

export type { Act, GameEvent } from "../wire";
export type View = Machine;

/** What the shared table hands to a game's board. The board knows no rules: `legal` says what may be done. */
export interface BoardProps<S extends Shapes = Shapes> {
  view: S["view"];
  legal: S["legal"][];
  owed: number[];
  seat: number | null; // null: a spectator
  names: string[];
  events: S["event"][]; // the newest batch: a new array with every act
  timeline: Timeline<S>; // on which they are shown
  busy: boolean; // an act of ours is on its way
  act: (act: S["act"], reaction?: number | null) => void; // reaction: ms since that was seen which is acted upon, in a race
  options: Machine; // what the table has agreed on
  t: Say;
  motion: boolean;
  replay?: boolean; // only shown: a finished game is stepped through
  zero?: number | null; // performance.now() at which the game's own clock stood at 0; null: it does not run
  role?: Role;
  answer?: S["act"] | null; // where nobody races: the own answer that waits for the others'
  answered?: number[]; // and who has given one
  advised?: S["act"] | null; // by a hint: stands out
  picked?: S["act"] | null; // looked at in the hint: its beginning is taken up
}

/** At a party one screen shows the table to all, and everybody's phone is their hand. */
export type Role = "alone" | "screen" | "hand";

/** A step of the guide: it appears when its moment has come in a real game. Texts `guide-<id>` and `guide-<id>-title`. */
export interface GuideStep<S extends Shapes = Shapes> {
  id: string;
  urgent?: boolean; // takes the place of a tip that is still shown
  when: (now: GuideMoment<S>) => boolean;
}

export interface GuideMoment<S extends Shapes = Shapes> {
  view: S["view"];
  legal: S["legal"][];
  seat: number;
  events: S["event"][];
  options: Machine;
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

/** What a game's own part of the lobby is handed: it shows some options by more than words. */
export interface SetupProps {
  options: Machine; // what the table has agreed on so far
  players: number;
  mayChange: boolean;
  change: (options: Machine) => void;
  t: Say;
}

export interface Game<S extends Shapes = Shapes> {
  Board: Component<BoardProps<S>>;
  Mascot: Component; // who explains the game
  Hero: Component; // whom it is about: fills its box, 240 × 150
  Scenery: Component; // where it is played: fills its box, 1440 × 900, cut where the box is narrower
  booklet: Record<"de" | "en", string>; // "": there is none
  minutes?: number;
  age?: number;
  effect: (event: S["event"], own: number | null) => Effect | null;
  /** All act at once: the letter keys belong to the board, nobody is called to their turn, and one device is one player. */
  race?: boolean;
  guide: GuideStep<S>[];
  /** Where the game stands, in two words: "Round 2". */
  headline: (view: S["view"], t: Say, options: Machine) => string;
  /** The position of a verbose record as this viewer saw it; everything face up for "all". */
  viewOf: (position: S["position"], viewer: number | "all") => S["view"];
  standings: (view: S["view"], t: Say, result: Result | null) => Standing[];
  /** What stands above the list of options in the lobby, and the options that are set there. */
  setup?: { Setup: Component<SetupProps>; options: readonly string[] };
  /** Options that follow from who sits where. */
  seated?: readonly string[];
  /** What people call the fields of the board that this table plays on: machine name → name. */
  places?: (options: Machine) => Record<string, string>;
  /** What this table calls some of its cards. */
  cardNames?: (options: Machine) => Names;
  /** An act in words, where `act-<type>-line` needs to know more than the act's own fields. */
  deed?: (act: S["act"], view: S["view"], wording: Wording) => string;
  /** Round one screen: ms that somebody may still act after the own last act, here what it caused. */
  curtainDelay?: (options: Machine, events: S["event"][]) => number;
}

/** A game as whoever knows no game sees it. It is handed what the server sends of the game of its name, and nothing else. */
const known = <S extends Shapes>(game: Game<S>): Game => declared(game);

export const GAMES: Record<string, Game> = {
  "snatch-it": known<snatchIt.Shapes>({
    Board: SnatchItBoard,
    Mascot: SnatchItMascot,
    Hero: SnatchItHero,
    Scenery: SnatchItScenery,
    ...snatchIt,
  }),
  schnuff: known<schnuff.Shapes>({ Board: SchnuffBoard, Mascot: SchnuffMascot, Hero: SchnuffHero, Scenery: SchnuffScenery, ...schnuff }),
  snails: known<snails.Shapes>({ Board: SnailsBoard, Mascot: SnailsMascot, Hero: SnailsHero, Scenery: SnailsScenery, ...snails }),
  "schnapp-land-fluss": { Board: SchnappBoard, Mascot: SchnappMascot, Hero: SchnappHero, Scenery: SchnappScenery, ...schnapp },
};

/** The game of this name, built in or a guest; undefined: there is none, or it has not said yet what it is. */
export const gameAt = (name: string): Game | undefined => GAMES[name] ?? guests.game(name);

/** The same; the first one where there is none (a setting of older days). */
export const gameOf = (name: string): Game => gameAt(name) ?? (Object.values(GAMES)[0] as Game);

/** Whose colours a game has: guests share theirs. */
export const coloursOf = (name: string): string => (guests.knows(name) ? "guest" : name);
