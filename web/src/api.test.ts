import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem, games, open, sit, takeOver } from "./api";
import { hold } from "./held";
import { Fault } from "./offline/fault";
import { place } from "./offline/place.svelte";
import type { NewTable } from "./wire";

const inPage = vi.hoisted(() => vi.fn());
vi.mock("./offline/here", () => ({ ask: inPage }));

const REASONS: Record<number, string> = { 409: "table_full", 421: "elsewhere", 503: "restart" };
let sent: { path: string; id: string }[];

/** Each answer in turn: an object is an answer, a number an error of that status, null no answer at all. */
function answers(...list: (object | number | null)[]): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, id: (JSON.parse(String(init.body ?? "{}")) as { id: string }).id });
    const next = list.shift();
    if (next === null || next === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    if (typeof next === "number") return Promise.resolve(Response.json({ reason: REASONS[next] }, { status: next }));
    return Promise.resolve(Response.json(next));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  localStorage.clear();
  inPage.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
});
afterEach(() => {
  [place.stored, place.away] = [false, false];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again with the same id when the answer was lost, and once more when the table restarts", async () => {
  answers(null, 503, { seat: 2 });
  const held = sit("k7wq2m9xpa", "Bert");
  await vi.runAllTimersAsync();
  expect(await held).toEqual({ seat: 2 });
  expect(sent.length).toBe(3);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[0]?.id).toMatch(/^[0-9a-f]{32}$/);
});

it("knocks again where another node of the server answers next, and not for ever", async () => {
  answers(421, 421, { seat: 1 });
  const held = sit("k7wq2m9xpa", "Bert");
  await vi.runAllTimersAsync();
  expect(await held).toEqual({ seat: 1 });
  const address = sent[0]?.path;
  expect(sent.map(({ path }) => path)).toEqual([address, `${address}?again=1`, `${address}?again=2`]);
  answers(...Array<number>(100).fill(421));
  const refused = sit("k7wq2m9xpa", "Bert").catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  expect(await refused).toEqual(new ApiProblem("elsewhere"));
});

it.each([200, 502])("takes what is said in the name of a server that is away, with %i, for no answer", async (status) => {
  place.stored = true;
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("<html>Room number?</html>", { status, headers: { "content-type": "text/html" } })),
  );
  inPage.mockImplementation(() => Promise.resolve(Response.json([])));
  expect(await games()).toEqual([]);
  expect([inPage.mock.calls.length, place.away]).toEqual([1, true]);
});

it("says why the page cannot be its own server, and asks it no second time by itself", async () => {
  [place.stored, place.away] = [true, true];
  const fault = new Fault("broken", "out of memory");
  inPage.mockRejectedValue(fault);
  await expect(open({ start: true } as NewTable)).rejects.toBe(fault);
  expect(inPage).toHaveBeenCalledOnce();
});

it("draws a new id for everything new", async () => {
  answers({}, {}, {});
  await open({} as NewTable);
  await open({} as NewTable);
  await takeOver("ABCDEFGH");
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

it("takes no for an answer, and gives up on a server that is not there", async () => {
  answers(409);
  await expect(sit("k7wq2m9xpa", "Bert")).rejects.toEqual(new ApiProblem("table_full"));
  answers();
  const lost = sit("k7wq2m9xpa", "Bert").catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  expect(await lost).toEqual(new ApiProblem("no_server"));
  expect(sent.length).toBe(1 + 4);
});

it.each([
  ["a seat of another device", () => takeOver("ABCDEFGH")],
  ["a table to which friends come", () => open({ start: false } as NewTable)],
])("asks the server alone for %s, also where the page is a server of its own", async (_, asks) => {
  place.stored = true;
  answers();
  const lost = asks().catch((problem: unknown) => problem);
  await vi.runAllTimersAsync();
  expect(await lost).toEqual(new ApiProblem("no_server"));
  answers({});
  await asks();
  expect(inPage).not.toHaveBeenCalled();
  expect(place.away).toBe(false);
});

it("says where a table was opened, whatever has been chosen meanwhile", async () => {
  place.stored = true;
  answers({});
  const opened = open({ start: true } as NewTable);
  place.away = true;
  expect(await opened).toEqual({ here: false });
  place.away = false;
  answers();
  expect(await open({ start: true } as NewTable)).toEqual({ here: true });
});

it("asks what can be played where the table is", async () => {
  [place.stored, place.away] = [true, true];
  hold("snatch-it", [{ table: "far", seat: 0, secret: "s" }], ["Anna"]);
  hold("snatch-it", [{ table: "near", seat: 0, secret: "s" }], ["Anna"], true);
  answers([]);
  await games("far");
  expect([sent.length, inPage.mock.calls.length]).toEqual([1, 0]);
  await games("near");
  expect([sent.length, inPage.mock.calls.length]).toEqual([1, 1]);
});
