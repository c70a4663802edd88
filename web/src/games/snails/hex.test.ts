import { describe, expect, it } from "vitest";
import {
  boxOf,
  distance,
  fieldsOf,
  heightsOf,
  inSight,
  LAYOUTS,
  layoutOf,
  namesOf,
  neighbours,
  nextField,
  pointOf,
  standing,
  WIDE,
} from "./hex";

const corners = layoutOf({ layout: "corners" });
const fields = fieldsOf(corners);

describe("the hexes", () => {
  it("neighbours are one field away, and so wide apart", () => {
    for (const field of neighbours("2,-1")) expect(distance("2,-1", field)).toBe(1);
    expect(distance("-4,3", "4,-3")).toBe(8);
    expect(pointOf("1,0").x - pointOf("0,0").x).toBeCloseTo(WIDE);
  });

  it("higher fields lie higher in the picture", () => {
    expect(pointOf("0,0", 3).y).toBeLessThan(pointOf("0,0", 1).y);
    expect(pointOf("0,1").y).toBeGreaterThan(pointOf("0,0").y);
  });

  it("knows the boards of the game, field by field", () => {
    expect(LAYOUTS.map(({ id }) => id)).toEqual(["corners", "volcano", "islets"]);
    expect(LAYOUTS.map((layout) => fieldsOf(layout).length)).toEqual([53, 61, 77]);
    expect(Object.values(heightsOf(corners)).filter((height) => height === 3)).toHaveLength(6);
    expect(layoutOf({ layout: "custom", custom_layout: corners })).toBe(corners);
  });

  it("keeps land in sight and leaves out the empty sea around it", () => {
    const land = boxOf(inSight(fields, heightsOf(corners), new Set()));
    expect(land.width).toBeLessThan(boxOf(fields).width - WIDE);
    expect(inSight(fields, heightsOf(corners), new Set(["-2,-3"]))).toContain("-2,-3");
    expect(inSight(fields, {}, new Set())).toEqual(fields);
  });

  it("calls fields by row and place", () => {
    const names = namesOf(fields);
    expect([names.get("-2,-3"), names.get("5,-3"), names.get("-5,3")]).toEqual(["A1", "A8", "G1"]);
    expect(new Set(names.values()).size).toBe(fields.length);
  });

  it("keeps every field in the picture", () => {
    const box = boxOf(fields);
    for (const field of fields) {
      const { x, y } = pointOf(field, 3);
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
  });

  it("arrows walk over the board and keep their column", () => {
    const all = new Set(fields);
    expect(nextField(all, "0,0", "ArrowRight", 0)).toBe("1,0");
    expect(nextField(all, "5,-3", "ArrowRight", 0)).toBeNull();
    let at = "0,3";
    const { x } = pointOf(at);
    for (let i = 0; i < 6; i++) at = nextField(all, at, "ArrowUp", x) ?? at;
    expect(Math.abs(pointOf(at).x - x)).toBeLessThan(WIDE);
    expect(at.endsWith(",-3")).toBe(true);
  });

  it("everybody on a field has a place of their own", () => {
    for (const count of [1, 2, 3, 4]) {
      const { places } = standing(count);
      expect(new Set(places.slice(0, count).map(([x, y]) => `${x} ${y}`)).size).toBe(count);
    }
  });
});
