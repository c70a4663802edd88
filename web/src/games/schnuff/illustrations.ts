/** Cards that stand under a heading of the booklet. */
export const illustrations: Readonly<Record<string, readonly string[]>> = {
  "2.1": ["number_1", "number_2", "number_3", "number_4"],
  "2.2": ["pass", "reverse", "snap", "risk", "schnuff"],
  "5.2": ["pass"],
  "5.3": ["reverse"],
  "5.4": ["snap"],
  "5.5": ["risk"],
  "5.6": ["schnuff"],
};
