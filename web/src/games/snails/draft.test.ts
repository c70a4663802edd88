import { describe, expect, it } from "vitest";
import { actOf, blank, firstFree, keep, laid, mended, missing, named, recall, taken } from "./draft";
import type { Ask } from "./shapes";

const ask: Ask = {
  type: "program",
  active: ["p1.leader", "p1.scout"],
  inactive: ["p1.leader", "p1.scout"],
  cards: ["axe#1", "basic_1#p1", "basic_2#p1", "basic_3#p1", "basic_4#p1", "basic_5#p1"],
  count: 1,
};
const alone: Ask = { type: "program", active: ["p1.leader"], inactive: [null], cards: ask.cards, count: 1 };
const full = ask.cards.slice(0, 5).reduce((draft, card, i) => laid(draft, card, i), blank(ask));

describe("a draft", () => {
  it("asks for what is missing, first things first", () => {
    const one = named(blank(ask), "active", "p1.scout");
    expect([missing(blank(ask), ask), missing(one, ask), missing(named(one, "inactive", "p1.leader"), ask)]).toEqual([
      "active",
      "inactive",
      "cards",
    ]);
  });

  it("is an act when it is whole", () => {
    expect(actOf(full, ask)).toBeNull();
    expect(actOf(named(named(full, "active", "p1.scout"), "inactive", "p1.leader"), ask)).toEqual({
      type: "program",
      active: "p1.scout",
      inactive: "p1.leader",
      slots: ask.cards.slice(0, 5),
    });
  });

  it("has nobody in reserve where one snail is left", () => {
    expect(blank(alone)).toMatchObject({ active: "p1.leader", inactive: null });
    expect(missing(blank(alone), alone)).toBe("cards");
  });

  it("swaps roles and cards instead of losing one", () => {
    const both = named(named(blank(ask), "active", "p1.scout"), "inactive", "p1.leader");
    expect(named(both, "active", "p1.leader")).toMatchObject({ active: "p1.leader", inactive: "p1.scout" });
    expect(laid(full, "axe#1", 2).slots.slice(0, 3)).toEqual(["basic_2#p1", "basic_1#p1", "axe#1"]);
  });

  it("gives a card back that another one takes the place of", () => {
    const next = laid(full, "basic_5#p1", 0);
    expect(next.slots).not.toContain("axe#1");
    expect(firstFree(taken(next, 3))).toBe(3);
  });

  it("keeps only what is still in hand", () => {
    expect(mended(full, { ...ask, cards: ask.cards.filter((card) => card !== "axe#1") }).slots[0]).toBeNull();
    keep("p1", 2, full);
    expect(recall("p1", 2, ask)).toEqual(full);
    expect(recall("p1", 3, ask)).toEqual(blank(ask));
  });
});
