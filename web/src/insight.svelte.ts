/** A finished game looked back upon: with open cards, and judged: fetched once, when first asked for. */
import { type Analysis, growing, isWhole } from "./analysis";
import { analysis, replay } from "./api";
import type { Replay } from "./wire";

export class Insight {
  readonly table: string;
  readonly match: number;
  replay = $state.raw<Replay | null>(null);
  found = $state.raw<Analysis | null>(null);
  failed = $state(false);
  private readonly end = new AbortController();

  constructor(table: string, match: number) {
    this.table = table;
    this.match = match;
    void this.fetch();
  }

  get done(): boolean {
    return this.found !== null && isWhole(this.found);
  }

  async fetch(): Promise<void> {
    this.failed = false;
    try {
      this.replay ??= await replay(this.table, this.match, "all");
      for await (const found of growing(await analysis(this.table, this.match, this.end.signal))) this.found = found;
    } catch {
      /* what there is stays; whoever wants the rest asks again */
    }
    this.failed = !this.done && !this.end.signal.aborted;
  }

  close(): void {
    this.end.abort();
  }
}
