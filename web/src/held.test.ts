import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heldAt, heldTables, hold, letGo, note } from "./held";
import { openRows } from "./offline/rows";
import type { Table } from "./wire";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("seats held on this device", () => {
  it("are found again, newest table first, seats in order", () => {
    hold("snatch-it", [{ table: "a", seat: 2, secret: "s2" }], ["Bert"]);
    hold("snatch-it", [{ table: "a", seat: 0, secret: "s0" }], ["Anna"]);
    hold("snatch-it", [{ table: "b", seat: 1, secret: "t1" }], ["Cleo"]);
    expect(heldTables().map((one) => one.table)).toEqual(["b", "a"]);
    expect(heldAt("a").map(({ seat, name }) => `${seat} ${name}`)).toEqual(["0 Anna", "2 Bert"]);
  });

  it("are replaced by a newer secret for the same seat", () => {
    hold("snatch-it", [{ table: "a", seat: 2, secret: "old" }], ["Bert"]);
    hold("snatch-it", [{ table: "a", seat: 2, secret: "new" }], ["Bert"]);
    expect(heldAt("a").map((seat) => seat.secret)).toEqual(["new"]);
  });

  it("are let go one by one or all at once", () => {
    hold(
      "snatch-it",
      [0, 1].map((seat) => ({ table: "a", seat, secret: `s${seat}` })),
      ["Anna", "Bert"],
    );
    letGo("a", "s0");
    expect(heldAt("a").map((seat) => seat.secret)).toEqual(["s1"]);
    letGo("a");
    expect(heldTables()).toEqual([]);
  });

  it("are forgotten where there are too many: first what is over, then what was used longest ago", () => {
    vi.useFakeTimers();
    const sit = (...tables: number[]): void =>
      tables.forEach((table) => {
        vi.advanceTimersByTime(1000);
        hold("snatch-it", [{ table: String(table), seat: 0, secret: "s" }], ["Anna"]);
      });
    const held = (): number[] => heldTables().map(({ table }) => Number(table));
    sit(...Array(20).keys());
    const at = (id: number, stage: Table["stage"]) => ({ id: String(id), game: "snatch-it", stage, seats: [] });
    note(at(7, "over"));
    note(at(9, "over"));
    vi.advanceTimersByTime(1000);
    note(at(7, "over"), Date.now());
    note(at(0, "playing"), Date.now());
    sit(20);
    expect(held()).not.toContain(9);
    sit(21);
    expect(held()).not.toContain(7);
    sit(22);
    expect(held()).toHaveLength(20);
    expect(held()).toContain(0);
    expect(held()).not.toContain(1);
  });

  it("take with them all that is kept on this device of a table in the page itself, and nothing of others", async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    const rows = await openRows(indexedDB, () => undefined);
    for (const table of ["here", "mine", "far"]) await rows.append(table, 0, ["dealt"], null, 1);
    const seats = (table: string) => [0, 1].map((seat) => ({ table, seat, secret: `s${seat}` }));
    for (const table of ["here", "mine"]) hold("schnuff", seats(table), ["Anna", "Bert"], true);
    hold("schnuff", seats("far"), ["Anna", "Bert"]);
    letGo("far");
    letGo("mine", "s0");
    letGo("here");
    await vi.waitFor(async () => expect(await rows.read("here", 0)).toEqual([]));
    for (const table of ["mine", "far"]) expect(await rows.read(table, 0)).toHaveLength(1);
  });

  it("survive a spoiled storage", () => {
    localStorage.setItem("schnapp.seats", "{broken");
    expect(heldTables()).toEqual([]);
  });
});
