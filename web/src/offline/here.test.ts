import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Hearer, open } from "./here";
import type { FromWorker, ToWorker } from "./messages";

vi.mock("./store", () => ({ baseOf: () => Promise.resolve("/offline/1/") }));

/** Starts at once; what it was told is kept. */
class FakeWorker {
  static newest: FakeWorker;
  heard: ToWorker[] = [];
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    FakeWorker.newest = this;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if (message.t === "start") queueMicrotask(() => this.onmessage?.({ data: { t: "started" } }));
  }
  terminate(): void {}
}

const hearer = (): Hearer => ({ opened: vi.fn(), said: vi.fn(), closed: vi.fn() });

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("reportError", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

it("forgets a line that is hung up, and tells all others when the worker dies", async () => {
  const [left, stays] = [hearer(), hearer()];
  const line = await open("/ws/tables/a", left);
  await open("/ws/tables/a", stays);
  line.leave();
  expect(FakeWorker.newest.heard.at(-1)).toEqual({ t: "leave", id: 0 });
  FakeWorker.newest.onerror?.({ message: "the interpreter has died" });
  expect(stays.closed).toHaveBeenCalledOnce();
  expect(left.closed).not.toHaveBeenCalled();
});
