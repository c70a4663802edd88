/** Flights over the pond: the stork carries, tongues shoot out, frogs gulp. */
import { Flights, type SeenSpots, type Stop, type Terrain } from "../../table/flights";
import type { Flight, Gesture, Spot } from "../../table/plan";

const CARD = 46;
const NO_CARD = /^(frog|belly|hand) \d+$|^(leap|laid)$/;

const POND: Terrain = {
  thing: CARD,
  flat: NO_CARD,
  shifts: /^(hand|pond|stack) ./,
  itself: /^(stack|leap)$/,
  stays: /^deck$/,
  wider: (spot) => {
    const [at, seat] = spot.split(" ");
    if (at === "hand") return [`hand ${seat}`];
    if (at === "laid") return ["laid", "pond"];
    return at === "pond" ? ["pond"] : [];
  },
  width: (spot, box) => (spot === "pond" ? 90 : NO_CARD.test(spot) ? CARD * 0.7 : box.width),
};

export class PondFlights extends Flights {
  protected override readonly terrain = POND;

  /** A gap among stacks closes when the stack has left. */
  protected override stays(spot: Spot, flights: readonly Flight[]): number {
    if (!spot.startsWith("stack")) return 0;
    return Math.max(0, ...flights.filter(({ item }) => item === "stack").map(({ path }) => path.at(-2)?.at ?? 0));
  }

  protected override accompany(flight: Flight, stops: readonly Stop[]): void {
    if (flight.with) this.carry(stops);
  }

  /** The stork comes from the sky to the stack and leaves with it. */
  private carry(stops: readonly Stop[]): void {
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

  protected override gesture(gesture: Gesture, after: SeenSpots): void {
    const seen = this.find(this.before, gesture.spot) ?? this.find(after, gesture.spot);
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
        this.ring(this.stop(this.find(after, gesture.spot) ?? seen, at), at, ms);
        break;
      }
      case "tongue": {
        const prey = this.find(this.before, gesture.to ?? "");
        if (prey) this.tongue(this.stop(seen, at), this.stop(prey, at), at, ms);
        break;
      }
      case "show": {
        const to = after.get("pond")?.[0];
        const picture = this.picture(gesture.item ?? "back");
        if (to && picture) this.turnUp(picture, this.stop(seen, at), this.stop(to, at), at, ms);
        break;
      }
    }
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
}
