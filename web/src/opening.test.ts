import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "./api";
import { sentenceOf } from "./opening";
import { settings } from "./settings.svelte";

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  settings.set({ language: "en" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

it("has a sentence for everything that goes wrong, and reports what is our own fault", () => {
  expect(sentenceOf(new ApiProblem("no_server"))).toBe("The table is not answering right now.");
  expect(sentenceOf(new ApiProblem("table_full"))).toBe("Every seat is taken. You are welcome to watch.");
  expect(reported).not.toHaveBeenCalled();
  const fault = new TypeError("ours");
  expect(sentenceOf(fault)).toBe("Something went wrong. Reload the page; your game is saved.");
  expect(reported).toHaveBeenCalledWith(fault);
});
