import { describe, expect, it } from "vitest";
import { answersIn, livelyPlaces, litPlaces, meantBy, sameSide, type Place } from "./places";
import type { Act, View } from "./types";

const view = { state: "TURN", pending: null, hands: [["crawler_3", "swarm"], 4, 4], patches: [[], [], []] } as unknown as View;
const turn: Act[] = [
  { type: "steal", card: "crawler_3", owner: 1, stack: "s2" },
  { type: "snatch", card: "crawler_3", pond: "crawler_2" },
  { type: "stalk", card: "swarm" },
  { type: "swallow", stack: "s4", pond: "crawler_2" },
];
const card: Place = { at: "hand", card: "crawler_3" };
const prey: Place = { at: "pond", card: "crawler_2" };

describe("what lights up", () => {
  it("shows every place where something can begin", () => {
    const places = ["hand crawler_3", "hand swarm", "pond crawler_2", "stack 0 s4", "stack 1 s2", "water"];
    expect([...livelyPlaces(turn, view, 0)].sort()).toEqual(places);
  });

  it("shows the goals of a hand card and of nothing else", () => {
    expect([...litPlaces(turn, view, 0, card).keys()].sort()).toEqual(["pond crawler_2", "stack 1 s2"]);
    expect([...litPlaces(turn, view, 0, { at: "hand", card: "swarm" }).keys()]).toEqual(["water"]);
    expect(litPlaces(turn, view, 0, { at: "hand", card: "flyer_1" }).size).toBe(0);
  });

  it("works from the goal too: the pond card lights up hand and stack", () => {
    const lit = litPlaces(turn, view, 0, prey);
    expect(lit.get("hand crawler_3")).toEqual(turn[1]);
    expect(lit.get("stack 0 s4")).toEqual(turn[3]);
  });

  it("lights nothing for those who watch", () => {
    expect(livelyPlaces(turn, view, null).size).toBe(0);
    expect(litPlaces(turn, view, null, card).size).toBe(0);
  });

  it("completes an act on one thing at that thing", () => {
    expect(litPlaces([{ type: "toss", pond: "flyer_5" }], view, 0, { at: "pond", card: "flyer_5" }).get("pond flyer_5")?.type).toBe("toss");
  });

  it("brings a reclaim to the stolen stack, where it lies now", () => {
    const stolen: View = { ...view, state: "RECLAIM", pending: { stealer: 2, owner: 0, stack: "s9" } };
    const legal: Act[] = [{ type: "decline" }, { type: "reclaim", card: "crawler_3" }];
    expect([...litPlaces(legal, stolen, 0, card).keys()]).toEqual(["stack 2 s9"]);
    expect(answersIn(legal)).toEqual([{ type: "decline" }]);
  });
});

describe("what is meant, possible or not", () => {
  it("is sent to the server, which says why not", () => {
    expect(meantBy(card, { at: "pond", card: "flyer_6" }, view, 0)).toEqual({ type: "snatch", card: "crawler_3", pond: "flyer_6" });
    expect(meantBy(card, { at: "stack", owner: 2, stack: "s1" }, view, 0)).toEqual({
      type: "steal",
      card: "crawler_3",
      owner: 2,
      stack: "s1",
    });
    expect(meantBy(card, { at: "water" }, view, 0)).toEqual({ type: "stalk", card: "crawler_3" });
    expect(meantBy(prey, { at: "stack", owner: 0, stack: "s4" }, view, 0)).toEqual({ type: "swallow", stack: "s4", pond: "crawler_2" });
    expect(meantBy(prey, { at: "water" }, view, 0)).toEqual({ type: "toss", pond: "crawler_2" });
  });

  it("is the hidden card wherever in the pond it is dropped", () => {
    expect(meantBy(card, prey, { ...view, state: "BAIT" }, 0)).toEqual({ type: "bait", card: "crawler_3" });
    expect(meantBy(card, { at: "water" }, { ...view, state: "LAY" }, 0)).toEqual({ type: "lay", card: "crawler_3" });
  });

  it("is a new choice on the same side", () => {
    expect(sameSide(card, { at: "hand", card: "swarm" }, 0)).toBe(true);
    expect(sameSide({ at: "stack", owner: 0, stack: "s1" }, { at: "stack", owner: 1, stack: "s2" }, 0)).toBe(false);
    expect(sameSide(card, prey, 0)).toBe(false);
  });
});
