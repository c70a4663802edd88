import { describe, expect, it } from "vitest";
import { FACES, framesOf, restOf, SIDES, throwOf } from "./throw";
import { PIPS } from "./pips";

/** rotateX/rotateY by right angles, applied to a face's normal. */
function turned([x, y, z]: number[], how: string): number[] {
  const angle = (Number(/(-?\d+)deg/.exec(how)?.[1] ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  if (how.startsWith("rotateX")) return [x!, c * y! - s * z!, s * y! + c * z!];
  if (how.startsWith("rotateY")) return [c * x! + s * z!, y!, -s * x! + c * z!];
  return [x!, y!, z!];
}

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("shows a %i when that is thrown", (face) => {
    const normal = turned([0, 0, 1], SIDES[face]!);
    expect(turned(normal, FACES[face]!)).toEqual([0, 0, 1]);
    expect(PIPS[face]).toHaveLength(face);
  });

  it("has sides whose opposites sum to seven", () => {
    for (const face of [1, 2, 3]) {
      const [one, other] = [turned([0, 0, 1], SIDES[face]!), turned([0, 0, 1], SIDES[7 - face]!)];
      expect(one.map((part, i) => part + other[i]!)).toEqual([0, 0, 0]);
    }
  });

  it("comes to rest where it lies", () => {
    const last = framesOf(throwOf(1, 7), 50).at(-1)!;
    expect(last["transform"]).toBe(
      `translate3d(0px, 0px, 0px) rotateZ(${restOf(1, 7)}deg) rotate3d(${throwOf(1, 7).axis.join(", ")}, 0, 0deg)`,
    );
  });
});
