/** What a board shows in numbers while something is told: the facts catch up with what flies, one by one. */
import type { Clock } from "./clock";
import type { FactsPlan } from "./plan";

export class Facts<F> {
  private told = $state.raw<F | null>(null); // null: as things stand
  readonly now = $derived.by(() => this.told ?? this.stand());

  /** `stand`: the facts of the view. */
  constructor(
    private readonly clock: Clock,
    private readonly stand: () => F,
  ) {}

  /** The board is about to change: all is shown as it was before. */
  hold({ start }: FactsPlan<F>): void {
    this.told = start;
  }

  follow({ steps }: FactsPlan<F>): void {
    for (const { at, change } of steps) this.clock.after(at, () => this.told !== null && (this.told = change(this.told)));
  }

  clear(): void {
    this.told = null;
  }
}
