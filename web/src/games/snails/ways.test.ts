import { describe, expect, it } from "vitest";
import type { Legal } from "./shapes";
import { isOnMap, waysOf } from "./ways";

const acts = (...list: Legal[]): Legal[] => list;

describe("what is done on the map", () => {
  it("a step: the acting snail goes to a field; stopping is no place", () => {
    const legal = acts({ type: "step", to: "1,0" }, { type: "stop" });
    const ways = waysOf(legal, null, "p1.scout");
    expect([...ways.fields.keys()]).toEqual(["1,0"]);
    expect(ways.mover).toBe("p1.scout");
    expect(legal.filter((act) => !isOnMap(act))).toEqual([{ type: "stop" }]);
  });

  it("a push: the snail first, then the field; at once if there is only one", () => {
    const legal = acts({ type: "push", snail: "p2.scout", to: "1,0" }, { type: "push", snail: "p1.leader", to: "0,1" });
    expect(waysOf(legal, null, "p1.leader")).toMatchObject({ movers: ["p1.leader", "p2.scout"], mover: null });
    expect([...waysOf(legal, "p2.scout", null).fields.keys()]).toEqual(["1,0"]);
    expect(waysOf(legal.slice(0, 1), null, null).mover).toBe("p2.scout");
  });

  it("a target, an enemy, a shell: a snail", () => {
    expect([...waysOf(acts({ type: "choose_target", snail: "p2.medic" }), null, "p1.scout").snails.keys()]).toEqual(["p2.medic"]);
    expect([...waysOf(acts({ type: "take_shell", from: "p1.medic" }), null, "p1.scout").snails.keys()]).toEqual(["p1.medic"]);
  });

  it("what has no place is decided elsewhere", () => {
    for (const one of acts(
      { type: "order_effect", effect: "mine" },
      { type: "program", active: ["p1.scout"], inactive: [null], cards: [], count: 0 },
      { type: "keep" },
    ))
      expect(isOnMap(one)).toBe(false);
    expect(isOnMap({ type: "order_effect", field: "0,0" })).toBe(true);
  });
});
