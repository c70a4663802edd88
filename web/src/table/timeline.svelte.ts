/** The one timeline of a table. What happens is appended as batches of events and shown one after the other, on one clock: the board,
 * what it says, the sounds, the log's newest line and, once all of it has been seen, who has to act. Nothing is told before its
 * picture, and nothing is cut: a batch that comes meanwhile waits, and the clock goes faster. */
import { flushSync, untrack } from "svelte";
import type { GameEvent } from "../wire";
import { Clock } from "./clock";
import type { Plan } from "./plan";
import type { Shapes } from "./shapes";

/** What is seen at once: an act, or one event of it. */
export interface Batch<S extends Shapes = Shapes> {
  events: S["event"][];
  before: S["view"] | null; // null: the first deal
  view: S["view"]; // as it stands afterwards
  next: S["view"] | null; // how it will stand at once after that, where the events of an act are seen one by one
}

/** What is told of an act. */
export interface Report<S extends Shapes = Shapes> {
  events: S["event"][];
  view: S["view"];
  changes?: Partial<S["view"]>[]; // of the view, by each event: where there are none, only what came of all of them is seen
}

/** A board on which batches can be seen. */
export interface Stage<P extends Plan, S extends Shapes = Shapes> {
  prepare: (batch: Batch<S>) => P; // how things lie, and what there is to see: the board is about to change
  start: (plan: P) => void; // it has changed: show how it came to that
  clear: () => void; // everything stands as it is
}

interface Entry<S extends Shapes> extends Report<S> {
  seq: number;
  before: S["view"] | null;
  begin: () => void; // told together with its view
  end: () => void; // told when all of it has been seen
}

/** A stage whose kind of plan nobody else has to know. */
interface Scene<S extends Shapes> {
  prepare: (batch: Batch<S>) => { plan: Plan; start: () => void };
  clear: () => void;
}

const nothing = (): void => {};
const KEPT = 40; // batches that can be seen again
const APART = 260; // ms between the sounds of a batch that no board shows
const LATE = 1.6; // so much faster while something waits
const VERY_LATE = 3; // and while much waits
const HURRIED = 6;

const NOTHING_TO_SEE: Plan = { cues: [], words: [], total: 0 };

/** How a table stood after each event, and at last what came of all of them. */
export function viewsOf<V extends object>(before: V | null, view: V, changes: readonly Partial<V>[] = []): V[] {
  const views: V[] = [];
  if (before) for (const change of changes) views.push({ ...(views.at(-1) ?? before), ...change });
  return [...views, view];
}

/** What is seen one after the other: the events each with its own view, and at last the view that came of them. */
function partsOf<S extends Shapes>({ events, before, view, changes = [] }: Entry<S>): [Batch<S>, ...Batch<S>[]] {
  const whole = { events, before, view, next: null };
  const views = viewsOf(before, view, changes);
  const [begin, ...more] = views.map((seen, at) => ({
    events: events.slice(at, at + 1),
    before: views[at - 1] ?? before,
    view: seen,
    next: views[at + 1] ?? null,
  }));
  return begin && more.length > 0 ? [begin, ...more] : [whole];
}

/** What is left of it at once. */
const together = <S extends Shapes>(parts: readonly Batch<S>[]): Batch<S> => {
  const [first, last] = [parts[0], parts.at(-1)] as [Batch<S>, Batch<S>];
  return { events: parts.flatMap(({ events }) => events), before: first.before, view: last.view, next: null };
};

/** A picture that fails is missed, and said to whoever looks for faults; the game goes on. */
function attempt<R>(draw: () => R): R | null {
  try {
    return draw();
  } catch (problem) {
    reportError(problem);
    return null;
  }
}

export class Timeline<S extends Shapes = Shapes> {
  view = $state.raw<S["view"] | null>(null);
  events = $state.raw<S["event"][]>([]); // the newest batch
  told = $state(0); // how many of them have been seen
  saying = $state.raw<GameEvent | null>(null); // what the board says
  running = $state(false);
  dealing = $state(false); // the deal is still seen
  again = $state(false); // it is seen once more

  readonly clock = new Clock();
  /** A sound for what is seen at this moment. */
  sound: (event: S["event"]) => void = nothing;

  private cues: ((batch: Batch<S>) => readonly number[]) | null = null; // of a still board
  private paceSet = 1;
  private hurried = false;
  private silent = false; // it is skipped
  private settling = false; // there is no time for anything in between
  private scene = $state.raw<Scene<S> | null>(null);
  private opening = $state.raw<Entry<S> | null>(null);
  private now: Entry<S> | null = null;
  private queue: Entry<S>[] = [];
  private kept = $state.raw<Entry<S>[]>([]);

  /** How fast it goes: 1 is the usual pace, Infinity shows everything at once. */
  set pace(pace: number) {
    this.paceSet = pace;
    this.wind();
    this.hasten();
  }

  /** Everything at once, where that is wanted. */
  private hasten(): void {
    if (this.paceSet === Infinity) queueMicrotask(() => this.settle()); // a board is not drawn in the middle of an effect
  }

  /** Whether the deal waits for a board to be seen on. */
  get pending(): boolean {
    return this.opening !== null;
  }

  /** Whether there is something to be seen again. */
  get canRepeat(): boolean {
    return this.scene !== null && this.kept.length > 0;
  }

  /** From now on batches are seen on this board; what comes back takes it away. */
  attach<P extends Plan>(stage: Stage<P, S>): () => void {
    const scene: Scene<S> = {
      clear: stage.clear,
      prepare: (batch) => {
        const plan = stage.prepare(batch);
        return { plan, start: () => stage.start(plan) };
      },
    };
    this.scene = scene;
    untrack(() => {
      const { opening } = this;
      this.opening = null;
      if (opening) this.show(opening, scene, false);
      this.hasten();
    });
    return () => {
      this.scene = null;
      this.settle();
    };
  }

