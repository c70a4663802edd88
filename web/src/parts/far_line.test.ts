import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import FarLine from "./FarLine.svelte";

function table(far: number[], more: object = {}): Table {
  const seats = ["Anna", "Bert", "Cleo"].map((name, i) => ({ name, far: far.includes(i) }));
  return { game: "schnapp-land-fluss", calm: false, seats, ...more } as unknown as Table;
}

function shows(tableView: Table, seat: number | null, host: boolean): ReturnType<typeof vi.fn> {
  const command = vi.fn();
  const view = { seat, host, command, names: ["Anna", "Bert", "Cleo"] } as unknown as SeatView;
  render(FarLine, { seat: view, host: view, tableView });
  return command;
}

beforeEach(() => {
  cleanup();
  settings.set({ language: "en" });
});

it("tells whoever is too far away, and whom to ask", () => {
  shows(table([1]), 1, false);
  expect(screen.getByRole("status").textContent).toContain("Your connection to this table is very slow.");
  expect(screen.getByRole("status").textContent).toContain("whoever opened the table can set that");
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells the host who it is, and takes the hurry out of the game", async () => {
  const command = shows(table([1, 2]), 0, true);
  expect(screen.getByRole("status").textContent).toContain("Bert and Cleo have very slow connections.");
  await fireEvent.click(screen.getByRole("button", { name: "Play with no rush" }));
  expect(command).toHaveBeenCalledWith({ t: "configure", calm: true });
});

it("says it in German, too", () => {
  settings.set({ language: "de" });
  shows(table([1]), 0, true);
  expect(screen.getByRole("status").textContent).toContain("Die Verbindung von Bert ist sehr langsam.");
});

it.each([
  ["to those who are near", table([1]), 2, false],
  ["to watchers", table([1]), null, false],
  ["where nobody races", table([0, 1], { calm: true }), 0, true],
  ["in a game without a race", table([0, 1], { game: "snatch-it" }), 0, true],
])("says nothing %s", (_, tableView, seat, host) => {
  shows(tableView, seat, host);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});
