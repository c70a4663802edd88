/** How quick the own hand was, and the first one: both since the category, each for its own eyes. */
import type { Who } from "./race";
import type { Event } from "./types";

export class Pace {
  private shownAt: number | null = null; // performance.now() when the category was seen here
  private turned: number | null = null; // ms of the game's clock when it was turned
  private own: number | null = null; // ms from seeing it to the own hand
  private first: number | null = null; // ms from turning it to the first hand, if that is another's

  hear(events: readonly Event[], own: Who): void {
    for (const event of events) {
      if (event.type === "category") [this.shownAt, this.turned, this.own, this.first] = [null, event.t, null, null];
      else if (event.type === "reopened") [this.own, this.first] = [null, null];
      else if (event.type === "struck" && this.turned !== null && this.first === null && event.player !== own) {
        this.first = event.t - this.turned;
      }
    }
  }

  show(now: number): void {
    this.shownAt = now;
  }

  /** The own hand comes down: how long after the category was seen; null: it was not seen to be turned. */
  strike(now: number): number | null {
    const ms = this.shownAt === null ? null : now - this.shownAt;
    this.own = ms;
    return ms;
  }

  /** By how much the first hand was quicker than the own one, ms; null: it was not, or nobody knows. */
  get margin(): number | null {
    const late = this.own === null || this.first === null ? 0 : this.own - this.first;
    return late > 0 ? late : null;
  }
}
