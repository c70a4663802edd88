import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Fault } from "./fault";
import type * as Here from "./here";
import type { FromWorker, ToWorker } from "./messages";

const baseOf = vi.hoisted(() => vi.fn());
vi.mock("./store", () => ({ baseOf }));

/** Starts at once, or fails with what is said here; what it was told is kept. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static answer: FromWorker;
  heard: ToWorker[] = [];
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminate = vi.fn();

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.t === "start") queueMicrotask(() => this.onmessage?.({ data: FakeWorker.answer }));
  }
}

/** The one lock of all pages: whoever asks for it takes it from the one before. */
let rob: (() => void) | null;
const locks = {
  request: (_name: string, wish: LockOptions, granted: () => Promise<never>): Promise<never> => {
    expect(wish).toEqual({ steal: true });
    rob?.();
    const robbed = new Promise<never>((_, reject) => (rob = () => reject(new DOMException("", "AbortError"))));
    return Promise.race([granted(), robbed]);
  },
};

const hearer = (): Here.Hearer => ({ opened: vi.fn(), said: vi.fn(), closed: vi.fn() });
let here: typeof Here;
let ownership: { elsewhere: boolean };
let place: { fault: Fault | null };

beforeEach(async () => {
  [FakeWorker.made, FakeWorker.answer, rob] = [[], { t: "started" }, null];
  baseOf.mockReset().mockResolvedValue("/offline/1/");
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("navigator", { locks, languages: ["en"] });
  vi.resetModules();
  here = await import("./here");
  ({ ownership } = await import("./ownership.svelte"));
  ({ place } = await import("./place.svelte"));
});
afterEach(() => vi.unstubAllGlobals());

it("forgets a line that is hung up, tells all others when the worker dies, and begins a new one", async () => {
  const [left, stays] = [hearer(), hearer()];
  const line = await here.open("/ws/tables/a", left);
  await here.open("/ws/tables/a", stays);
  line.leave();
  expect(FakeWorker.made[0]?.heard.at(-1)).toEqual({ t: "leave", id: 0 });
  FakeWorker.made[0]?.onerror?.({ message: "the interpreter has died" });
  expect(stays.closed).toHaveBeenCalledOnce();
  expect(left.closed).not.toHaveBeenCalled();
  expect(reportError).toHaveBeenCalledOnce();
  await here.open("/ws/tables/a", stays);
  expect([FakeWorker.made.length, ownership.elsewhere]).toEqual([2, false]); // what is ours is not taken once more
});

it("gives the tables to a page that is used, and takes them back when it is used itself", async () => {
  const [first, second] = [hearer(), hearer()];
  await here.open("/ws/tables/a", first);
  rob?.();
  await vi.waitFor(() => expect(first.closed).toHaveBeenCalledOnce());
  expect(FakeWorker.made[0]?.terminate).toHaveBeenCalledOnce();
  expect(reportError).not.toHaveBeenCalled();
  const again = here.open("/ws/tables/a", second);
  await new Promise((later) => setTimeout(later, 20));
  expect([FakeWorker.made.length, ownership.elsewhere]).toEqual([1, true]);
  dispatchEvent(new Event("pointerdown"));
  await again;
  expect([FakeWorker.made.length, ownership.elsewhere]).toEqual([2, false]);
});

it("does not begin in a page that nobody sees", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const opening = here.open("/ws/tables/a", hearer());
  await new Promise((later) => setTimeout(later, 20));
  expect(FakeWorker.made).toEqual([]);
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await opening;
  expect(FakeWorker.made.length).toBe(1);
});

it("says why it does not begin, and tries again when somebody wants it, not for a line that comes again by itself", async () => {
  FakeWorker.answer = { t: "failed", kind: "database", why: "forbidden" };
  await expect(here.open("/ws/tables/a", hearer())).rejects.toMatchObject({ kind: "database", message: "forbidden" });
  expect(place.fault).toMatchObject({ kind: "database" });
  expect(FakeWorker.made[0]?.terminate).toHaveBeenCalledOnce();
  await expect(here.open("/ws/tables/a", hearer())).rejects.toBe(place.fault);
  expect(FakeWorker.made.length).toBe(1);
  await expect(here.ask("/api/games", {})).rejects.toMatchObject({ kind: "database" });
  FakeWorker.answer = { t: "started" };
  void here.ask("/api/games", {});
  await vi.waitFor(() => expect(place.fault).toBeNull());
  await here.open("/ws/tables/a", hearer());
  expect(FakeWorker.made.length).toBe(3);
});

it("says so where what it is made of is gone, and begins no worker", async () => {
  const { Fault } = await import("./fault");
  baseOf.mockRejectedValue(new Fault("unfetched"));
  await expect(here.open("/ws/tables/a", hearer())).rejects.toMatchObject({ kind: "unfetched" });
  expect([place.fault?.kind, FakeWorker.made.length]).toEqual(["unfetched", 0]);
});
