/** Plays a plan over the board: copies travel in a layer of their own, what lies at the goal appears when they land. */
import type { Clock } from "./clock";
import type { Flight, FlightPlan, Gesture, Spot } from "./plan";

/** What a game's flights know of its board. */
export interface Terrain {
  thing: number; // px: how wide a card looks that goes to or comes from something that is no card
  flat: RegExp; // spots that are no cards
  shifts: RegExp; // spots of what slides when it merely makes room
  itself: RegExp; // items that look as what lay there: its [data-picture]
  stays: RegExp; // spots whose thing is still there when one of it has left
  /** The wider places, where there is no sight of the exact one: a hidden hand card comes from the hand. */
  wider: (spot: Spot) => Spot[];
  /** How wide something is taken to be in this spot. */
  width: (spot: Spot, box: DOMRect) => number;
  /** How what stays in its place moves there. */
  gestures?: Readonly<Record<string, Keyframe[]>>;
}

/** What something looks like that travels; null: there is no picture of it. */
export type Picture = (item: string) => Element | null;

export interface Seen {
  el: HTMLElement;
  box: DOMRect;
}

/** Where everything lies at a moment. */
export type SeenSpots = Map<Spot, Seen[]>;

const LANDED = 10; // ms a copy outlives its landing, so that nothing flickers

export interface Stop {
  x: number; // centre
  y: number;
  width: number;
  at: number;
}

/** The same, of several things in a spot those last of which this is true. */
const putLast = (spots: SeenSpots, is: (el: HTMLElement) => boolean): SeenSpots =>
  new Map([...spots].map(([spot, seen]) => [spot, seen.toSorted((a, b) => Number(is(a.el)) - Number(is(b.el)))]));

export abstract class Flights {
  protected before: SeenSpots = new Map();
  private readonly running = new Set<Animation>();

  protected abstract readonly terrain: Terrain;

  constructor(
    private readonly clock: Clock,
    private readonly board: HTMLElement,
    protected readonly air: HTMLElement,
    protected readonly picture: Picture,
  ) {}

  /** Remember where everything lies; call before the board changes. What was dropped begins where it was let go. */
  look(dropped: Seen | null = null): void {
    this.before = this.seenSpots();
    const held = dropped && this.before.get(dropped.el.dataset["spot"] ?? "")?.find(({ el }) => el === dropped.el);
    if (held && dropped) held.box = dropped.box;
  }

  /** Everything that still flies has landed. */
  land(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.air.replaceChildren();
  }

  /** What there is to see, once the board has changed. */
  show(plan: FlightPlan, motion: boolean): void {
    if (motion) this.fly(plan);
    else this.flash(plan);
  }

  private fly({ flights, gestures }: FlightPlan): void {
    this.land();
    const after = this.seenSpots();
    const old = new Set([...this.before.values()].flat().map(({ el }) => el));
    const left = putLast(this.before, (el) => el.isConnected);
    const goals = putLast(after, (el) => old.has(el));
    this.shift(after, flights);
    for (const flight of flights) this.travel(flight, left, goals);
    for (const gesture of gestures) this.gesture(gesture, after);
  }

  /** Without motion: what changed is shown by a flash of light. */
  private flash({ flights }: FlightPlan): void {
    this.land();
    const after = this.seenSpots();
    for (const spot of new Set(flights.filter(({ end }) => end === "stays").map(({ path }) => path.at(-1)?.spot ?? ""))) {
      const el = after.get(spot)?.[0]?.el;
      if (el) this.animate(el, [{ boxShadow: "0 0 0 6px #f6bd5f" }, { boxShadow: "0 0 0 6px #f6bd5f" }], { duration: 1200 });
    }
  }

  private seenSpots(): SeenSpots {
    const seenSpots: SeenSpots = new Map();
    for (const el of this.board.querySelectorAll<HTMLElement>("[data-spot]")) {
      const spot = el.dataset["spot"] ?? "";
      const seen = { el, box: el.getBoundingClientRect() };
      if (seen.box.width > 0) seenSpots.set(spot, [...(seenSpots.get(spot) ?? []), seen]);
    }
    return seenSpots;
  }

