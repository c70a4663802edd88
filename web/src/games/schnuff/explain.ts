/** Where the booklet explains what lies on the table. */
import type { Explanation } from "../index";

const RULES = new Map(
  Object.entries({
    number: "4.2",
    pass: "5.2",
    reverse: "5.3",
    snap: "5.4",
    risk: "5.5",
    schnuff: "5.6",
    count: "4.2",
    gate: "4.3",
    discard: "4.1",
    deck: "4.5",
    chest: "4.4",
    chips: "2.3",
    person: "6.3",
  }),
);

/** "hand 0 snap", "hand number_3", "chips 2", "deck". */
export function explain(thing: string): Explanation | null {
  const [at = "", first, second] = thing.split(" ");
  const named = at === "hand" ? (second ?? first) : at;
  const rule = RULES.get((named ?? "").replace(/_\d$/, ""));
  if (rule) return { rules: [rule] };
  return at === "hand" ? { rules: ["3.3"] } : null; // how many somebody holds
}
