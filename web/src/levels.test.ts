import { beforeEach, expect, it } from "vitest";
import { levelId, levelOf, wished } from "./levels";
import { settings } from "./settings.svelte";
import { sayIn } from "./texts.svelte";

const LEVELS = ["beginner", "easy", "medium", "strong", "master"];
const OLDER = ["random", "greedy:child", "greedy", "greedy:expert"];

beforeEach(() => {
  settings.set({ level: "medium" });
});

it.each(["de", "en"] as const)("has a name and a sentence for every level in %s", (language) => {
  for (const game of ["snatch-it", "schnuff", "snails", "schnapp-land-fluss"])
    for (const level of [...LEVELS, ...OLDER])
      for (const id of [levelId(level), `${levelId(level)}-help`]) expect(sayIn(language, game, id)).not.toBe(id);
});

it("calls bots of older tables by the names of today", () => {
  expect(OLDER.map(levelOf)).toEqual(["beginner", "easy", "medium", "master"]);
  expect(LEVELS.map(levelOf)).toEqual(LEVELS);
});

it("wishes for what was chosen last, also in older days", () => {
  expect(wished(LEVELS)).toBe("medium");
  settings.set({ level: "strong" });
  expect(wished(LEVELS)).toBe("strong");
  expect(wished([])).toBe("strong");
  settings.set({ level: "greedy:expert" });
  expect(wished(LEVELS)).toBe("master");
});

it("wishes for the usual level where there is no such one", () => {
  settings.set({ level: "genius" });
  expect(wished(LEVELS)).toBe("medium");
});
