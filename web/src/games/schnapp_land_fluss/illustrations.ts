/** Cards that stand under a heading of the booklet. */
export const illustrations: Readonly<Record<string, readonly string[]>> = {
  "2.1": ["river", "animal", "food"],
  "2.2": ["letter_a", "letter_m", "letter_j", "letter_xy"],
  "2.3": ["in_the_kitchen", "in_the_sea"],
};
