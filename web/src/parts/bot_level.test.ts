import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import BotLevel from "./BotLevel.svelte";

const LEVELS = ["beginner", "easy", "medium", "strong", "master"];
const seat = (more: object = {}): ReturnType<typeof vi.fn> => {
  const pick = vi.fn();
  render(BotLevel, {
    game: "schnapp-land-fluss",
    name: "Lexi",
    level: "medium",
    levels: LEVELS,
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
  expect([...choice.options].map((one) => one.text)).toEqual(["Bot: Anfänger", "Bot: Leicht", "Bot: Mittel", "Bot: Stark", "Bot: Meister"]);
  expect(choice.value).toBe("medium");
  await fireEvent.change(choice, { target: { value: "easy" } });
  expect(pick).toHaveBeenCalledExactlyOnceWith("easy");
});

it("shows the others what was chosen", () => {
  seat({ mayChange: false, level: "master" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("Bot: Meister").title).toBe("Das Beste, was unsere Bots können.");
});

it("explains a level in the words of the game", () => {
  seat({ game: "snails", mayChange: false, level: "master" });
  expect(screen.getByText("Bot: Meister").title).toBe("Das Beste, was unsere Bots können.");
});

it("knows the bots of tables of older days", () => {
  seat({ level: "greedy" });
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("medium");
});
