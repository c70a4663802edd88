import { describe, expect, it } from "vitest";
import { arrowsOn } from "./ring";

describe("arrows round the middle", () => {
  const arrows = arrowsOn(400, 200, 30, 40);

  it("lie on the frame, evenly", () => {
    const gaps = arrows.map(({ x, y }, i) => {
      const next = arrows[(i + 1) % arrows.length]!;
      return Math.hypot(next.x - x, next.y - y);
    });
    expect(Math.min(...gaps)).toBeGreaterThan(30);
    expect(Math.max(...gaps)).toBeLessThan(42);
  });

  it("point clockwise: right along the upper side, left along the lower", () => {
    for (const { x, y, turn } of arrows) {
      if (y === 0) expect(turn).toBe(0);
      if (y === 200) expect(turn).toBe(180);
      if (x === 400 && y > 30 && y < 170) expect(turn).toBe(90);
    }
  });

  it("fit frames of any shape", () => {
    expect(arrowsOn(40, 300, 60, 40).every(({ x, y }) => x >= 0 && x <= 40 && y >= 0 && y <= 300)).toBe(true);
  });
});
