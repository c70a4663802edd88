import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../games";
import type { Plan } from "./plan";
import { type Batch, Timeline } from "./timeline.svelte";

const STEP = 100; // ms between two events on this board

/** Every event is seen so long after the one before it. */
const planned = ({ events }: Batch): Plan => ({
  cues: events.map((_, at) => at * STEP),
  words: events.map((event, at) => ({ at: at * STEP, event })),
  total: events.length * STEP,
});

let seen: string[];
let timeline: Timeline;
const named = (...types: string[]): GameEvent[] => types.map((type) => ({ type }));
/** Something happens; its beginning and end are noted like everything else. */
function happens(seq: number, ...types: string[]): void {
  timeline.append(
    { seq, events: named(...types), view: { seq } },
    () => seen.push(`begin ${seq}`),
    () => seen.push(`end ${seq}`),
  );
}
const onBoard = (prepare: (batch: Batch) => Plan = planned): (() => void) =>
  timeline.attach({ prepare, start: () => seen.push("start"), clear: () => seen.push("clear") });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  seen = [];
  timeline = new Timeline();
  timeline.sound = ({ type }) => seen.push(type);
  timeline.jump({ seq: 0 });
});
afterEach(() => vi.useRealTimers());

describe("what happens on a board", () => {
  it("is shown event after event, and what it has led to is told last", () => {
    onBoard();
    happens(1, "a", "b");
    expect([seen, timeline.view, timeline.told, timeline.running]).toEqual([["begin 1", "start"], { seq: 1 }, 0, true]);
    vi.advanceTimersByTime(STEP / 2);
    expect([seen.at(-1), timeline.told, timeline.saying]).toEqual(["a", 1, { type: "a" }]);
    vi.advanceTimersByTime(2 * STEP);
    expect(seen).toEqual(["begin 1", "start", "a", "b", "end 1", "clear"]);
    expect(timeline.running).toBe(false);
  });

  it("waits for what is still being shown, and each of its events sounds once", () => {
    onBoard();
    happens(1, "a");
    happens(2, "b");
    happens(3, "c");
    expect(timeline.view).toEqual({ seq: 1 });
    vi.advanceTimersByTime(5 * STEP);
    expect(seen.filter((one) => one.length === 1)).toEqual(["a", "b", "c"]);
    expect(seen.indexOf("end 1")).toBeLessThan(seen.indexOf("begin 2"));
  });

  it("goes faster while much waits", () => {
    onBoard();
    for (let seq = 1; seq <= 6; seq++) happens(seq, "a", "b", "c");
    const alone = 6 * 3 * STEP;
    vi.advanceTimersByTime(alone * 0.75);
    expect(timeline.running).toBe(false);
  });

  it("goes at the pace that is set, and at once where that is wanted", () => {
    onBoard();
    timeline.pace = 2;
    happens(1, "a", "b");
    vi.advanceTimersByTime(STEP + 1);
    expect(timeline.running).toBe(false);
    timeline.pace = Infinity;
    happens(2, "c");
    expect([timeline.running, seen.at(-1)]).toEqual([false, "clear"]);
  });

  it("goes quickly after a touch, and at once after another", () => {
    onBoard();
    happens(1, "a", "b", "c", "d", "e", "f");
    timeline.hurry();
    vi.advanceTimersByTime(STEP / 2);
    expect(timeline.running).toBe(true);
    vi.advanceTimersByTime(STEP / 2 + 1);
    expect(timeline.running).toBe(false);
    happens(2, "a", "b");
    happens(3, "c");
    timeline.hurry();
    timeline.hurry();
    expect([timeline.running, timeline.view, seen.at(-2)]).toEqual([false, { seq: 3 }, "end 3"]);
  });

  it("goes on if a picture fails", () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    onBoard(() => {
      throw new Error("no such spot");
    });
    happens(1, "a");
    vi.advanceTimersByTime(1);
    expect([timeline.running, seen.includes("end 1"), reported.mock.calls.length]).toEqual([false, true, 1]);
    vi.unstubAllGlobals();
  });

  it("is seen event by event where each has its own view, and at last what came of all of them", () => {
    const pictures: unknown[] = [];
    onBoard((batch) => {
      pictures.push([batch.events.map(({ type }) => type), batch.before, batch.view, batch.next]);
      return planned(batch);
    });
    timeline.append(
      { seq: 1, events: named("a", "b"), view: { seq: 1, trick: 0 }, changes: [{ trick: 2 }, { trick: 3 }] },
      () => seen.push("begin"),
      () => seen.push("end"),
    );
    const [first, second, last] = [
      { seq: 0, trick: 2 },
      { seq: 0, trick: 3 },
      { seq: 1, trick: 0 },
    ];
    expect([timeline.view, timeline.events]).toEqual([first, named("a", "b")]);
    vi.advanceTimersByTime(STEP * 1.5);
    expect([timeline.view, timeline.told]).toEqual([second, 2]);
    vi.advanceTimersByTime(STEP);
    expect([timeline.view, timeline.running]).toEqual([last, false]);
    expect(pictures).toEqual([
      [["a"], { seq: 0 }, first, second],
      [["b"], first, second, last],
      [[], second, last, null],
    ]);
    expect(seen).toEqual(["begin", "start", "a", "start", "b", "start", "end", "clear"]);
  });

  it("leaves out what is between two views when there is no time, or no board any more", () => {
    const pictures: string[][] = [];
    const leave = onBoard((batch) => {
      pictures.push(batch.events.map(({ type }) => type));
      return planned(batch);
    });
    const changes = [{ trick: 2 }, { trick: 3 }, { trick: 4 }];
    const happens = (seq: number): void => timeline.append({ seq, events: named("a", "b", "c"), view: { seq }, changes });
    happens(1);
    timeline.hurry();
    timeline.hurry();
    expect([timeline.view, timeline.told, timeline.running]).toEqual([{ seq: 1 }, 3, false]);
    expect(pictures).toEqual([["a"], ["b", "c"]]);
    timeline.pace = Infinity;
    happens(2);
    expect(pictures.slice(2)).toEqual([["a", "b", "c"]]);
    timeline.pace = 1;
    happens(3);
    leave();
    expect([timeline.view, timeline.told, timeline.running]).toEqual([{ seq: 3 }, 3, false]);
  });

  it("can be seen once more, from the own last act on", () => {
    onBoard();
    happens(1, "a");
    happens(2, "b");
    happens(3, "c");
    vi.advanceTimersByTime(5 * STEP);
    seen = [];
    timeline.repeat(2);
    expect(timeline.again).toBe(true);
    vi.advanceTimersByTime(3 * STEP);
    expect(seen).toEqual(["start", "b", "start", "c", "clear"]);
    expect([timeline.again, timeline.view]).toEqual([false, { seq: 3 }]);
  });
});