  /** From now on everything stands at once on this board, as in a race; `cues`: when each event is seen there. */
  attachStill(cues: (batch: Batch<S>) => readonly number[]): () => void {
    this.cues = cues;
    this.opening = null;
    return () => (this.cues = null);
  }

  /** A new scene: nothing of what was before is still to be seen. `opening`: the deal, shown as soon as there is a board. */
  jump(view: S["view"] | null, opening: S["event"][] = []): void {
    this.settle();
    this.view = view;
    this.events = opening;
    this.told = opening.length;
    this.saying = null;
    this.kept = [];
    const deal = view && opening.length > 0 ? { events: opening, before: null, view, seq: 0, begin: nothing, end: nothing } : null;
    if (deal && this.scene) this.show(deal, this.scene);
    else this.opening = deal;
    this.hasten();
  }

  /** What has happened next. `begin` is called when its turn has come, `end` when all of it has been seen. */
  append(report: Report<S> & { seq: number }, begin: () => void = nothing, end: () => void = nothing): void {
    const entry: Entry<S> = { ...report, begin, end, before: (this.queue.at(-1) ?? this.now)?.view ?? this.view };
    this.kept = [...this.kept, entry].slice(-KEPT);
    if (!this.scene) return this.pass(entry);
    this.queue.push(entry);
    this.wind();
    if (!this.now) this.next();
    if (this.paceSet === Infinity || document.hidden) this.settle();
  }

  /** What has happened since this one, once more. */
  repeat(since: number): void {
    if (this.now || !this.scene) return;
    const first = Math.max(
      0,
      this.kept.findIndex(({ seq }) => seq >= since),
    );
    const again = this.kept.slice(first).filter(({ before }) => before !== null);
    if (again.length === 0) return;
    this.again = true;
    this.queue.push(...again.map((one) => ({ ...one, begin: nothing, end: nothing })));
    this.view = again[0]?.before ?? this.view;
    flushSync();
    this.next();
  }

  /** Whoever touches the board has seen enough: the rest goes quickly, and after another touch at once. */
  hurry(): void {
    if (!this.now) return;
    if (this.hurried) return this.settle();
    this.hurried = true;
    this.wind();
  }

  /** Everything has been seen. */
  settle(): void {
    this.silent = this.paceSet !== Infinity;
    this.settling = true;
    this.clock.flush(() => this.now !== null);
    this.silent = this.settling = false;
  }

  /** Without a board: it stands at once, and can be heard. */
  private pass(entry: Entry<S>): void {
    this.now = null;
    this.opening = null; // the game has gone on: a board that comes now shows how it stands
    entry.begin();
    const cues = attempt(() => this.cues?.({ ...entry, next: null })) ?? [];
    this.view = entry.view;
    this.events = entry.events;
    this.told = entry.events.length;
    if (!this.silent) entry.events.forEach((event, at) => this.clock.after(cues[at] ?? at * APART, () => this.sound(event)));
    entry.end();
  }

  private next(): void {
    const entry = this.queue.shift();
    this.wind();
    if (entry && this.scene) return this.show(entry, this.scene);
    if (entry) {
      this.pass(entry);
      return this.next();
    }
    this.now = null;
    this.running = this.dealing = this.hurried = this.again = false;
    this.wind();
    this.scene?.clear();
  }

  /** `mounted`: the board has been drawn, and has to be drawn anew before things move. */
  private show(entry: Entry<S>, scene: Scene<S>, mounted = true): void {
    this.now = entry;
    this.running = true;
    this.dealing = entry.before === null;
    entry.begin();
    const [part, ...more] = this.paceSet === Infinity || document.hidden ? partsOf({ ...entry, changes: [] }) : partsOf(entry);
    this.see(part, more, entry, scene, mounted);
  }

  /** A part of what has happened, and then the others. */
  private see(part: Batch<S>, more: Batch<S>[], entry: Entry<S>, scene: Scene<S>, mounted: boolean): void {
    const told = entry.events.length - part.events.length - more.reduce((sum, { events }) => sum + events.length, 0); // before
    const shown = attempt(() => scene.prepare(part));
    this.view = part.view;
    this.events = entry.events;
    this.told = told;
    if (mounted) flushSync();
    attempt(() => shown?.start());
    const { cues, sounds = cues, words, total } = shown?.plan ?? NOTHING_TO_SEE;
    cues.forEach((at, place) => this.clock.after(at, () => (this.told = Math.max(this.told, told + place + 1))));
    sounds.forEach((at, place) => this.clock.after(at, () => this.hear(part.events[place])));
    for (const { at, event } of words) this.clock.after(at, () => (this.saying = event));
    this.clock.after(total, () => {
      const [next, ...rest] = more;
      if (next && this.scene === scene)
        return this.settling ? this.see(together(more), [], entry, scene, true) : this.see(next, rest, entry, scene, true);
      this.view = entry.view;
      this.told = entry.events.length;
      entry.end();
      this.next();
    });
    if (this.scene !== scene) this.settle(); // while it was drawn the board has gone: nobody looks on
  }

  private hear(event: S["event"] | undefined): void {
    if (event && !this.silent) this.sound(event);
  }

  private wind(): void {
    const late = this.queue.length > 3 ? VERY_LATE : this.queue.length > 1 ? LATE : 1;
    const pace = this.paceSet === Infinity ? 1 : this.paceSet;
    this.clock.rate = pace * (this.hurried ? HURRIED : this.again ? 1 : late);
  }
}
