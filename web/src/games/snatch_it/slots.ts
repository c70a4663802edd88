/** Cards of one kind are alike, but on the screen each keeps its place: slots survive from one view to the next. */
export interface Slot {
  key: number;
  kind: string;
}

let born = 0;

const fresh = (kind: string): Slot => ({ key: ++born, kind });

/** Which of the slots are still filled, and the kinds that are new. `gone`: the copy that is meant if one of its kind has gone. */
function compared(
  before: readonly (Slot | null)[],
  kinds: readonly string[],
  gone: number | null,
): { kept: (Slot | null)[]; added: string[] } {
  const left = [...kinds];
  const keep = (slot: Slot | null): Slot | null => {
    const at = slot ? left.indexOf(slot.kind) : -1;
    if (!slot || at < 0) return null;
    left.splice(at, 1);
    return slot;
  };
  const last = before.findIndex((slot) => slot?.key === gone);
  const kept = before.map((slot, i) => (i === last ? null : keep(slot)));
  if (last >= 0) kept[last] = keep(before[last] ?? null); // its turn comes last: another copy stays rather than this one
  return { kept, added: left };
}

/** The pond: what is taken leaves a gap, what comes fills the first one. */
export function pondSlots(before: readonly (Slot | null)[], kinds: readonly string[], gone: number | null = null): (Slot | null)[] {
  const { kept, added } = compared(before, kinds, gone);
  for (const kind of added) {
    const gap = kept.indexOf(null);
    if (gap >= 0) kept[gap] = fresh(kind);
    else kept.push(fresh(kind));
  }
  while (kept.length > 0 && kept.at(-1) === null) kept.pop();
  return kept;
}

/** The hand: always in the order of the kinds. */
export function handSlots(before: readonly Slot[], kinds: readonly string[], gone: number | null = null): Slot[] {
  const { kept, added } = compared(before, kinds, gone);
  return [...kept.filter((slot) => slot !== null), ...added.map(fresh)].sort((a, b) => a.kind.localeCompare(b.kind) || a.key - b.key);
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
