/** Where the booklet explains what lies on the table. */
import type { Explanation } from "../index";

const RULES = new Map(
  Object.entries({
    crawler: "2.1",
    flyer: "2.1",
    swarm: "2.2",
    first_leap: "2.3",
    last_bite: "2.3",
    leap: "2.3",
    deck: "3.1",
    laid: "3.4",
    stack: "5.2",
    belly: "5.6",
    frog: "5.6",
    water: "5.7",
    discard: "5.9",
  }),
);

/** "hand 0 crawler_3", "pond swarm", "stack s4", "deck". */
export function explain(thing: string): Explanation | null {
  const [at = "", first, second] = thing.split(" ");
  const named = at === "hand" ? (second ?? first) : at === "pond" ? first : at;
  const rule = RULES.get((named ?? "").replace(/_\d$/, ""));
  if (rule) return { rules: [rule] };
  return at === "hand" ? { rules: ["3.2"] } : null; // how many somebody holds
}
