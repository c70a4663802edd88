import { beforeEach, expect, it } from "vitest";
import { levelId, skills, wished } from "./levels";
import { settings } from "./settings.svelte";

const WORDS = ["random", "greedy:child", "greedy", "greedy:expert"];

beforeEach(() => {
  settings.set({ level: "greedy" });
});

it("names a level", () => {
  expect(WORDS.map(levelId)).toEqual(["bot-level-random", "bot-level-greedy-child", "bot-level-greedy", "bot-level-greedy-expert"]);
});

it("leaves out who plays at random", () => {
  expect(skills(WORDS)).toEqual(["greedy:child", "greedy", "greedy:expert"]);
});

it("wishes for a level only where a game has it", () => {
  expect(wished(WORDS)).toBe("greedy");
  settings.set({ level: "greedy:expert" });
  expect(wished(WORDS)).toBe("greedy:expert");
  expect(wished(["random", "greedy"])).toBe("greedy");
});
