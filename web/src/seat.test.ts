import { expect, it } from "vitest";
import { recent } from "./seat.svelte";

const past = [1, 2, 3, 4, 5, 6].map((seq) => ({ seq, events: [], by: null }));

it("shows the past since the own last act", () => {
  expect(recent(past, 2, 3).map((one) => one.seq)).toEqual([2, 3, 4, 5, 6]);
});

it("shows at least one act per player", () => {
  expect(recent(past, 6, 3).map((one) => one.seq)).toEqual([4, 5, 6]);
});
