import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import BotLevel from "./BotLevel.svelte";

const WORDS = ["random", "greedy:child", "greedy", "greedy:expert"];
const seat = (more: object = {}): ReturnType<typeof vi.fn> => {
  const pick = vi.fn();
  render(BotLevel, {
    game: "schnapp-land-fluss",
    name: "Lexi",
    level: "greedy",
    levels: WORDS,
    mayChange: true,
    pick,
    ...more,
  });
  return pick;
};

beforeEach(() => {
  cleanup();
  settings.set({ language: "de" });
});

it("lets the host choose how good a bot is", async () => {
  const pick = seat();
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Wie gut spielt Lexi?" });
  expect([...choice.options].map((one) => one.text)).toEqual([
    "Bot: Tollpatsch",
    "Bot: Schulkind",
    "Bot: Rätselfreund",
    "Bot: Wandelndes Lexikon",
  ]);
  expect(choice.value).toBe("greedy");
  await fireEvent.change(choice, { target: { value: "greedy:child" } });
  expect(pick).toHaveBeenCalledExactlyOnceWith("greedy:child");
});

it("shows the others what was chosen", () => {
  seat({ mayChange: false, level: "greedy:expert" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("Bot: Wandelndes Lexikon").title).toBe("Kennt fast jedes Wort und hat die schnellere Hand.");
});

it("names a bot in the words of the game", () => {
  seat({ game: "snails", mayChange: false });
  expect(screen.getByText("Bot: Nimmersatt")).toBeTruthy();
});
