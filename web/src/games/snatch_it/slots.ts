/** The places of cards in the pond, and how large they can be. */
import { compared, fresh, type Slot } from "../../table/slots";

/** The pond: what is taken leaves a gap, what comes fills the first one. */
export function pondSlots<K extends string>(
  before: readonly (Slot<K> | null)[],
  kinds: readonly K[],
  gone: number | null = null,
): (Slot<K> | null)[] {
  const { kept, added } = compared(before, kinds, gone);
  for (const kind of added) {
    const gap = kept.indexOf(null);
    if (gap >= 0) kept[gap] = fresh(kind);
    else kept.push(fresh(kind));
  }
  while (kept.length > 0 && kept.at(-1) === null) kept.pop();
  return kept;
}

export interface Bed {
  columns: number;
  rows: number;
  width: number; // of one card
}

const HIGH = 1.25; // a card's height for its width
const AIR = 1.24; // room for a card and the water round it

/** The largest cards that fit `count` times into the water. */
export function bedFor(count: number, wide: number, high: number, largest: number): Bed {
  let best: Bed = { columns: 1, rows: count, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(wide / columns / AIR, high / rows / (HIGH * 1.14), largest);
    if (width > best.width + 0.5) best = { columns, rows, width };
  }
  return best;
}
