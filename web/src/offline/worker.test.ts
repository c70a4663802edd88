import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("says that the browser gives it no database, before it loads anything", async () => {
  const [told, fetched] = [vi.fn(), vi.fn()];
  vi.stubGlobal("postMessage", told);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("not in this window", "SecurityError");
    },
  });
  await import("./worker");
  dispatchEvent(new MessageEvent("message", { data: { t: "start", base: "/offline/1/" } }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ t: "failed", kind: "database", why: "SecurityError: not in this window" }));
  expect(fetched).not.toHaveBeenCalled();
});

it("tells the page of a promise that nobody has waited for, as of any other error", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  await import("./worker");
  const reason = new Error("the interpreter has died");
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  expect(reported).toHaveBeenCalledWith(reason);
});
