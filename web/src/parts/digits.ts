/** Digits as strokes in a box of 23 × 32: drawn, not written, because a card's name is said by what holds the card. */
export const DIGITS: Record<string, string> = {
  0: "M11 4q-8 0-8 12t8 12 8-12-8-12Z",
  1: "M5 9l7-5v24",
  2: "M4 10a7.5 6.5 0 1 1 13 5L4 28h15",
  3: "M4 4h14l-7 9q8 0 8 7.5T11 28q-5 0-8-4",
  4: "M14.5 28V4L3 20h16",
  5: "M18 4H6.5L5 14.5q12-4 13.5 4.5t-8 9q-4.5 0-7.5-3",
  6: "M16 4Q4 9 4 19a7.5 8.5 0 1 0 15 0 7.5 7 0 0 0-14-2.5",
  7: "M3 4h16L9 28",
};
