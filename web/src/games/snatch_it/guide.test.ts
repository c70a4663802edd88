import { expect, it } from "vitest";
import type { GuideMoment } from "../index";
import { declared } from "../../table/shapes";
import { guide } from "./guide";
import type { Act, Shapes, View } from "./types";

/** The tip that is due at a moment. */
function due(
  state: string,
  types: string[],
  seen: string[],
  more: { fresh?: boolean; hand?: string[]; patch?: string[] } = {},
): string | undefined {
  const { fresh = true, hand = ["crawler_1"], patch = [] } = more;
  const legal = declared<Act[]>(types.map((type) => ({ type })));
  const view = declared<View>({ state, hands: [hand, 4, 4], patches: [patch, [], []] });
  const now: GuideMoment<Shapes> = { view, legal, events: [], seat: 0, options: {}, seen: (id) => seen.includes(id), fresh };
  return guide.find((step) => !seen.includes(step.id) && step.when(now))?.id;
}

it("says one thing before the first own act", () => {
  expect(due("LAY", ["lay"], [])).toBe("welcome");
  expect(due("LAY", ["lay"], ["welcome"])).toBeUndefined();
  expect(due("LAY", [], ["welcome"])).toBeUndefined();
});

it("says one thing a turn, and each when it is needed", () => {
  const all = ["snatch", "steal", "stalk"];
  expect(due("TURN", all, ["welcome"])).toBe("turn");
  expect(due("TURN", all, ["welcome", "turn"], { fresh: false })).toBeUndefined();
  expect(due("TURN", all, ["welcome", "turn"])).toBe("fits");
  expect(due("TURN", all, ["welcome", "turn", "fits"])).toBe("steal");
  expect(due("TURN", ["stalk"], ["welcome", "turn", "fits", "steal"])).toBe("stalk");
  expect(due("TURN", [], ["welcome"])).toBe("pond");
  expect(due("TURN", [], ["welcome", "pond", "turn"], { patch: ["s1"] })).toBe("snatch");
});

it("does not wait with what interrupts", () => {
  expect(due("RECLAIM", ["decline"], ["welcome"], { fresh: false })).toBe("reclaim");
});
