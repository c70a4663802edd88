/** Flies the journeys of a plan over the board: copies travel in a layer of their own, what lies at the goal appears when they land. */
import type { Gesture, Journey, Plan, Spot } from "./journey";

interface Seen {
  el: HTMLElement;
  box: DOMRect;
}

type Sight = Map<Spot, Seen[]>;

const CARD = 46; // px: how wide a card looks that goes to or comes from something that is no card
const LANDED = 10; // ms a copy outlives its landing, so that nothing flickers
const NO_CARD = /^(frog|belly|hand) \d+$|^(leap|laid)$/;

interface Stop {
  x: number; // centre
  y: number;
  width: number;
  at: number;
}

export class Flights {
  private before: Sight = new Map();
  private running = new Set<Animation>();
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly board: HTMLElement,
    private readonly air: HTMLElement,
    private readonly picture: (face: string) => Element | null,
  ) {}

  /** Remember where everything lies; call before the board changes. What was dropped begins where it was let go. */
  look(dropped: Seen | null = null): void {
    this.before = this.sight();
    const held = dropped && this.before.get(dropped.el.dataset["spot"] ?? "")?.find(({ el }) => el === dropped.el);
    if (held && dropped) held.box = dropped.box;
  }

  /** Whoever touches the board has seen enough: what is still in the air arrives at once. */
  hurry(): void {
    for (const animation of this.running) animation.updatePlaybackRate(4);
  }

  /** Everything that still flies has landed. */
  land(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.air.replaceChildren();
  }

  fly({ journeys, gestures }: Plan): void {
    const after = this.sight();
    this.land();
    const left = new Map<Spot, Seen[]>();
    for (const [spot, seen] of this.before)
      left.set(
        spot,
        [...seen].sort((a, b) => Number(a.el.isConnected) - Number(b.el.isConnected)),
      );
    const goals = new Map<Spot, Seen[]>();
    const old = new Set([...this.before.values()].flat().map(({ el }) => el));
    for (const [spot, seen] of after)
      goals.set(
        spot,
        [...seen].sort((a, b) => Number(old.has(a.el)) - Number(old.has(b.el))),
      );
    // a gap among stacks closes when the stack has left
    const leaves = Math.max(0, ...journeys.filter(({ face }) => face === "stack").map(({ path }) => path.at(-2)?.at ?? 0));
    this.shift(after, leaves);
    for (const journey of journeys) this.travel(journey, left, goals);
    for (const gesture of gestures) this.gesture(gesture, after);
  }

  /** Without motion: what changed is shown by a flash of light. */
  flash({ journeys }: Plan): void {
    this.land();
    const after = this.sight();
    for (const spot of new Set(journeys.filter(({ end }) => end === "stays").map(({ path }) => path.at(-1)?.spot ?? ""))) {
      const el = after.get(spot)?.[0]?.el;
      if (el) this.animate(el, [{ boxShadow: "0 0 0 6px #f6bd5f" }, { boxShadow: "0 0 0 6px #f6bd5f" }], { duration: 1200 });
    }
  }

  private sight(): Sight {
    const sight: Sight = new Map();
    for (const el of this.board.querySelectorAll<HTMLElement>("[data-spot]")) {
      const spot = el.dataset["spot"] ?? "";
      const seen = { el, box: el.getBoundingClientRect() };
      if (seen.box.width > 0) sight.set(spot, [...(sight.get(spot) ?? []), seen]);
    }
    return sight;
  }

  /** What merely made room slides to its new place. */
  private shift(after: Sight, leaves: number): void {
    const was = new Map([...this.before.values()].flat().map(({ el, box }) => [el, box]));
    for (const [spot, seen] of after) {
      if (NO_CARD.test(spot) || !/^(hand|pond|stack) ./.test(spot)) continue;
      for (const { el, box } of seen) {
        const old = was.get(el);
        if (!old || Math.hypot(old.x - box.x, old.y - box.y) < 2) continue;
        this.animate(el, [{ translate: `${old.x - box.x}px ${old.y - box.y}px` }, { translate: "0 0" }], {
          duration: 320,
          delay: spot.startsWith("stack") ? leaves : 0,
          easing: "ease-in-out",
          fill: "backwards",
        });
      }
    }
  }

  private stop({ el, box }: Seen, at: number): Stop {
    const frame = this.air.getBoundingClientRect();
    const spot = el.dataset["spot"] ?? "";
    const width = spot === "pond" ? 90 : NO_CARD.test(spot) ? CARD * 0.7 : box.width;
    return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, width, at };
  }

  private sky(at: number): Stop {
    const frame = this.air.getBoundingClientRect();
    return { x: frame.width + 140, y: -160, width: CARD, at };
  }

  /** The wider place, where there is no sight of the exact one: a hidden hand card comes from the hand. */
  private static wider(spot: Spot): Spot[] {
    const [at, seat] = spot.split(" ");
    if (at === "hand") return [spot, `hand ${seat}`];
    if (at === "laid") return [spot, "laid", "pond"];
    return at === "pond" ? [spot, "pond"] : [spot];
  }

  private static find(sight: Sight, spot: Spot): Seen | undefined {
    for (const one of Flights.wider(spot)) {
      const seen = sight.get(one)?.[0];
      if (seen) return seen;
    }
    return undefined;
  }

  /** The same, but no two journeys take the same copy. */
  private static take(sight: Sight, spot: Spot): Seen | undefined {
    const seen = sight.get(spot);
    if (seen && seen.length > 1) return seen.shift();
    return Flights.find(sight, spot);
  }

  /** Where it lies now; else where such a thing lay before, for a place that is no more. */
  private goal(spot: Spot, goals: Sight): Seen | undefined {
    return goals.has(spot) ? Flights.take(goals, spot) : (this.before.get(spot)?.[0] ?? Flights.find(goals, spot));
  }

  private travel(journey: Journey, left: Sight, goals: Sight): void {
    const { path, end, face } = journey;
    const first = path[0];
    const last = path.at(-1);
    if (!first || !last) return;
    const source = Flights.take(left, first.spot);
    const goal = last.spot === "sky" ? undefined : this.goal(last.spot, goals);
    const picture = face === "stack" || face === "leap" ? source?.el.querySelector("[data-picture]") : this.picture(face);
    if (!source || !picture || (!goal && last.spot !== "sky")) return;

    const stops: Stop[] = path.slice(0, -1).map(({ spot, at }, i) => {
      const seen = i === 0 ? source : spot === first.spot ? source : Flights.find(left, spot);
      return this.stop(seen ?? source, at);
    });
    stops.push(goal ? this.stop(goal, last.at) : this.sky(last.at));
    if (goal && end === "stays" && goal.el.dataset["spot"] === last.spot) this.hide(goal.el, last.at);
    const there = !source.el.isConnected && first.spot !== "deck";
    const width = Math.max(stops[0]?.width ?? 0, end === "stays" ? (stops.at(-1)?.width ?? 0) : 0, CARD);
    const copy = this.copy(picture, width);
    this.animate(copy, this.keyframes(stops, width, copy.offsetHeight, journey, there), {
      duration: last.at,
      easing: "linear",
      fill: "forwards",
    }).finished.then(
      () => setTimeout(() => copy.remove(), LANDED),
      () => {},
    );
    if (journey.with) this.carry(stops);
  }

  private hide(el: HTMLElement, until: number): void {
    this.animate(el, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  private copy(picture: Element, width: number): HTMLElement {
    const copy = document.createElement("div");
    copy.className = "flying";
    copy.style.width = `${width}px`;
    copy.append(picture.cloneNode(true));
    this.air.append(copy);
    return copy;
  }

  private keyframes(stops: Stop[], width: number, height: number, { shape, end }: Journey, there: boolean): Keyframe[] {
    const whole = Math.max(stops.at(-1)?.at ?? 1, 1);
    const at = (x: number, y: number, scale: number, turn = 0): string =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale}) rotate(${turn}deg)`;
    const frames: Keyframe[] = [];
    const begin = stops[0] as Stop;
    if (begin.at > 0) frames.push({ offset: 0, transform: at(begin.x, begin.y, begin.width / width), opacity: there ? 1 : 0 });
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

  /** The stork comes from the sky to the stack and leaves with it. */
  private carry(stops: Stop[]): void {
    const [arrive, grab, away] = stops;
    const stork = this.picture("stork");
    if (!arrive || !grab || !away || !stork) return;
    const wide = 190;
    const bird = this.copy(stork, wide);
    bird.classList.add("bird");
    // its beak is at the lower left of the picture
    const put = (stop: Stop): string => `translate(${stop.x - 6}px, ${stop.y - bird.offsetHeight + 24}px)`;
    const whole = away.at;
    const start = Math.max(arrive.at - 260, 0);
    const frames: Keyframe[] = [
      { offset: 0, transform: put(away), easing: "linear" },
      { offset: start / whole, transform: put(away), easing: "ease-out" },
      { offset: grab.at / whole, transform: put(grab), easing: "ease-in" },
      { offset: 1, transform: put(away) },
    ];
    this.pass(bird, frames, { duration: whole, fill: "forwards" });
  }

  private gesture(gesture: Gesture, after: Sight): void {
    const seen = Flights.find(this.before, gesture.spot) ?? Flights.find(after, gesture.spot);
    if (!seen) return;
    const { at, ms } = gesture;
    switch (gesture.kind) {
      case "gulp": {
        const el = after.get(gesture.spot)?.[0]?.el;
        const gulp = [{ scale: "1 1" }, { scale: "1.25 0.8" }, { scale: "0.85 1.25" }, { scale: "1.1 0.95" }, { scale: "1 1" }];
        if (el) this.animate(el, gulp, { delay: at, duration: ms, easing: "ease-in-out" });
        break;
      }
      case "ripple": {
        this.ring(this.stop(Flights.find(after, gesture.spot) ?? seen, at), at, ms);
        break;
      }
      case "tongue": {
        const prey = Flights.find(this.before, gesture.to ?? "");
        if (prey) this.tongue(this.stop(seen, at), this.stop(prey, at), at, ms);
        break;
      }
      case "show": {
        const to = after.get("pond")?.[0];
        const picture = this.picture(gesture.face ?? "back");
        if (to && picture) this.show(picture, this.stop(seen, at), this.stop(to, at), at, ms);
        break;
      }
    }
  }

  private ring(stop: Stop, delay: number, duration: number): void {
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

  private tongue(from: Stop, to: Stop, delay: number, duration: number): void {
    const tongue = document.createElement("div");
    tongue.className = "tongue";
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    tongue.style.cssText = `left:${from.x}px;top:${from.y}px;width:${length}px;rotate:${turn}deg`;
    this.air.append(tongue);
    const stretch = [
      { transform: "scaleX(0)", offset: 0 },
      { transform: "scaleX(1)", offset: 0.28, easing: "ease-in" },
      { transform: "scaleX(0)", offset: 1 },
    ];
    this.pass(tongue, stretch, { delay, duration, fill: "both" });
  }

  /** A card turned up for everybody, large, in the middle. */
  private show(picture: Element, from: Stop, middle: Stop, delay: number, duration: number): void {
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
  private pass(el: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.animate(el, frames, options).finished.then(
      () => el.remove(),
      () => {},
    );
  }

  private animate(el: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = el.animate(frames, options);
    this.running.add(animation);
    const over = (): void => void this.running.delete(animation);
    animation.finished.then(over, over);
    return animation;
  }
}
