import { describe, expect, it } from "vitest";
import { FIELDS, scene } from "./scene";
import { canEnter, leapOf, walkOf } from "./walk";

const ALL = new Set(FIELDS);
const walks = (from: string, points = 2, facts = scene({ "p1.scout": from })) =>
  [...walkOf("p1.scout", from, points, facts, ALL).keys()].sort();

describe("crawling", () => {
  it("level or down costs one, a step up two, more than that is too steep", () => {
    expect(walks("-2,-1")).toContain("-1,-2"); // beach to meadow
    expect(walks("-2,-1")).not.toContain("-1,-3");
    expect(walks("-2,-2")).toContain("-2,-1"); // sea to beach
    expect(walks("-2,-2")).not.toContain("-1,-2"); // sea to meadow
    expect(walks("-1,-3")).toContain("-2,-3"); // mountain to sea
  });

  it("ninjas climb whatever it is", () => {
    const ninjas = scene({ "p1.scout": "-2,-2" }, { p1: { faction: "ninjas" } });
    expect(walks("-2,-2", 2, ninjas)).toContain("-1,-3");
  });

  it("stays on the board", () => {
    expect(walks("-2,-3").every((field) => ALL.has(field))).toBe(true);
  });
});

describe("what lies on the way", () => {
  const board = scene({}).board;
  const withOn = (field: string, marker: { fire?: number; mine?: number }, health = 30) =>
    scene({ [`p1.scout ${health}`]: "-2,-1" }, {}, { board: { ...board, [field]: { ...board[field]!, ...marker } } });

  it("nobody walks on over a mine", () => {
    expect(walks("-2,-1", 3)).toContain("0,-3"); // over the meadow -1,-2
    expect(walks("-2,-1", 3, withOn("-1,-2", { mine: 1 }))).toContain("-1,-2");
    expect(walks("-2,-1", 3, withOn("-1,-2", { mine: 1 }))).not.toContain("0,-3");
  });

  it("nobody walks on who has burnt to death", () => {
    expect(walks("-2,-1", 3, withOn("-1,-2", { fire: 2 }))).toContain("0,-3");
    expect(walks("-2,-1", 3, withOn("-1,-2", { fire: 2 }, 10))).toContain("-1,-2");
    expect(walks("-2,-1", 3, withOn("-1,-2", { fire: 2 }, 10))).not.toContain("0,-3");
  });
});

describe("a full field", () => {
  it("makes room if one of those there can go on", () => {
    const full = scene({ "p1.scout": "-2,-1", "p2.leader": "-1,-2", "p2.scout": "-1,-2", "p1.leader": "-1,-2" });
    expect(canEnter("p1.scout", "-1,-2", full, ALL)).toBe(true);
  });

  it("is closed by three shells (scenario S07)", () => {
    const shut = scene({ "p1.scout": "-2,-1", "p2.leader shell": "-1,-2", "p2.scout shell": "-1,-2", "p1.leader shell": "-1,-2" });
    expect(canEnter("p1.scout", "-1,-2", shut, ALL)).toBe(false);
    expect(walks("-2,-1", 2, shut)).not.toContain("-1,-2");
  });
});

it("leaps over everything, but not on the spot", () => {
  const to = leapOf("p1.scout", "-2,-1", 2, scene({ "p1.scout": "-2,-1" }), ALL);
  expect(to).toContain("-1,-3");
  expect(to).not.toContain("-2,-1");
});
