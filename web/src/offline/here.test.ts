import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Here from "./here";
import type { FromWorker, ToWorker } from "./messages";

vi.mock("./store", () => ({ baseOf: () => Promise.resolve("/offline/1/") }));

/** Starts at once; what it was told is kept. */
class FakeWorker {
  static made: FakeWorker[] = [];
  heard: ToWorker[] = [];
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminate = vi.fn();

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.t === "start") queueMicrotask(() => this.onmessage?.({ data: { t: "started" } }));
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

beforeEach(async () => {
  [FakeWorker.made, rob] = [[], null];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("navigator", { locks, languages: ["en"] });
  vi.resetModules();
  here = await import("./here");
  ({ ownership } = await import("./ownership.svelte"));
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
