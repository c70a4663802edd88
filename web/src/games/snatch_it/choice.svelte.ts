/** What this person has taken up, what lights up for it, and what a touch does: completes, changes or lays down the choice. */
import type { Act } from "../index";
import { keyOf, litPlaces, livelyPlaces, meantBy, sameSide, type Place } from "./places";
import type { Pond } from "./pond";

export interface Sight {
  view: Pond;
  legal: Act[];
  seat: number | null;
  busy: boolean;
  act: (act: Act) => void;
}

export class Choice {
  chosen = $state.raw<Place | null>(null);
  touched: number | null = null; // the slot that was touched last: this very copy shall travel
  private readonly sight: () => Sight;

  readonly lit: ReadonlyMap<string, Act> = $derived.by(() => {
    const { view, legal, seat } = this.sight();
    return litPlaces(legal, view, seat, this.chosen);
  });
  readonly lively: ReadonlySet<string> = $derived.by(() => {
    const { view, legal, seat } = this.sight();
    return livelyPlaces(legal, view, seat);
  });

  constructor(sight: () => Sight) {
    this.sight = sight;
  }

  get hands(): boolean {
    const { seat, view } = this.sight();
    return seat !== null && view.state !== "OVER";
  }

  isChosen(place: Place): boolean {
    return this.chosen !== null && keyOf(this.chosen) === keyOf(place);
  }

  /** What touching this place would do now, as the name of an act. */
  verb(place: Place): string | null {
    return this.lit.get(keyOf(place))?.type ?? null;
  }

  drop(): void {
    this.chosen = null;
  }

  take(place: Place): void {
    if (this.hands) this.chosen = place;
  }

  touch(place: Place): void {
    const { chosen } = this;
    const { busy, view, seat } = this.sight();
    if (!this.hands || busy || seat === null) return;
    const act = this.lit.get(keyOf(place));
    if (act) this.play(act);
    else if (this.isChosen(place)) this.drop();
    else if (!chosen || sameSide(chosen, place, seat)) this.chosen = place.at === "water" ? null : place;
    else this.try(meantBy(chosen, place, view, seat), place);
  }

  /** Carry out; the server has the last word. */
  play(act: Act): void {
    this.chosen = null;
    this.sight().act(act);
  }

  private try(act: Act | null, place: Place): void {
    if (act) this.sight().act(act);
    else this.chosen = place.at === "water" ? null : place;
  }
}

export function placeFrom(key: string): Place | null {
  const [at, first = "", second = ""] = key.split(" ");
  if (at === "hand" || at === "pond") return { at, card: first };
  if (at === "stack") return { at, owner: Number(first), stack: second };
  return at === "water" ? { at } : null;
}
