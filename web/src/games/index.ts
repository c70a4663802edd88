/** What a game brings to the shared table, and the games there are. A new game is one more line in COVERS and one in GAMES. */
import type { Component } from "svelte";
import { CODES } from "../languages";
import { settings } from "../settings.svelte";
import { delay } from "../socket";
import { fetchWords, type Names, type Say } from "../texts.svelte";
import type { Effect } from "../sound";
import type { Timeline } from "../table/timeline.svelte";
import type { Wording } from "../log_lines";
import { declared, type Shapes } from "../table/shapes";
import type { Happening, Machine } from "../wire";
import { brought } from "./brought.svelte";
import { guests } from "./guest/guests.svelte";
import * as schnapp from "./schnapp_land_fluss/cover";
import * as schnuff from "./schnuff/cover";
import * as snails from "./snails/cover";
import * as snatchIt from "./snatch_it/cover";
import type { Shapes as RaceShapes } from "./schnapp_land_fluss/shapes";
import type { Shapes as SchnuffShapes } from "./schnuff/types";
import type { Shapes as SnailsShapes } from "./snails/shapes";
import type { Shapes as SnatchItShapes } from "./snatch_it/types";
import type { Explanation } from "./explanation";
import type { Standing } from "./standings";

export type { Act, GameEvent } from "../wire";
export type View = Machine;

/** Seats whose person is not there, and those for which a bot plays. */
export type Absent = Readonly<Record<number, "away" | "bot">>;

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
  past?: readonly S["view"][]; // and how it stood before, event by event
  zero?: number | null; // performance.now() at which the game's own clock stood at 0; null: it does not run
  role?: Role;
  answer?: S["act"] | null; // where nobody races: the own answer that waits for the others'
  answered?: number[]; // and who has given one
  calm?: boolean; // nobody races
  absent?: Absent;
  advised?: S["act"] | null; // by a hint: stands out
  picked?: S["act"] | null; // looked at in the hint: its beginning is taken up
}

/** At a party one screen shows the table to all, and everybody's phone is their hand. */
export type Role = "alone" | "screen" | "hand";

/** A step of the guide: it appears when its moment has come in a real game. Texts `guide-<id>` and `guide-<id>-title`. */
export interface GuideStep<S extends Shapes = Shapes> {
  id: string;
  urgent?: boolean; // takes the place of a tip that is still shown
  fleeting?: boolean; // goes by itself when something else is asked
  when: (now: GuideMoment<S>) => boolean;
}

export interface GuideMoment<S extends Shapes = Shapes> {
  view: S["view"];
  legal: S["legal"][];
  seat: number;
  events: S["event"][];
  options: Machine;
  seen: (id: string) => boolean;
  /** No tip was given since the last own act or the beginning of the own turn: one at a time is enough. */
  fresh: boolean;
}

/** What somebody has at the end, as a picture beside their place. */
export interface HaulProps<S extends Shapes = Shapes> {
  view: S["view"];
  seat: number;
  options: Machine;
}

/** What a game's own part of the lobby is handed: it shows some options by more than words. */
export interface SetupProps {
  options: Machine; // what the table has agreed on so far
  players: number;
  mayChange: boolean;
  change: (options: Machine) => void;
  t: Say;
}

/** What may be chosen on the start page for a game that begins at once. */
export interface QuickProps {
  options: Machine; // what differs from the usual
  change: (options: Machine) => void; // all of it
  players: number;
  seat: (players: number) => void;
  t: Say;
}

/** What a game's own account of its course is handed. */
export interface AccountProps {
  past: readonly Happening[];
  names: readonly string[];
  options: Machine;
  calm: boolean;
  t: Say;
}

/** A line of the log that the event alone does not give; null: it does. */
export type Retelling = (event: Machine, wording: Wording) => string | null;

/** What is known of a game before it is there: all that the start page shows. */
export interface Cover {
  Hero: Component; // whom it is about: fills its box, 240 × 150
  Scenery: Component; // where it is played: fills its box, 1440 × 900, cut where the box is narrower
  minutes?: number | readonly [number, number]; // how long it takes; by the number of players from … to …
  colours?: readonly string[]; // of each seat, in charts; none: the house's
  age?: number;
  /** The game brings something to choose before it begins at once (`Quick`). */
  quick?: boolean;
  /** All act at once: the letter keys belong to the board, nobody is called to their turn, and one device is one player. */
  race?: boolean;
  /** Everybody sees everything: there is no hand to look away from. */
  open?: boolean;
  /** Steps of the guide that are read before a game against bots begins, where time runs from its first moment. */
  intro?: readonly string[];
  /** The board says words in other languages than the reader's. */
  allLanguages?: boolean;
}

