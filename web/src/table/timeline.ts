/** The timeline of a batch of events: what flies from where to where, what is shown and said, and when. Pure; `flights.ts` plays it. */
import type { GameEvent } from "../games";

/** A spot is the `data-spot` of something on the board: "hand 0 crawler_3", "hand 1", "stack s4", "deck" … */
export type Spot = string;

/** Something that travels over the board. */
export interface Flight {
  item: string; // what it looks like: a kind of card, "back", "stack", "coin" …
  path: { spot: Spot; at: number }[]; // milliseconds after the batch; all but the last are places before it
  end: "stays" | "gone"; // does what travelled lie there afterwards?
  shape?: "arc" | "drop" | "spin" | "shrink" | "grow";
  with?: "stork"; // who carries it
}

/** An animation of something that stays where it is. */
export interface Gesture {
  kind: string; // what a game's flights know how to show
  spot: Spot;
  to?: Spot;
  item?: string;
  at: number;
  ms: number;
}

/** A whole timeline. */
export interface Plan {
  flights: Flight[];
  gestures: Gesture[];
  words: { at: number; event: GameEvent }[]; // what is said while it happens
  total: number;
}

/** The timeline while the cues of a batch are added: everything begins at `now`, and moves it on. */
export class Timeline {
  flights: Flight[] = [];
  gestures: Gesture[] = [];
  words: Plan["words"] = [];
  now = 0;

  say(event: GameEvent): void {
    this.words.push({ at: this.now, event });
  }

  /** Something from one spot to another. */
  move(item: string, from: Spot, to: Spot, at: number, ms: number, more: Partial<Flight> = {}): void {
    this.flights.push({
      item,
      path: [
        { spot: from, at },
        { spot: to, at: at + ms },
      ],
      end: "stays",
      ...more,
    });
  }

  plan(): Plan {
    const { flights, gestures, words, now } = this;
    const ends = [now, ...flights.map(({ path }) => path.at(-1)?.at ?? 0), ...gestures.map(({ at, ms }) => at + ms)];
    return { flights, gestures, words, total: Math.max(...ends) };
  }
}

/** The same plan, played in `longest` ms if it would take more. */
export function within(longest: number, plan: Plan): Plan {
  const { flights, gestures, words, total } = plan;
  if (total <= longest) return plan;
  const by = longest / total;
  return {
    flights: flights.map((one) => ({ ...one, path: one.path.map(({ spot, at }) => ({ spot, at: at * by })) })),
    gestures: gestures.map((one) => ({ ...one, at: one.at * by, ms: one.ms * by })),
    words: words.map(({ at, event }) => ({ at: at * by, event })),
    total: longest,
  };
}
