import { describe, expect, it } from "vitest";
import { marksOf, rehearse, type Draft, type Scene } from "./rehearsal";
import { FIELDS, scene } from "./scene";

const plan = (...cards: string[]): Draft => ({
  active: "p1.scout",
  inactive: "p1.medic",
  slots: [0, 1, 2, 3, 4].map((i) => cards[i] ?? null),
});
const tries = (draft: Draft, facts = scene({ "p1.scout": "-2,-1", "p1.medic": "0,-3", "p2.scout": "-1,-2" })): Scene[] =>
  rehearse(draft, facts, FIELDS);

describe("the plan in thought", () => {
  it("says whom a card hits from here", () => {
    const [shot] = tries(plan("cocktail#1"));
    expect(shot?.hits.map(({ snail, moved }) => [snail, moved])).toEqual([
      ["p2.scout", false],
      ["p1.scout", false],
      ["p1.medic", false],
    ]);
    expect(shot?.friends).toEqual(["p1.scout", "p1.medic"]);
  });

  it("and whom only after crawling there", () => {
    const [crawl, axe] = tries(plan("basic_1#p1", "axe#1"));
    expect(crawl?.walk).toContain("-1,-2");
    expect(axe?.hits.map(({ snail, from, moved }) => [snail, from, moved])).toEqual([["p2.scout", "-1,-2", true]]);
    expect([...marksOf(axe!).odds]).toEqual([["p2.scout", 1]]);
  });

  it("says when a card would be for nothing", () => {
    expect(tries(plan("axe#1"))[0]?.vain).toBe("no_target");
    expect(tries(plan("crossbow#1"), scene({ "p1.scout": "-2,-2", "p2.scout": "-2,-3" }))[0]?.vain).toBe("water");
  });

  it("in the last slot nothing is left that aiming could help", () => {
    const last = (card: string): string | null | undefined => tries({ ...plan(), slots: [null, null, null, null, card] })[4]?.vain;
    expect([last("basic_4#p1"), last("scope#1")]).toEqual(["last_card", "last_card"]);
    expect([last("basic_5#p1"), tries(plan("basic_4#p1"))[0]?.vain]).toEqual([null, null]);
  });

  it("counts the aim that was taken before", () => {
    const facts = scene({ "p1.scout": "0,-3", "p2.scout": "-1,-2" });
    expect(tries(plan("sniper_rifle#1"), facts)[0]?.hits[0]?.odds.hit).toBeCloseTo(0.5);
    expect(tries(plan("basic_4#p1", "sniper_rifle#1"), facts)[1]?.hits.at(0)?.odds.hit).toBeCloseTo(0.75);
    expect(tries(plan("scope#1", "sniper_rifle#1"), facts)[1]?.hits[0]?.odds.hit).toBeCloseTo(0.875);
  });

  it("after a swap, two may be the active one", () => {
    expect(tries(plan("basic_5#p1", "axe#1"))[1]?.snails).toEqual(["p1.scout", "p1.medic"]);
  });

  it("does nothing while nobody is active", () => {
    const [first] = tries({ active: null, inactive: null, slots: ["rocket#1", null, null, null, null] });
    expect(first).toMatchObject({ snails: [], hits: [], walk: [], vain: null });
  });
});
