import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import BrokenOff from "./BrokenOff.svelte";

const tableView = { id: "k7wq2m9xpa", game: "snatch-it", match: 3, seats: [] } as unknown as Table;

beforeEach(cleanup);

it("says why in both languages, keeps the record and offers the next game to whoever sits there", async () => {
  const command = vi.fn();
  for (const [language, title] of [
    ["en", "This game can’t be shown any more"],
    ["de", "Dieses Spiel lässt sich nicht mehr zeigen"],
  ] as const) {
    cleanup();
    settings.set({ language });
    render(BrokenOff, { seats: [{ seat: 1, command } as unknown as SeatView], tableView });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  }
  expect(screen.getByRole("link", { name: "Aufzeichnung herunterladen" }).getAttribute("href")).toBe(
    "/api/tables/k7wq2m9xpa/record?match=3",
  );
  await fireEvent.click(screen.getByRole("button", { name: "Noch einmal!" }));
  expect(command).toHaveBeenCalledWith({ t: "rematch" });
});

it("does not speak of an update where a game had no end", () => {
  settings.set({ language: "en" });
  render(BrokenOff, { seats: [{ seat: 1, command: vi.fn() } as unknown as SeatView], tableView: { ...tableView, endless: true } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This game was going on for ever");
  expect(screen.queryByText(/updated/)).toBeNull();
});

it("offers no game to whoever only watches", () => {
  settings.set({ language: "en" });
  render(BrokenOff, { seats: [{ seat: null, command: vi.fn() } as unknown as SeatView], tableView });
  expect(screen.queryByRole("button")).toBeNull();
});
