/** What this person has taken up, what lights up for it, and what a touch does: completes, changes or lays down the choice. */
import type { Act } from "../wire";

/** How a game reads its places off the legal acts: where acts begin and end, and which act a person means. */
export interface Ways<P, A extends Act = Act> {
  keyOf: (place: P) => string;
  /** Every place that completes an act with `chosen` in hand, and the act. */
  lit: (chosen: P | null) => ReadonlyMap<string, A>;
  /** All places where something can begin or end now. */
  lively: () => ReadonlySet<string>;
  /** The act a person means by `chosen` onto `target`, whether possible or not: the server says why not. */
  meant: (chosen: P, target: P) => A | null;
  /** May a second touch change the choice instead of completing it? */
  sameSide: (chosen: P, target: P) => boolean;
  /** Nothing that could be taken up. */
  ground: (place: P) => boolean;
  /** Where an act begins and where it goes: none for plain answers. */
  ends: (act: A) => P[];
}

/** What a choice depends on at a moment. */
export interface Situation<P, A extends Act = Act> {
  ways: Ways<P, A>;
  hands: boolean; // sits at the table, and the game is on
  busy: boolean;
  act: (act: A) => void;
  advised?: A | null; // by a hint
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NOWHERE: ReadonlySet<string> = new Set<string>();

export class Choice<P, A extends Act = Act> {
  chosen = $state.raw<P | null>(null);
  touched = $state.raw<number | null>(null); // the slot that was touched last: this very copy shall travel
  private readonly situation: () => Situation<P, A>;

  // nothing is offered twice: while an act is on its way, nothing is
  readonly lit: ReadonlyMap<string, A> = $derived.by(() => {
    const { ways, busy } = this.situation();
    return busy ? NOTHING : ways.lit(this.chosen);
  });
  readonly lively: ReadonlySet<string> = $derived.by(() => {
    const { ways, busy } = this.situation();
    return busy ? NOWHERE : ways.lively();
  });

  /** The places of the act that a hint advises. */
  readonly advised: readonly string[] = $derived.by(() => {
    const { ways, advised } = this.situation();
    return advised ? ways.ends(advised).map((end) => ways.keyOf(end)) : [];
  });

  constructor(situation: () => Situation<P, A>) {
    this.situation = situation;
  }

  get hands(): boolean {
    return this.situation().hands;
  }

  keyOf(place: P): string {
    return this.situation().ways.keyOf(place);
  }

  isChosen(place: P): boolean {
    return this.chosen !== null && this.keyOf(this.chosen) === this.keyOf(place);
  }

  /** What touching this place would do now, as the name of an act. */
  verb(place: P): string | null {
    return this.lit.get(this.keyOf(place))?.type ?? null;
  }

  drop(): void {
    this.chosen = null;
  }

  take(place: P): void {
    if (this.hands) this.chosen = place;
  }

  /** Take up what an act begins with, of several copies on the board the first; to carry it out is another touch. */
  prepare(act: A, board: HTMLElement): void {
    const [from] = this.situation().ways.ends(act);
    if (!from) return;
    const slot = board.querySelector<HTMLElement>(`[data-place="${this.keyOf(from)}"]`)?.dataset["slot"];
    this.touched = slot === undefined ? null : Number(slot);
    this.take(from);
  }

  touch(place: P): void {
    const { chosen } = this;
    const { busy, hands, ways } = this.situation();
    if (!hands || busy) return;
    const act = this.lit.get(ways.keyOf(place));
    if (act) this.play(act);
    else if (this.isChosen(place)) this.drop();
    else if (!chosen || ways.sameSide(chosen, place)) this.chosen = ways.ground(place) ? null : place;
    else this.try(ways.meant(chosen, place), place);
  }

  /** Carry out, unless another act is still on its way; the server has the last word. */
  play(act: A): void {
    if (this.situation().busy) return;
    this.chosen = null;
    this.situation().act(act);
  }

  private try(act: A | null, place: P): void {
    if (act) this.situation().act(act);
    else this.chosen = this.situation().ways.ground(place) ? null : place;
  }
}
