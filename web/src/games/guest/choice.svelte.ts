/** What somebody has taken up on a guest's table: each touch leaves fewer acts, and the last one left is carried out. */
import type { Act } from "../index";
import { type Play, Plays } from "./plays";

export type Mark = "chosen" | "lit" | "lively";

export interface Situation {
  plays: Plays;
  act: (act: Act) => void;
  busy: boolean;
}

export class Choice {
  chosen = $state.raw<readonly string[]>([]);
  /** Which of equal cards was touched at each chosen place. */
  private copies = $state.raw<Readonly<Record<string, number>>>({});
  private readonly situation: () => Situation;

  /** The acts that are still meant. */
  readonly left: readonly Play[] = $derived.by(() =>
    this.situation().plays.all.filter(({ ends }) => this.chosen.every((place) => ends.includes(place))),
  );
  private readonly places: ReadonlyMap<string, readonly Play[]> = $derived.by(() => Plays.at(this.left, this.chosen));

  constructor(situation: () => Situation) {
    this.situation = situation;
  }

  /** How a place stands out, or one of the equal cards there; null: nothing can be done there. */
  mark(place: string, copy = 0): Mark | null {
    if (this.chosen.includes(place)) return this.copies[place] === copy ? "chosen" : null;
    const here = this.places.get(place);
    return here ? (here.length === 1 ? "lit" : "lively") : null;
  }

  /** The only act here; null: there are several, or none. */
  only(place: string): Act | null {
    const here = this.places.get(place);
    return here?.length === 1 ? (here[0]?.act ?? null) : null;
  }

  touch(place: string, meant: () => Act | null = () => null, copy = 0): void {
    if (this.situation().busy) return;
    if (this.chosen.includes(place)) return this.copies[place] === copy ? this.drop() : this.mean(place, copy);
    const [first, ...others] = this.places.get(place) ?? [];
    if (first && others.length === 0) return this.play(first.act);
    if (first) {
      this.chosen = [...this.chosen, place];
      this.mean(place, copy);
    } else if (this.chosen.length > 0) {
      this.drop();
      this.touch(place, meant, copy);
    } else {
      const act = meant();
      if (act) this.situation().act(act); // not legal: the server says why
    }
  }

  private mean(place: string, copy: number): void {
    this.copies = { ...this.copies, [place]: copy };
  }

  play(act: Act): void {
    if (this.situation().busy) return;
    this.drop();
    this.situation().act(act);
  }

  drop(): void {
    this.chosen = [];
    this.copies = {};
  }
}
