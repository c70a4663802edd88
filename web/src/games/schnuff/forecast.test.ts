import { describe, expect, it } from "vitest";
import { forecastOf, throwsFrom } from "./forecast";
import type { View } from "./types";

const at = (count: number, more: Partial<View> = {}): View =>
  ({ count, direction: 1, in_round: [true, true, true, true], chips: [10, 10, 2, 10], hands: [4, 4, 4, 4], immune: null, ...more }) as View;

describe("a number card", () => {
  it("costs nothing up to the gate itself, and its toll past it", () => {
    expect(forecastOf("number_2", at(28), 0)).toMatchObject({ to: 30, limit: null, fee: 0 });
    expect(forecastOf("number_4", at(28), 0)).toMatchObject({ to: 32, limit: 30, fee: 1, free: false, last: false });
    expect(forecastOf("number_1", at(60), 0)).toMatchObject({ to: 61, limit: 60, fee: 2 });
  });

  it("costs no more than there is, and says so", () => {
    expect(forecastOf("number_3", at(89), 2)).toMatchObject({ limit: 90, fee: 2, last: true });
  });

  it("is free past the gate that one is let through", () => {
    const immune = { player: 0, limit: 30 } as const;
    expect(forecastOf("number_1", at(30, { immune }), 0)).toMatchObject({ limit: 30, free: true, last: false });
    expect(forecastOf("number_1", at(30, { immune }), 1).free).toBe(false);
    expect(forecastOf("number_1", at(60, { immune }), 0).free).toBe(false);
  });
});

describe("a wild card", () => {
  it("snap: to the next gate, and no further when there", () => {
    expect([11, 30, 31, -2, 90].map((count) => forecastOf("snap", at(count), 0).to)).toEqual([30, 30, 60, 30, 90]);
  });

  it("pass and reverse: who is next", () => {
    expect(forecastOf("pass", at(30), 0)).toMatchObject({ how: "pass", to: 30, next: 1 });
    expect(forecastOf("reverse", at(30), 0)).toMatchObject({ how: "reverse", to: 30, next: 3 });
    expect(forecastOf("reverse", at(30, { in_round: [true, false, true, false] }), 0).next).toBe(2);
  });

  it("whoever has neither drawn nor a card left is out of the round by then", () => {
    const hands = [4, 0, 4, 4];
    expect(forecastOf("pass", at(30, { hands }), 0).next).toBe(2);
    expect(forecastOf("schnuff", at(60, { hands }), 0).others).toEqual([2, 3]);
    expect(forecastOf("pass", at(30, { hands: [4, 4, 4, 0] }), 3).next).toBe(0); // who plays now had a card
  });

  it("risk: the dice decide", () => {
    expect(forecastOf("risk", at(29), 0)).toMatchObject({ how: "risk", to: 29, fee: 0 });
    expect(throwsFrom(7)).toBe(21);
  });

  it("schnuff: only at a gate, and all others of the round have to throw", () => {
    expect(forecastOf("schnuff", at(29), 0).how).toBe("not_at_limit");
    expect(forecastOf("schnuff", at(60), 0)).toMatchObject({ how: "schnuff", limit: 60, fee: 2, others: [1, 2, 3] });
    expect(forecastOf("schnuff", at(60, { direction: -1, in_round: [true, true, false, true] }), 0).others).toEqual([3, 1]);
    expect(forecastOf("schnuff", at(90, { in_round: [true, false, false, false] }), 0).others).toEqual([]);
  });
});