export interface Game<S extends Shapes = Shapes> extends Cover {
  Board: Component<BoardProps<S>>;
  Mascot: Component; // who explains the game
  effect: (event: S["event"], own: number | null) => Effect | null;
  guide: GuideStep<S>[];
  /** Its course at a glance, beside the result and the log. */
  Account?: Component<AccountProps>;
  /** The type of event that begins a part of the game: a heading in the log. None: `round_started`. */
  heading?: S["event"]["type"];
  /** Types of events that answer what was done before: in the log they stand with it. */
  answers?: readonly S["event"]["type"][];
  /** Lines of the log that take more than their event: what lies where is told by what came before. */
  retelling?: (past: readonly Happening[]) => Retelling;
  /** Where the game stands, in two words: "Round 2". */
  headline: (view: S["view"], t: Say, options: Machine) => string;
  Champion: Component<{ seat: number; small?: boolean }>; // who plays, in the colours of a seat; small: 44 wide
  Podium?: Component<{ view: S["view"]; standings: Standing[] }>; // in the place of the winners' figures, as `.podium`
  Haul?: Component<HaulProps<S>>;
  /** What decides, where it is not the points: text `score-counted`. */
  counted?: (view: S["view"], seat: number) => number;
  /** What somebody's points are made of, in words; "": nothing to tell. */
  details?: (view: S["view"], seat: number, t: Say) => string;
  /** What stands above the list of options in the lobby, and the options that are set there. */
  setup?: { Setup: Component<SetupProps>; options: readonly string[] };
  /** Of a card, for the booklet … */
  Picture?: Component<{ of: string }>;
  /** … and under which of its headings which ones stand. */
  illustrations?: Readonly<Record<string, readonly string[]>>;
  /** Keys that not every game has: part of the help, texts `help-key-<id>`. */
  keys?: readonly string[];
  /** What the pictures of this game mean: part of the help. */
  Legend?: Component;
  /** What may be chosen for a game against bots, beside how many play. */
  Quick?: Component<QuickProps>;
  /** Options that follow from who sits where. */
  seated?: readonly string[];
  /** What people call the fields of the board that this table plays on: machine name → name. */
  places?: (options: Machine) => Record<string, string>;
  /** What this table calls some of its cards. */
  cardNames?: (options: Machine) => Names;
  /** What a thing is, by a name that its board has for it: [data-explain], [data-spot], [data-place]. Null: nothing to tell. */
  explain?: (thing: string, view: S["view"], t: Say) => Explanation | null;
  /** An act in words, where `act-<type>-line` needs to know more than the act's own fields. */
  phrase?: (act: S["act"], view: S["view"], wording: Wording) => string;
  /** Types of acts that no event tells: what comes of them is told. */
  untold?: readonly S["act"]["type"][];
  /** Whether this seat has nothing more to do in this round or game. */
  isOut?: (view: S["view"], seat: number) => boolean;
  /** Round one screen: ms that somebody may still act after the own last act, here what it caused. */
  curtainDelay?: (options: Machine, events: S["event"][]) => number;
}

const COVERS: Record<string, Cover> = { "snatch-it": snatchIt, schnuff, snails, "schnapp-land-fluss": schnapp };

/** A game as whoever knows no game sees it. It is handed what the server sends of the game of its name, and nothing else. */
type Brought<S extends Shapes = Shapes> = Omit<Game<S>, keyof Cover>;
const known = <S extends Shapes>(game: Brought<S>): Brought => declared(game);

const GAMES: Record<string, () => Promise<Brought>> = {
  "snatch-it": async () => known<SnatchItShapes>(await import("./snatch_it/game")),
  schnuff: async () => known<SchnuffShapes>(await import("./schnuff/game")),
  snails: async () => known<SnailsShapes>(await import("./snails/game")),
  "schnapp-land-fluss": async () => known<RaceShapes>(await import("./schnapp_land_fluss/game")),
};

/** The games that the page was built with. */
export const BUILT_IN: readonly string[] = Object.keys(COVERS);

/** The game of this name, built in or a guest; undefined: there is none, or it is not here yet (`bring`). */
export const gameAt = (name: string): Game | undefined => brought.game(name) ?? guests.game(name);

/** The cover of a built-in game or a guest that has said what it is. */
export const coverAt = (name: string): Cover | undefined => COVERS[name] ?? guests.game(name);

/** The same; the first one where there is none (a setting of older days). */
export const coverOf = (name: string): Cover => coverAt(name) ?? snatchIt;

/** Whose colours a game has: guests share theirs. */
export const coloursOf = (name: string): string => (guests.knows(name) ? "guest" : name);

/** Fetches a built-in game and its words; then it is at `gameAt`. Guests come by themselves (`guests.meet`). */
export async function bring(name: string): Promise<void> {
  const [cover, fetched] = [COVERS[name], GAMES[name]];
  if (!cover || !fetched) return;
  const languages = cover.allLanguages ? CODES : [settings.kept.language];
  for (let attempt = 0; ; attempt++) {
    try {
      const [game] = await Promise.all([fetched(), ...languages.map((language) => fetchWords(name, language))]);
      return brought.put(name, { ...cover, ...game });
    } catch {
      await new Promise((later) => setTimeout(later, delay(attempt))); // the network will come back
    }
  }
}
