import { describe, expect, it } from "vitest";
import { bedFor, pondSlots } from "./slots";

const kinds = (slots: readonly ({ kind: string } | null)[]): (string | null)[] => slots.map((slot) => slot?.kind ?? null);

describe("the pond", () => {
  it("leaves a gap where a card was taken, and fills it first", () => {
    const full = pondSlots([], ["crawler_1", "flyer_2", "swarm"]);
    const taken = pondSlots(full, ["crawler_1", "swarm"]);
    expect(kinds(taken)).toEqual(["crawler_1", null, "swarm"]);
    expect(kinds(pondSlots(taken, ["crawler_1", "flyer_6", "swarm", "swarm"]))).toEqual(["crawler_1", "flyer_6", "swarm", "swarm"]);
  });

  it("lets the very copy go that was touched", () => {
    const twins = pondSlots([], ["flyer_2", "flyer_2"]);
    expect(kinds(pondSlots(twins, ["flyer_2"], twins[0]?.key))).toEqual([null, "flyer_2"]);
    expect(kinds(pondSlots(twins, ["flyer_2"], twins[1]?.key))).toEqual(["flyer_2"]);
  });

  it("keeps everything that still lies there, touched or not", () => {
    const full = pondSlots([], ["crawler_1", "flyer_2"]);
    expect(pondSlots(full, ["crawler_1", "flyer_2"], full[0]?.key)).toEqual(full);
  });
});

describe("room in the water", () => {
  it("is used as well as can be", () => {
    expect(bedFor(6, 600, 300, 112)).toMatchObject({ columns: 3, rows: 2 });
    expect(bedFor(6, 340, 90, 112)).toMatchObject({ columns: 6, rows: 1 });
    expect(bedFor(12, 340, 200, 112).width).toBeGreaterThan(44);
  });
});
