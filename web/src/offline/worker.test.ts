import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("tells the page of a promise that nobody has waited for, as of any other error", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  await import("./worker");
  const reason = new Error("the interpreter has died");
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  expect(reported).toHaveBeenCalledWith(reason);
});
