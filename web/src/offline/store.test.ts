import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { place } from "./place.svelte";
import { baseOf, isStored } from "./store";

vi.mock("../service_worker", () => ({ serviceWorker: () => Promise.resolve({}) }));

const kept = new Map<string, Response>();
const shelf = {
  match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
  put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
  keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `https://table.example${path}` }))),
};
let persist: () => Promise<boolean>;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("caches", { open: () => Promise.resolve(shelf) });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ version: "1", files: [] })));
  vi.stubGlobal("navigator", { serviceWorker: {}, storage: { persist: () => persist() } });
});
afterEach(() => {
  [place.stored, place.away] = [false, false];
  vi.unstubAllGlobals();
});

it.each([
  ["does not answer", () => new Promise<boolean>(() => undefined)],
  ["forbids it", () => Promise.reject(new TypeError("forbidden"))],
])("is whole also where the browser, asked to keep it for ever, %s", async (_, answer) => {
  persist = answer;
  await place.store();
  expect([place.stored, await isStored()]).toEqual([true, true]);
});

it("does not wait for ever for a network that has fallen silent", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, { signal }: RequestInit) =>
    path.endsWith(".json")
      ? Promise.resolve(Response.json({ version: "1", files: [{ name: "python.zip", size: 9, sent: 9 }] }))
      : new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  const storing = place.store().catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await storing).toEqual(new Error("/offline/1/python.zip: nothing more comes"));
  expect([place.share, place.stored]).toEqual([null, false]);
  vi.useRealTimers();
});

it("knows by what it has fetched that there is a server again", async () => {
  persist = () => Promise.resolve(true);
  place.away = true;
  await place.store();
  expect([place.away, place.here]).toEqual([false, false]);
});

it("is not there any more when the browser has thrown away some of it", async () => {
  await shelf.put("/offline.json", Response.json({ version: "1", files: [{ name: "python.zip", size: 9, sent: 9 }] }));
  expect(await isStored()).toBe(false);
  await expect(baseOf()).rejects.toMatchObject({ kind: "unfetched" });
  await shelf.put("/offline/1/python.zip", new Response("Python"));
  expect([await isStored(), await baseOf()]).toEqual([true, "/offline/1/"]);
});
