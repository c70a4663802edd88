/** Acts in the order in which they are offered; many that differ in numbers only are one choice. */
import type { Act } from "../index";

export interface Family {
  acts: readonly Act[]; // by their numbers, if there are several
  fields: readonly string[]; // the numbers in which they differ
}

const FEW = 7; // acts that are offered as buttons, each

/** The fields in which these acts differ. */
const differing = ([first, ...others]: readonly Act[]): string[] =>
  first ? Object.keys(first).filter((name) => others.some((other) => other[name] !== first[name])) : [];

/** Numbers by their size: as texts, 10 would come before 2. */
function inOrder(acts: readonly Act[], fields: readonly string[]): Act[] {
  const numbers = fields.filter((field) => acts.every((act) => typeof act[field] === "number"));
  const compared = (one: Act, other: Act): number =>
    numbers.map((field) => Number(one[field]) - Number(other[field])).find((difference) => difference !== 0) ?? 0;
  return [...acts].sort(compared);
}

/** What is one button, or a few, stands before what is chosen out of many. */
export function familiesOf(acts: readonly Act[]): Family[] {
  const all = [...new Set(acts.map(({ type }) => type))].flatMap((type): Family[] => {
    const alike = acts.filter((act) => act.type === type);
    const fields = differing(alike);
    const ordered = inOrder(alike, fields);
    const isOne = alike.length > FEW && alike.every((act) => fields.every((field) => typeof act[field] === "number"));
    return isOne ? [{ acts: ordered, fields }] : ordered.map((act) => ({ acts: [act], fields: [] }));
  });
  return [...all.filter(({ fields }) => fields.length === 0), ...all.filter(({ fields }) => fields.length > 0)];
}
