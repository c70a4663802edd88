import { describe, expect, it } from "vitest";
import { columnsOf, roomOf, rowsIn } from "./rows";
import type { Zone } from "./zones";

const zone = (id: string, shape: Zone["shape"], count: number): Zone => ({
  id,
  field: id,
  shape,
  cards: Array.from({ length: count }, (_, i) => `${id}${i}`),
  count,
  top: null,
  open: true,
});
const ROWS = [1, 2, 3, 4].map((i) => zone(`row${i}`, "row", i));
const PILE = zone("pile", "heap", 20);

describe("several rows in the middle", () => {
  it("are those that hold more than a single card", () => {
    expect(rowsIn([...ROWS, PILE], [])).toEqual(ROWS);
    expect(rowsIn(ROWS.slice(0, 1), [])).toEqual([]);
    expect(rowsIn(ROWS.slice(0, 2), [{ name: "row1", kind: "card" }])).toEqual([]);
  });

  it("have room for what has been the longest", () => {
    expect(roomOf(ROWS)).toBe(4);
    expect(roomOf(ROWS.slice(0, 1))).toBe(3);
    expect(roomOf(ROWS.slice(0, 1), 6)).toBe(6);
  });

  it("lie in columns, with the heaps beside them or under them", () => {
    const areas = (card: number, wide: number): unknown => Object.fromEntries(columnsOf([...ROWS, PILE], ROWS, 4, card, wide)?.areas ?? []);
    expect(areas(70, 1000)).toEqual({ row1: "1 / 1", row2: "1 / 2", row3: "2 / 1", row4: "2 / 2", pile: "1 / 3" });
    expect(areas(36, 342)).toEqual({ row1: "1 / 1", row2: "1 / 2", row3: "2 / 1", row4: "2 / 2", pile: "3 / 1" });
    expect(areas(44, 342)).toEqual({ row1: "1 / 1", row2: "2 / 1", row3: "3 / 1", row4: "4 / 1", pile: "1 / 2" });
  });

  it("give other things a line of their own", () => {
    expect(columnsOf([...ROWS, zone("places", "slots", 9)], ROWS, 4, 44, 600)?.areas.get("places")).toBe("auto / 1 / auto / -1");
    expect(columnsOf([PILE], [], 3, 44, 600)).toBeNull();
  });

  it("overlap where they are too long", () => {
    expect(columnsOf(ROWS, ROWS, 4, 50, 600)?.step).toBe(56);
    expect(columnsOf(ROWS, ROWS, 10, 50, 410)?.step).toBe(40);
    expect(columnsOf(ROWS, ROWS, 10, 50, 100)?.step).toBe(25);
  });
});
