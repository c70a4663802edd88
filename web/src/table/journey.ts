/** Plans of motion: which thing travels from where over where to where, and when. Pure; `flights.ts` flies them. */
import type { GameEvent } from "../games";

/** A spot is the `data-spot` of something on the board: "hand 0 crawler_3", "hand 1", "stack s4", "deck" … */
export type Spot = string;

export interface Journey {
  face: string; // a kind, "back" …: as it looked at the start
  path: { spot: Spot; at: number }[]; // milliseconds after the batch; all but the last are places before it
  end: "stays" | "gone"; // does what travelled lie there afterwards?
  shape?: "arc" | "drop" | "spin" | "shrink" | "grow";
  with?: "stork"; // who carries it
}

export interface Gesture {
  kind: string; // what a game's flights know how to show
  spot: Spot;
  to?: Spot;
  face?: string;
  at: number;
  ms: number;
}

export interface Plan {
  journeys: Journey[];
  gestures: Gesture[];
  words: { at: number; event: GameEvent }[]; // what is said while it happens
  total: number;
}

/** A batch of events while it is being told: everything begins at `now`, and moves it on. */
export class Story {
  journeys: Journey[] = [];
  gestures: Gesture[] = [];
  words: Plan["words"] = [];
  now = 0;

  say(event: GameEvent): void {
    this.words.push({ at: this.now, event });
  }

  /** Something from one spot to another. */
  move(face: string, from: Spot, to: Spot, at: number, ms: number, more: Partial<Journey> = {}): void {
    this.journeys.push({
      face,
      path: [
        { spot: from, at },
        { spot: to, at: at + ms },
      ],
      end: "stays",
      ...more,
    });
  }

  plan(): Plan {
    const { journeys, gestures, words, now } = this;
    const ends = [now, ...journeys.map(({ path }) => path.at(-1)?.at ?? 0), ...gestures.map(({ at, ms }) => at + ms)];
    return { journeys, gestures, words, total: Math.max(...ends) };
  }
}

/** The same plan, told in `longest` ms if it would take more. */
export function within(longest: number, plan: Plan): Plan {
  const { journeys, gestures, words, total } = plan;
  if (total <= longest) return plan;
  const by = longest / total;
  return {
    journeys: journeys.map((one) => ({ ...one, path: one.path.map(({ spot, at }) => ({ spot, at: at * by })) })),
    gestures: gestures.map((one) => ({ ...one, at: one.at * by, ms: one.ms * by })),
    words: words.map(({ at, event }) => ({ at: at * by, event })),
    total: longest,
  };
}
