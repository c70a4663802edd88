import { describe, expect, it } from "vitest";
import { HIGHEST, layoutFor, LOWEST, Road, travelMs } from "./road";

const BOXES = [
  [900, 300],
  [605, 165],
  [720, 343],
  [326, 305],
  [370, 190],
  [300, 130],
] as const;
const COUNTS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

describe.each(BOXES)("the road in a box of %i × %i", (width, height) => {
  const layout = layoutFor(width, height);
  const road = new Road(layout);

  it("stays in the box, with room above for the cart", () => {
    for (const count of COUNTS) {
      const { x, y } = road.place(road.far(count));
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(100 * layout.scale);
      expect(y).toBeLessThan(height);
    }
  });

  it("leads on with every count, and keeps whole counts apart", () => {
    const steps = COUNTS.slice(1).map((count) => road.far(count) - road.far(count - 1));
    expect(Math.min(...steps)).toBeGreaterThan(1.5);
    const within = steps.slice(-LOWEST, -LOWEST + 90);
    expect(Math.max(...within)).toBeLessThan(2 * Math.min(...within));
  });

  it("leads to the right, back, and to the right again; each gate lies on a stretch", () => {
    const way = [10, 29, 30, 50, 59, 60, 80, 89, 90].map((count) => road.place(road.far(count)).left);
    expect(way).toEqual([false, false, false, true, true, true, false, false, false]);
  });

  it("has room for the whole team before 0", () => {
    expect(road.place(road.far(0)).x).toBeGreaterThan(150 * layout.scale);
  });
});

describe("the cart", () => {
  it("never leaves the road's ends", () => {
    const road = new Road(layoutFor(900, 300));
    expect(road.far(-40)).toBe(road.far(LOWEST));
    expect(road.far(400)).toBe(road.far(HIGHEST));
  });

  it("takes longer for a longer way, within bounds", () => {
    expect(travelMs(3, 4)).toBeLessThan(travelMs(3, 12));
    expect([travelMs(5, 5), travelMs(0, 90)]).toEqual([300, 900]);
  });
});
