/** What something on the board is: sections of the booklet, or words of its own that stand in one. */
export interface Explanation {
  rules: readonly string[];
  picture?: string; // a card; without it those of the sections
  title?: string;
  text?: string;
}

/** By the last word of a thing's name for which there is a rule: "hand 0 crawler_3" is a crawler, "hand 2" a hand. */
export function explainedBy(rules: Readonly<Record<string, string>>): (thing: string) => Explanation | null {
  const known = new Map(Object.entries(rules));
  return (thing) => {
    const words = thing.split(" ").map((word) => word.replace(/_\d$/, ""));
    const rule = words.map((word) => known.get(word)).findLast((found) => found !== undefined);
    return rule === undefined ? null : { rules: [rule] };
  };
}
