import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { atHand } from "../at_hand.svelte";
import { bring, BUILT_IN } from "../games";
import { CODES } from "../languages";
import { settings } from "../settings.svelte";
import Help from "./Help.svelte";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

const MOVES = ["Arrow keys", "Enter or space", "Space", "Esc"];
const LETTERS = ["R", "I", "V", "W", "B", "L", "C", "M"];
const REPLAY = "← →, Home, End";

beforeAll(async () => {
  for (const game of BUILT_IN) await bring(game);
}, 60_000); // all four boards

beforeEach(() => {
  cleanup();
  localStorage.clear();
  settings.set({ language: "en" });
});
afterEach(() => (atHand.table = null));

function keysOf(game: string): (string | undefined)[] {
  atHand.table = game;
  render(Help);
  return [...document.querySelectorAll("kbd")].map((key) => key.textContent);
}

it.each([
  ["snatch-it", [...MOVES, "1 to 9", ...LETTERS, "H or ?", REPLAY]],
  ["schnuff", [...MOVES, "1 to 9", "D or Z", ...LETTERS, "H or ?", REPLAY]],
  ["snails", [...MOVES, "1 to 5", "Delete", "Page Up, Page Down", "+, -, 0", ...LETTERS, "H or ?", REPLAY]],
  ["schnapp-land-fluss", [...MOVES, "A letter", "Space or Enter", "0", "1 or Y, 2 or N", "1, 2, 3", "?", REPLAY]],
  ["a guest", [...MOVES, ...LETTERS, "H or ?", REPLAY]],
])("%s: the help lists the keys that do something there, and no others", (game, keys) => {
  expect(keysOf(game)).toEqual(keys);
});

it("says in every language what each of them does", () => {
  for (const game of BUILT_IN) {
    for (const language of CODES) {
      settings.set({ language });
      expect(keysOf(game).length).toBeGreaterThan(10);
      for (const what of document.querySelectorAll("kbd + span")) expect(what.textContent).toMatch(/^\S.{3,}$/);
      cleanup();
    }
  }
});
