import { expect, it } from "vitest";
import { fits, initialOf, initialsOf, slotOf } from "./spelling";

it.each([
  ["Löwe", "L"],
  ["Ägypten", "A"],
  ["  „Die Zauberflöte“", "D"],
  ["Østersund", "O"],
  ["Œuvre", "O"],
  ["ßig", "S"],
  ["4711", null],
  ["Ωmega", null],
  ["", null],
])("%s begins with %s", (word, initial) => {
  expect(initialOf(word)).toBe(initial);
});

it("X and Y are on one card", () => {
  expect(initialsOf("letter_xy")).toBe("XY");
  expect(["Xylophon", "Yak", "Zebra"].map((word) => fits(word, "letter_xy"))).toEqual([true, true, false]);
});

it("a key means the first card with its letter that may be struck, else the first", () => {
  const table = ["letter_s", null, "letter_xy", "letter_s", "letter_o"];
  expect(slotOf("s", table, ["t1", "t4"])).toBe("t1");
  expect(slotOf("S", table, ["t4"])).toBe("t4");
  expect(slotOf("s", table, [])).toBe("t1");
  expect(slotOf("y", table, ["t3"])).toBe("t3");
  expect(slotOf("ö", table, ["t5"])).toBe("t5");
  expect(slotOf("q", table, ["t1"])).toBeNull();
});
