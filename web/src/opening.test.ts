import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "./api";
import { heldAt } from "./held";
import { Fault } from "./offline/fault";
import { playAgainstBots, sentenceOf } from "./opening";
import { settings } from "./settings.svelte";

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  settings.set({ language: "en" });
  localStorage.clear();
  location.hash = "#/";
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

it("has a sentence for everything that goes wrong, and reports what is our own fault", () => {
  expect(sentenceOf(new ApiProblem("no_server"))).toBe("The table is not answering right now.");
  expect(sentenceOf(new ApiProblem("table_full"))).toBe("Every seat is taken. You are welcome to watch.");
  expect(sentenceOf(new Fault("database", "SecurityError"))).toContain("lets this page keep no tables");
  expect(reported).not.toHaveBeenCalled();
  const fault = new TypeError("ours");
  expect(sentenceOf(fault)).toBe("Something went wrong. Reload the page; your game is saved.");
  expect(reported).toHaveBeenCalledWith(fault);
});

/** A server that answers when it is told to. */
function slowServer(): { answers: () => void } {
  let answers = (): void => {};
  const opened = { table: { id: "k7wq2m9xpa" }, held: [{ table: "k7wq2m9xpa", seat: 0, secret: "s" }] };
  vi.stubGlobal("fetch", () => new Promise((answer) => (answers = () => answer(Response.json(opened)))));
  return { answers: () => answers() };
}

it("leads to a new table, but takes nobody away from where they have gone meanwhile", async () => {
  for (const [goesTo, arrives] of [
    ["#/", "#/t/k7wq2m9xpa"],
    ["#/about", "#/about"],
  ] as const) {
    location.hash = "#/";
    localStorage.clear();
    const server = slowServer();
    const opening = playAgainstBots("snatch-it", 3);
    location.hash = goesTo;
    server.answers();
    expect(await opening).toBe(true);
    expect(location.hash).toBe(arrives);
    expect(heldAt("k7wq2m9xpa")).toHaveLength(1);
  }
});
