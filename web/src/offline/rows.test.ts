import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRows, remove, type Row, type Rows } from "./rows";

let [factory, rows] = [new IDBFactory(), null as unknown as Rows];
const room = vi.fn();
beforeEach(async () => {
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  factory = new IDBFactory();
  rows = await openRows(factory, room);
});
afterEach(() => vi.unstubAllGlobals());

it("numbers what is written and tells it again, all of a command or nothing", async () => {
  expect(await rows.append("one", 0, ["a", "b"], "first", 5)).toEqual({ kind: "written", seq: 2 });
  expect(await rows.append("one", 0, ["c"], null, 5)).toEqual({ kind: "conflict", seq: 2 });
  expect(await rows.append("one", 0, ["a", "b"], "first", 5)).toEqual({ kind: "duplicate", seq: 2 });
  expect(await rows.append("one", 2, ["c"], undefined, 5)).toEqual({ kind: "written", seq: 3 });
  expect(await rows.append("two", 0, ["d"], "first", 5)).toEqual({ kind: "written", seq: 1 });
  expect(await rows.read("one", 0)).toEqual([
    { seq: 1, body: "a", command: null },
    { seq: 2, body: "b", command: "first" },
    { seq: 3, body: "c", command: null },
  ]);
  expect((await rows.read("one", 1, 3)).map(({ seq }) => seq)).toEqual([2]);
  expect(await rows.read("one", 2, 3)).toEqual([]);
  expect(await rows.read("three", 0)).toEqual([]);
});

it("is what a plain list says, whatever is written and wherever from", async () => {
  const model: Record<string, Row[]> = { one: [], two: [] };
  for (let step = 0; step < 300; step++) {
    const table = ["one", "two"][step % 2] as string;
    const known = model[table] as Row[];
    const expected = known.length + ((step * 7) % 5 === 0 ? 1 : 0);
    const command = step % 3 ? `c${(step * 13) % 40}` : null;
    const bodies = Array.from({ length: 1 + (step % 3) }, (_, at) => `${step} ${at}`);
    const answer = await rows.append(table, expected, bodies, command, 1);
    if (expected !== known.length) {
      const before = command === null ? undefined : known.find((row) => row.command === command);
      expect(answer).toEqual(before ? { kind: "duplicate", seq: before.seq } : { kind: "conflict", seq: known.length });
    } else {
      const end = known.length + bodies.length;
      bodies.forEach((body) => known.push({ seq: known.length + 1, body, command: known.length + 1 === end ? command : null }));
      expect(answer).toEqual({ kind: "written", seq: end });
    }
    if (step % 20 === 0) rows = await openRows(factory, room); // the page was closed
    if (step % 10 === 0) expect(await rows.read(table, step % 4)).toEqual(known.slice(step % 4));
  }
});

it("writes one after the other, also what is asked for at once", async () => {
  const answers = await Promise.all(["a", "b", "c"].map((body) => rows.append("one", 0, [body], null, 1)));
  expect(answers.map(({ kind }) => kind)).toEqual(["written", "conflict", "conflict"]);
});

it("lets old tables go, and no other", async () => {
  await rows.append("old", 0, ["a"], "x", 3);
  await rows.append("new", 0, ["b"], "x", 9);
  expect(await rows.idle(9)).toEqual(["old"]);
  expect([await rows.lastDay(3), await rows.lastDay(9), await rows.lastDay(99)]).toEqual([undefined, 3, 9]);
  expect([await rows.remove("new", 9), await rows.remove("old", 9), await rows.remove("none", 9)]).toEqual([false, true, false]);
  expect([await rows.read("old", 0), (await rows.read("new", 0)).length]).toEqual([[], 1]);
  expect(await rows.append("old", 0, ["c"], "x", 9)).toEqual({ kind: "written", seq: 1 });
});

it("lets a table go for good, whoever has it open and whenever it was used", async () => {
  await rows.append("gone", 0, ["a"], "x", 9);
  await rows.append("stays", 0, ["b"], "x", 9);
  await remove(factory, "gone");
  await remove(factory, "none");
  expect([await rows.read("gone", 0), (await rows.read("stays", 0)).length]).toEqual([[], 1]);
  expect(await rows.append("gone", 1, ["c"], null, 9)).toEqual({ kind: "conflict", seq: 0 });
});

it("says when there is no room for a row, and when there is again", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  await expect(rows.append("one", 0, ["a"], null, 1)).rejects.toThrow();
  expect(room).toHaveBeenLastCalledWith(true);
  full.mockRestore();
  expect(await rows.append("one", 0, ["a"], null, 1)).toEqual({ kind: "written", seq: 1 });
  expect(room).toHaveBeenLastCalledWith(false);
});

it("says so if the browser closes the database", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  forceCloseDatabase((rows as unknown as { database: Parameters<typeof forceCloseDatabase>[0] }).database);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(new Error("the browser has closed the database")));
});

it("makes way for whoever wants another version, and says so", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const newer = factory.open("schnapp", 2);
  await new Promise((opened) => (newer.onsuccess = opened));
  expect(reported).toHaveBeenCalledWith(new Error("another page has taken the database"));
  await expect(rows.read("one", 0)).rejects.toThrow();
});
