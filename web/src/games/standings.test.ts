import { expect, it } from "vitest";
import { standingsOf, viewerOf } from "./standings";

it("ranks as the server says, equal ones beside each other", () => {
  const all = standingsOf({ ranks: [3, 1, 1], scores: [2, 9, 9], players: ["Anna", "Bert", "Cleo"] });
  expect(all.map(({ name, rank, points }) => [name, rank, points])).toEqual([
    ["Bert", 1, 9],
    ["Cleo", 1, 9],
    ["Anna", 3, 2],
  ]);
});

it("knows whose eyes a view is for, however the game calls its seats", () => {
  expect([0, 2, "p3", "leader", null, undefined].map((viewer) => viewerOf({ viewer }))).toEqual([0, 2, 2, null, null, null]);
  expect(viewerOf(null)).toBeNull();
});
