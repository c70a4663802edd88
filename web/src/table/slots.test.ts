import { describe, expect, it } from "vitest";
import { handSlots } from "./slots";

describe("the hand", () => {
  it("stays in order, and every card stays itself", () => {
    const hand = handSlots([], ["crawler_4", "swarm"]);
    const more = handSlots(hand, ["crawler_4", "flyer_1", "swarm"]);
    expect(more.map(({ kind }) => kind)).toEqual(["crawler_4", "flyer_1", "swarm"]);
    expect([more[0], more[2]]).toEqual(hand);
  });
});
