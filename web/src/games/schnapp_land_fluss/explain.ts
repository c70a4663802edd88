/** Where the booklet explains what lies on the table. */
import type { Explanation } from "../index";

const RULES = new Map(Object.entries({ slot: "2.2", deck: "2.1", category: "2.1", aside: "6.3", pile: "7.2", person: "7.2" }));

/** "slot t3", "pile 2", "category river". */
export function explain(thing: string): Explanation | null {
  const rule = RULES.get(thing.split(" ")[0] ?? "");
  return rule ? { rules: [rule] } : null;
}
