/** Acts in the order in which they are offered; those that differ in one number only are one choice. */
import type { Act } from "../index";

export interface Family {
  acts: readonly Act[]; // by their number, if there are several
  field: string | null; // the number in which they differ
}

const FEW = 7; // numbers that are offered as buttons

function numberIn(acts: readonly Act[]): string | null {
  const [first, ...others] = acts;
  if (!first || others.length < FEW) return null;
  const differing = Object.keys(first).filter((name) => others.some((other) => other[name] !== first[name]));
  const [field] = differing;
  return field !== undefined && differing.length === 1 && acts.every((act) => typeof act[field] === "number") ? field : null;
}

export function familiesOf(acts: readonly Act[]): Family[] {
  return [...new Set(acts.map(({ type }) => type))].flatMap((type): Family[] => {
    const alike = acts.filter((act) => act.type === type);
    const field = numberIn(alike);
    if (field === null) return alike.map((act) => ({ acts: [act], field: null }));
    return [{ acts: [...alike].sort((a, b) => Number(a[field]) - Number(b[field])), field }];
  });
}
