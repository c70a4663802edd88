import { describe, expect, it } from "vitest";
import { LAYOUTS, type Layout } from "./hex";
import {
  byChance,
  centred,
  countOf,
  type Drawing,
  drawingOf,
  faults,
  faultsOf,
  gaps,
  MIRRORS,
  mirrored,
  painted,
  readText,
  regions,
  steep,
  tableOf,
  textOf,
} from "./layout";

interface Judged {
  layout: unknown;
  judged: { players: number; partial: boolean; rule: string | null }[];
}
const FILES = import.meta.glob<Judged[]>("../../../../tests/games/snails/layouts.json", { eager: true, import: "default" });
const judged = Object.values(FILES).flat();
const [corners, volcano, islets] = LAYOUTS.map(drawingOf) as [Drawing, Drawing, Drawing];

/** Numbers in [0, 1) that are the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => ((state = (state * 48271) % 2147483647), state / 2147483647);
}

describe("the rules of a layout", () => {
  it("are those of the server", () => {
    expect(judged.length).toBeGreaterThan(100);
    for (const { layout, judged: verdicts } of judged)
      for (const { players, partial, rule } of verdicts)
        expect([faults(layout, players, partial)[0]?.rule ?? null, players, partial, layout]).toEqual([rule, players, partial, layout]);
  });

  it("are kept by the three boards, for any number of players", () => {
    for (const drawing of [corners, volcano, islets])
      for (const players of [2, 3, 4]) expect(faultsOf(drawing, players, false)).toEqual([]);
  });

  it("point at what is wrong", () => {
    const holed = painted(corners, ["1,-3"], null);
    expect(faultsOf(holed, 2, false)).toEqual([{ rule: "V1", id: "gap", args: { count: 1 }, fields: ["1,-3"] }]);
    const apart = painted(corners, ["0,6", "1,6"], 0);
    expect(faultsOf(apart, 2, false)).toEqual([{ rule: "V4", id: "apart", args: { count: 2 }, fields: ["0,6", "1,6"] }]);
    expect(faultsOf(painted(corners, ["0,0"], 0), 4, false).map(({ id }) => id)).toEqual(["all"]);
    expect(faultsOf(painted(corners, ["0,0"], 0), 4, true)).toEqual([]);
    expect(faultsOf(painted(corners, ["0,0"], 3), 4, true).map(({ id }) => id)).toEqual(["mountains"]);
    expect(faultsOf(new Map(), 2, true).map(({ id }) => id)).toEqual(["empty"]);
  });

  it("see islands that cannot be climbed", () => {
    expect(steep(corners)).toEqual([]);
    expect(steep(islets)).toHaveLength(7);
    expect(regions([...corners.keys()])).toHaveLength(1);
  });
});

describe("a drawing", () => {
  it("is the same layout again", () => {
    for (const layout of LAYOUTS) {
      const again = tableOf(drawingOf(layout));
      expect(again.rows).toEqual(layout.rows);
      for (const kind of ["I", "II", "III"] as const) expect(new Set(again[kind].map(String))).toEqual(new Set(layout[kind].map(String)));
    }
    expect(countOf(corners)).toEqual([5, 9, 6]);
  });

  it("has water in the gaps when it is laid out", () => {
    const holed = painted(corners, ["1,-3", "2,-3"], null);
    expect(gaps(holed)).toEqual(["1,-3", "2,-3"]);
    expect(drawingOf(tableOf(holed))).toEqual(drawingOf(tableOf(corners)));
  });

  it("goes no farther than the rules allow", () => {
    expect(painted(corners, ["21,0", "0,-21"], 1)).toBe(corners);
    expect(painted(corners, ["0,0"], 2)).toBe(corners);
  });

  it("is seen in mirrors", () => {
    expect(mirrored("1,2", "none")).toEqual(["1,2"]);
    expect(mirrored("1,2", "across")).toEqual(["1,2", "-3,2"]);
    expect(mirrored("1,2", "down")).toEqual(["1,2", "3,-2"]);
    expect(mirrored("1,2", "turn")).toEqual(["1,2", "-1,-2"]);
    expect(mirrored("1,2", "third")).toEqual(["1,2", "-3,1", "2,-3"]);
    for (const mirror of MIRRORS) expect(mirrored("0,0", mirror)).toEqual(["0,0"]);
    for (const field of corners.keys()) expect(corners.get(mirrored(field, "down").at(-1) ?? "")).toBe(corners.get(field));
  });

  it("comes back to the middle", () => {
    const moved = new Map(
      [...corners].map(([field, level]) => [`${Number(field.split(",")[0]) + 7},${field.split(",")[1]}`, level] as const),
    );
    expect(centred(moved)).toEqual(corners);
  });
});

describe("an island by chance", () => {
  it("keeps every rule and can be climbed", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const drawing = byChance(chance(seed * 7919));
      expect(faultsOf(drawing, 4, false)).toEqual([]);
      expect(steep(drawing)).toEqual([]);
    }
  });
});

describe("a layout as text", () => {
  it("can be read again, whatever has become of its line ends", () => {
    for (const drawing of [corners, volcano, islets, byChance(chance(5))]) {
      const text = textOf(drawing);
      expect(readText(text)).toEqual(drawing);
      expect(readText(`  ${text.replaceAll("\n", "   ").replaceAll("-", "−")} `)).toEqual(drawing);
    }
    expect(textOf(corners).split("\n")[0]).toBe("r=-3 q=-2 . III II . . II III .");
  });

  it("may have the form of the record format", () => {
    const layout: Layout = tableOf(volcano);
    expect(readText(JSON.stringify(layout))).toEqual(volcano);
    expect(readText(JSON.stringify({ ...layout, I: 5 }))).toBeNull();
    expect(readText("{")).toBeNull();
  });

  it("is nothing else", () => {
    for (const text of ["", "hello", "r=1 q=2", "r=1 q=2 IIII", "r=1 q=2 . x", "r=99 q=0 I", "r=0 q=0 I and more"])
      expect(readText(text)).toBeNull();
  });
});