  /** What merely made room slides to its new place. */
  private shift(after: SeenSpots, flights: readonly Flight[]): void {
    const was = new Map([...this.before.values()].flat().map(({ el, box }) => [el, box]));
    for (const [spot, seen] of after) {
      if (this.terrain.flat.test(spot) || !this.terrain.shifts.test(spot)) continue;
      for (const { el, box } of seen) {
        const old = was.get(el);
        if (!old || Math.hypot(old.x - box.x, old.y - box.y) < 2) continue;
        this.animate(el, [{ translate: `${old.x - box.x}px ${old.y - box.y}px` }, { translate: "0 0" }], {
          duration: 320,
          delay: this.stays(spot, flights),
          easing: "ease-in-out",
          fill: "backwards",
        });
      }
    }
  }

  /** How long something stays where it was before it makes room. */
  protected stays(..._: [spot: Spot, flights: readonly Flight[]]): number {
    return 0;
  }

  protected stop({ el, box }: Seen, at: number): Stop {
    const frame = this.air.getBoundingClientRect();
    const width = this.terrain.width(el.dataset["spot"] ?? "", box);
    return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, width, at };
  }

  private sky(at: number): Stop {
    const frame = this.air.getBoundingClientRect();
    return { x: frame.width + 140, y: -160, width: this.terrain.thing, at };
  }

  protected find(seenSpots: SeenSpots, spot: Spot): Seen | undefined {
    for (const one of [spot, ...this.terrain.wider(spot)]) {
      const seen = seenSpots.get(one)?.[0];
      if (seen) return seen;
    }
    return undefined;
  }

  /** The same, but no two flights take the same copy. */
  private take(seenSpots: SeenSpots, spot: Spot): Seen | undefined {
    const seen = seenSpots.get(spot);
    if (seen && seen.length > 1) return seen.shift();
    return this.find(seenSpots, spot);
  }

  /** Where it lies now; else where such a thing lay before, for a place that is no more. */
  private goal(spot: Spot, goals: SeenSpots): Seen | undefined {
    return goals.has(spot) ? this.take(goals, spot) : (this.before.get(spot)?.[0] ?? this.find(goals, spot));
  }

  private travel(flight: Flight, left: SeenSpots, goals: SeenSpots): void {
    const { path, end, item } = flight;
    const first = path[0];
    const last = path.at(-1);
    if (!first || !last) return;
    const source = this.take(left, first.spot);
    const goal = last.spot === "sky" ? undefined : this.goal(last.spot, goals);
    const picture = this.terrain.itself.test(item) ? source?.el.querySelector("[data-picture]") : this.picture(item);
    if (!source || !picture || (!goal && last.spot !== "sky")) return;

    const stops: Stop[] = path.slice(0, -1).map(({ spot, at }, i) => {
      const seen = i === 0 ? source : spot === first.spot ? source : this.find(left, spot);
      return this.stop(seen ?? source, at);
    });
    stops.push(goal ? this.stop(goal, last.at) : this.sky(last.at));
    if (goal && end === "stays" && goal.el.dataset["spot"] === last.spot) this.hide(goal.el, last.at);
    const there = !source.el.isConnected && !this.terrain.stays.test(first.spot);
    const width = Math.max(stops[0]?.width ?? 0, end === "stays" ? (stops.at(-1)?.width ?? 0) : 0, this.terrain.thing);
    const copy = this.copy(picture, width);
    this.animate(copy, this.keyframes(stops, width, copy.offsetHeight, flight, there), {
      duration: last.at,
      easing: "linear",
      fill: "forwards",
    }).finished.then(
      () => setTimeout(() => copy.remove(), LANDED),
      () => {},
    );
    this.accompany(flight, stops);
  }

  /** Who else is seen on the way: nobody, as a rule. */
  protected accompany(..._: [flight: Flight, stops: readonly Stop[]]): void {}

  private hide(el: HTMLElement, until: number): void {
    this.animate(el, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  protected copy(picture: Element, width: number): HTMLElement {
    const copy = document.createElement("div");
    copy.className = "flying";
    copy.style.width = `${width}px`;
    copy.append(picture.cloneNode(true));
    this.air.append(copy);
    return copy;
  }

  private keyframes(stops: Stop[], width: number, height: number, { shape, end }: Flight, there: boolean): Keyframe[] {
    const whole = Math.max(stops.at(-1)?.at ?? 1, 1);
    const at = (x: number, y: number, scale: number, turn = 0): string =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale}) rotate(${turn}deg)`;
    const frames: Keyframe[] = [];
    const begin = stops[0] as Stop;
    if (begin.at > 0)
      frames.push({ offset: 0, transform: at(begin.x, begin.y, begin.width / width), opacity: there ? 1 : 0, easing: "step-end" });
    stops.forEach((stop, i) => {
      const gone = end === "gone" && i === stops.length - 1;
      const scale = (stop.width / width) * (gone && shape === "shrink" ? 0.35 : 1);
      const before = stops[i - 1];
      if (
        before &&
        before.at < stop.at &&
        (shape === "arc" || shape === "drop" || shape === "grow") &&
        Math.hypot(before.x - stop.x, before.y - stop.y) > 20
      ) {
        const lift = Math.min(70, Math.hypot(before.x - stop.x, before.y - stop.y) * 0.18);
        frames.push({
          offset: (before.at + stop.at) / 2 / whole,
          transform: at((before.x + stop.x) / 2, (before.y + stop.y) / 2 - lift, ((before.width + stop.width) / 2 / width) * 1.15, 3),
          opacity: 1,
          easing: "ease-out",
        });
      }
      const turn = shape === "spin" && i > 0 ? 300 : 0;
      frames.push({ offset: stop.at / whole, transform: at(stop.x, stop.y, scale, turn), opacity: 1, easing: "ease-in-out" });
    });
    return frames;
  }

  /** Something that does not travel. */
  protected gesture({ kind, spot, at, ms }: Gesture, after: SeenSpots): void {
    const el = after.get(spot)?.[0]?.el;
    const frames = this.terrain.gestures?.[kind];
    if (el && frames) this.animate(el, frames, { delay: at, duration: ms, easing: "ease-in-out", fill: "backwards" });
  }

  protected ring(stop: Stop, delay: number, duration: number): void {
    const ring = document.createElement("div");
    ring.className = "ring";
    ring.style.cssText = `left:${stop.x}px;top:${stop.y}px`;
    this.air.append(ring);
    const grow = [
      { transform: "translate(-50%,-50%) scale(.3)", opacity: 1 },
      { transform: "translate(-50%,-50%) scale(1.7)", opacity: 0 },
    ];
    this.pass(ring, grow, { delay, duration, easing: "ease-out", fill: "both" });
  }

  /** A card turned up for everybody, large, in the middle. */
  protected turnUp(picture: Element, from: Stop, middle: Stop, delay: number, duration: number): void {
    const wide = 150;
    const card = this.copy(picture, wide);
    card.classList.add("shown");
    const high = card.offsetHeight;
    const put = (stop: Stop, scale: string): string => `translate(${stop.x - wide / 2}px, ${stop.y - high / 2}px) ${scale}`;
    const turn = [
      { transform: put(from, "scale(.3, .4)"), opacity: 0, offset: 0 },
      { transform: put(middle, "scale(.05, 1)"), opacity: 1, offset: 0.2, easing: "ease-out" },
      { transform: put(middle, "scale(1.05)"), opacity: 1, offset: 0.38 },
      { transform: put(middle, "scale(1)"), opacity: 1, offset: 0.85 },
      { transform: put(middle, "scale(.5)"), opacity: 0, offset: 1 },
    ];
    this.pass(card, turn, { delay, duration, fill: "both" });
  }

  /** What is only seen in passing. */
  protected pass(el: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.animate(el, frames, options).finished.then(
      () => el.remove(),
      () => {},
    );
  }

  protected animate(el: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = this.clock.drive(el.animate(frames, options));
    this.running.add(animation);
    const over = (): void => void this.running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }
}
