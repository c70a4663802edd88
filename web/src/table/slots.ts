/** Cards of one kind are alike, but on the screen each keeps its place: slots survive from one view to the next. */
export interface Slot<K extends string = string> {
  key: number;
  kind: K;
}

let born = 0;

export const fresh = <K extends string>(kind: K): Slot<K> => ({ key: ++born, kind });

/** Which of the slots are still filled, and the kinds that are new. `gone`: the copy that is meant if one of its kind has gone. */
export function compared<K extends string>(
  before: readonly (Slot<K> | null)[],
  kinds: readonly K[],
  gone: number | null,
): { kept: (Slot<K> | null)[]; added: K[] } {
  const left = [...kinds];
  const keep = (slot: Slot<K> | null): Slot<K> | null => {
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

/** The hand: always in the order of the kinds. */
export function handSlots<K extends string>(before: readonly Slot<K>[], kinds: readonly K[], gone: number | null = null): Slot<K>[] {
  const { kept, added } = compared(before, kinds, gone);
  return [...kept.filter((slot) => slot !== null), ...added.map((kind) => fresh(kind))].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.key - b.key,
  );
}