describe("the deal", () => {
  it("is over at once where that is wanted, on a board that stands there and on one that comes", async () => {
    timeline.pace = Infinity;
    const away = onBoard();
    timeline.jump({ seq: 0 }, named("dealt"));
    await Promise.resolve();
    expect([timeline.dealing, timeline.told]).toEqual([false, 1]);
    away();
    timeline.jump({ seq: 0 }, named("dealt"));
    onBoard();
    expect(timeline.dealing).toBe(true);
    await Promise.resolve();
    expect(timeline.dealing).toBe(false);
  });

  it("is over when the board goes while it is drawn, as when a curtain falls", () => {
    const away = timeline.attach({ prepare: planned, start: () => away(), clear: () => {} });
    timeline.jump({ seq: 0 }, named("dealt"));
    expect([timeline.dealing, timeline.running]).toEqual([false, false]);
  });
});

describe("without a board", () => {
  it("each sounds when it is seen, where the board says when that is", () => {
    timeline.attachStill(({ events, before }) => events.map((_, at) => (before === null ? 0 : 40 + 30 * at)));
    happens(1, "a", "b");
    expect([timeline.view, timeline.told]).toEqual([{ seq: 1 }, 2]);
    vi.advanceTimersByTime(39);
    expect(seen).toEqual(["begin 1", "end 1"]);
    vi.advanceTimersByTime(2);
    expect(seen.at(-1)).toBe("a");
    vi.advanceTimersByTime(30);
    expect(seen.at(-1)).toBe("b");
  });

  it("everything stands at once, and is heard one after the other", () => {
    happens(1, "a", "b");
    expect([timeline.view, timeline.running, timeline.pending, seen]).toEqual([{ seq: 1 }, false, false, ["begin 1", "end 1"]]);
    vi.advanceTimersByTime(1000);
    expect(seen.slice(2)).toEqual(["a", "b"]);
  });

  it("the deal waits for the board", () => {
    timeline.jump({ seq: 0 }, named("dealt"));
    expect([timeline.pending, timeline.dealing]).toEqual([true, false]);
    onBoard();
    expect([timeline.pending, timeline.dealing]).toEqual([false, true]);
    vi.advanceTimersByTime(2 * STEP);
    expect(seen).toEqual(["start", "dealt", "clear"]);
    expect([timeline.pending, timeline.dealing]).toEqual([false, false]);
  });

  it("the deal is past where the game has gone on before there was a board", () => {
    timeline.jump({ seq: 0 }, named("dealt"));
    happens(1, "a");
    onBoard();
    expect([timeline.view, timeline.running, seen]).toEqual([{ seq: 1 }, false, ["begin 1", "end 1"]]);
  });

  it("a board that goes leaves nothing untold", () => {
    const leave = onBoard();
    happens(1, "a", "b");
    happens(2, "c");
    leave();
    expect([timeline.running, timeline.view, seen.includes("end 1"), seen.includes("end 2")]).toEqual([false, { seq: 2 }, true, true]);
  });

  it("a new scene ends what was shown before it", () => {
    onBoard();
    happens(1, "a", "b");
    timeline.jump({ seq: 9 });
    expect([timeline.running, timeline.view, timeline.events]).toEqual([false, { seq: 9 }, []]);
  });
});
