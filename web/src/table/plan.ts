/** The plan of a batch of events: what flies from where to where, what is shown and said, and when. Pure; `flights.ts` plays it. */
import type { GameEvent } from "../wire";
import { THROW_MS } from "./throw";

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

/** What there is to see of a batch of events, and when. */
export interface Plan {
  cues: number[]; // when each event is seen: its line comes then, and its sound
  sounds?: number[]; // where dice are heard as they roll, and told when they lie
  words: { at: number; event: GameEvent }[]; // what the board says while it happens
  total: number; // when all of it has been seen
}

/** The same where things travel over the board. */
export interface FlightPlan extends Plan {
  flights: Flight[];
  gestures: Gesture[];
}

/** Ms that one looks on when something has happened that matters: a stack is stolen, a toll is paid, somebody is out. */
export const MATTERS = 500;

/** A plan in the making, event after event: everything begins at `now`, and moves it on. */
export class Planner {
  flights: Flight[] = [];
  gestures: Gesture[] = [];
  cues: number[] = [];
  sounds: number[] = [];
  words: Plan["words"] = [];
  private rolls = false; // the dice of the last event
  now = 0;

  /** The next event is seen from now on, or when it is said. */
  cue(): void {
    this.cues.push(this.now);
    this.sounds.push(this.now);
    this.rolls = false;
  }

  /** Its dice roll now, and it is told when they lie. */
  rolled(): void {
    this.rolls = true;
    this.sounds.splice(-1, 1, this.now);
    this.cues.splice(-1, 1, this.now + THROW_MS);
  }

  say(event: GameEvent): void {
    this.words.push({ at: this.now, event });
    this.cues.splice(-1, 1, this.now);
    if (!this.rolls) this.sounds.splice(-1, 1, this.now);
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

  /** When all that flies has landed. */
  get landed(): number {
    return Math.max(this.now, ...this.flights.map(({ path }) => path.at(-1)?.at ?? 0));
  }

  plan(): FlightPlan {
    const { flights, gestures, cues, sounds, words, landed } = this;
    return { flights, gestures, cues, sounds, words, total: Math.max(landed, ...gestures.map(({ at, ms }) => at + ms)) };
  }
}

/** From this moment on the table shows these facts. */
export interface Step<F> {
  at: number;
  change: (facts: F) => F;
}

/** What flies, and the facts (counts, above all) that catch up with it one by one: facts.svelte.ts keeps them. */
export interface FactsPlan<F> extends FlightPlan {
  start: F;
  steps: Step<F>[];
}

export class FactsPlanner<F> extends Planner {
  private readonly steps: Step<F>[] = [];

  /** `facts`: as the table stands before the batch. */
  constructor(readonly facts: F) {
    super();
  }

  show(at: number, change: Step<F>["change"]): void {
    this.steps.push({ at, change });
  }

  override plan(): FactsPlan<F> {
    const { steps, facts } = this;
    const plan = super.plan();
    return { ...plan, start: facts, steps, total: Math.max(plan.total, ...steps.map(({ at }) => at)) };
  }
}

/** The same plan, played in `longest` ms if it would take more. */
export function within<P extends FlightPlan & { steps?: { at: number }[] }>(longest: number, plan: P): P {
  const { flights, gestures, cues, sounds, words, steps, total } = plan;
  if (total <= longest) return plan;
  const by = longest / total;
  return {
    ...plan,
    ...(steps && { steps: steps.map((one) => ({ ...one, at: one.at * by })) }),
    flights: flights.map((one) => ({ ...one, path: one.path.map(({ spot, at }) => ({ spot, at: at * by })) })),
    gestures: gestures.map((one) => ({ ...one, at: one.at * by, ms: one.ms * by })),
    cues: cues.map((at) => at * by),
    ...(sounds && { sounds: sounds.map((at) => at * by) }),
    words: words.map(({ at, event }) => ({ at: at * by, event })),
    total: longest,
  };
}
