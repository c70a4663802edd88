import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import Rematch from "./Rematch.svelte";

type Again = boolean | null;

/** Anna, Bert and Cleo and a bot after a game; `again`: what the three have said; `away` is not here. */
function shows(again: Again[], own: (number | null)[], away: number | null = null): ReturnType<typeof vi.fn>[] {
  const people = ["Anna", "Bert", "Cleo"].map((name, i) => ({ kind: "person", name, here: i !== away, again: again[i] ?? null }));
  const seats = [...people, { kind: "bot", name: "Quaki", here: false, again: null }];
  const commands = own.map(() => vi.fn());
  const views = own.map((seat, i) => ({ seat, command: commands[i] }) as unknown as SeatView);
  render(Rematch, { seats: views, tableView: { game: "snatch-it", seats } as unknown as Table });
  return commands;
}

const line = (): string => screen.getByRole("status").textContent ?? "";
const buttons = (): string[] => screen.queryAllByRole("button").map((button) => button.textContent?.trim() ?? "");

beforeEach(() => {
  cleanup();
  settings.set({ language: "en" });
});

it("offers a game to all who are here", async () => {
  const [command] = shows([null, null, null], [0]);
  expect(line()).toBe("The next game starts as soon as everyone here wants it.");
  await fireEvent.click(screen.getByRole("button", { name: "Play again!" }));
  expect(command?.mock.calls).toEqual([[{ t: "rematch" }]]);
});

it("says who would like to, and takes a yes or a not now", async () => {
  const [command] = shows([true, null, null], [1]);
  expect(line()).toBe("Anna would like to play again.");
  await fireEvent.click(screen.getByRole("button", { name: "I’m in!" }));
  await fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(command?.mock.calls).toEqual([[{ t: "rematch" }], [{ t: "rematch", wanted: false }]]);
});

it("tells whoever has offered who is still missing, and a second tap takes nothing back", async () => {
  const [command] = shows([true, false, null], [0]);
  expect(line()).toBe("Still to answer: Cleo.");
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim())).toEqual([
    "Anna: is in",
    "Bert: not now",
    "Cleo: hasn’t answered yet",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "You’re in!" }));
  expect(command).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "On second thoughts, no" }));
  expect(command).toHaveBeenCalledWith({ t: "rematch", wanted: false });
});

it("leaves whoever said not now in peace, with a way back", () => {
  shows([true, false, true], [1]);
  expect(buttons()).toEqual(["Play again!"]);
  expect(line()).toContain("You’ve said not now.");
});

it("says who does not want to when nobody else is missing", () => {
  shows([true, false, true], [0]);
  expect(line()).toContain("Not now: Bert.");
});

it("counts nobody who is away, and answers for all at this screen", async () => {
  const commands = shows([null, null, true], [0, 1], 2);
  expect(buttons()).toEqual(["Play again!"]);
  expect(line()).toBe("Same table, same people, new cards.");
  await fireEvent.click(screen.getByRole("button"));
  expect(commands.map((command) => command.mock.calls)).toEqual([[[{ t: "rematch" }]], [[{ t: "rematch" }]]]);
});

it("asks no watcher", () => {
  shows([true, null, null], [null]);
  expect(buttons()).toEqual([]);
});

it("says it in German, too", () => {
  settings.set({ language: "de" });
  shows([true, null, true], [1]);
  expect(line()).toBe("Anna und Cleo möchten noch einmal spielen.");
  expect(buttons()).toEqual(["Ich bin dabei!", "Gerade nicht"]);
});
