import { describe, expect, it } from "vitest";
import type { Facts } from "./facts";
import { LONGEST, planOf } from "./plan";
import type { Event, View } from "./types";

const before = {
  deck: 60,
  discard: 4,
  hands: [["flyer_4", "swarm"], 5, 5],
  bellies: [{ count: 0 }, { count: 3 }, { count: 0 }],
  patches: [[{ id: "s1", top: "flyer_2", height: 2, cards: null }], [{ id: "s4", top: "flyer_3", height: 2, cards: null }]],
} as unknown as View;
const spots = (path: { spot: string }[]): string[] => path.map(({ spot }) => spot);

describe("what travels where", () => {
  it("snatch: the card goes to its prey, and both come home", () => {
    const { flights, gestures } = planOf([{ type: "snatched", player: 1, card: "flyer_3", pond: "flyer_2", stack: "s7" }], before, before);
    expect(flights.map(({ item, path }) => [item, spots(path)])).toEqual([
      ["flyer_2", ["pond flyer_2", "pond flyer_2", "stack s7"]],
      ["flyer_3", ["hand 1 flyer_3", "pond flyer_2", "stack s7"]],
    ]);
    expect(gestures).toEqual([]);
  });

  it("steal: a tongue shoots out and the stack flies to the thief", () => {
    const { flights, gestures } = planOf([{ type: "stolen", player: 0, owner: 1, stack: "s4", card: "flyer_4" }], before, before);
    expect(flights.map(({ item }) => item)).toEqual(["stack", "flyer_4"]);
    expect(flights.every(({ path }) => path.at(-1)?.spot === "stack s4")).toBe(true);
    expect(gestures).toMatchObject([{ kind: "tongue", spot: "frog 0", to: "stack s4" }]);
  });

  it("swallow: stack and prey end in the belly, and the frog gulps", () => {
    const { flights, gestures } = planOf([{ type: "swallowed", player: 0, stack: "s1", pond: "flyer_2", size: 3 }], before, before);
    expect(flights.map(({ path, end }) => [path.at(-1)?.spot, end])).toEqual([
      ["belly 0", "gone"],
      ["belly 0", "gone"],
    ]);
    expect(gestures).toMatchObject([{ kind: "gulp", spot: "frog 0" }]);
  });

  it("hidden cards travel face down, own ones face up", () => {
    expect(planOf([{ type: "bait_laid", player: 2 }], before, before).flights).toMatchObject([
      { item: "back", path: [{ spot: "hand 2" }, { spot: "laid 2" }] },
    ]);
    expect(planOf([{ type: "laid", player: 0, card: "swarm" }], before, before).flights).toMatchObject([
      { item: "swarm", path: [{ spot: "hand 0 swarm" }, {}] },
    ]);
    expect(planOf([{ type: "consolation", player: 2, drawn: 1 }], before, before).flights).toMatchObject([
      { item: "back", path: [{ spot: "deck" }, { spot: "hand 2" }] },
    ]);
    expect(planOf([{ type: "consolation", player: 2, drawn: 0 }], before, before).flights).toEqual([]);
  });

  it("counts change when the cards have left or landed", () => {
    const at = (events: Event[]): [number, Facts][] => {
      const { start, steps } = planOf(events, before, before);
      let facts = start;
      return steps.map((step) => [Math.round(step.at), (facts = step.change(facts))]);
    };
    expect(at([{ type: "swallowed", player: 0, stack: "s1", pond: "flyer_2", size: 3 }])).toMatchObject([[700, { bellies: [3, 3, 0] }]]);
    expect(at([{ type: "consolation", player: 1, drawn: 1 }])).toMatchObject([
      [0, { deck: 59, hands: [2, 5, 5] }],
      [460, { deck: 59, hands: [2, 6, 5] }],
    ]);
  });

  it("the end: every stack that still lies there is swallowed", () => {
    const { flights } = planOf([{ type: "final_swallow", player: 1, count: 2 }], before, before);
    expect(flights.map(({ path }) => spots(path))).toEqual([["stack s4", "belly 1"]]);
  });
});

describe("one after the other, and never too long", () => {
  const stork: Event[] = [
    { type: "bait_laid", player: 1 },
    { type: "bait_revealed", card: "flyer_5" },
    { type: "stork_took", owner: 0, stack: "s1", height: 2, top: "flyer_2" },
    { type: "stork_took", owner: 1, stack: "s4", height: 2, top: "flyer_3" },
    { type: "bait_to_pond", cards: ["crawler_1", "flyer_5"] },
    { type: "pond_filled", cards: ["swarm", "crawler_2", "flyer_1", "flyer_1"] },
    { type: "round_started", round: 2, first: 1, last: false },
  ];

  it("keeps the order of the events", () => {
    const { words, flights } = planOf(stork, before, before);
    expect(words.map(({ event }) => event.type)).toEqual(["bait_revealed", "stork_took", "stork_took", "pond_filled", "round_started"]);
    expect(words.map(({ at }) => at)).toEqual(words.map(({ at }) => at).sort((a, b) => a - b));
    const [first, second] = flights.filter((one) => one.with === "stork");
    expect(first?.path[0]?.at).toBeLessThan(second?.path[0]?.at ?? 0);
  });

  it("tells a long batch faster", () => {
    const { total, flights, gestures } = planOf(stork, before, before);
    expect(total).toBe(LONGEST);
    for (const { path } of flights) expect(path.at(-1)?.at).toBeLessThanOrEqual(LONGEST + 1);
    for (const { at, ms } of gestures) expect(at + ms).toBeLessThanOrEqual(LONGEST + 1);
  });

  it("an ordinary act is over in less than a second", () => {
    expect(planOf([{ type: "stolen", player: 0, owner: 1, stack: "s4", card: "flyer_4" }], before, before).total).toBeLessThan(1300);
    expect(planOf([{ type: "tossed", player: 0, pond: "swarm" }], before, before).total).toBeLessThan(1000);
  });

  it("does not stumble over what it does not know", () => {
    expect(planOf([{ type: "no_such_event" } as unknown as Event], null, before)).toMatchObject({
      flights: [],
      gestures: [],
      cues: [0],
      words: [],
      total: 0,
    });
  });
});
