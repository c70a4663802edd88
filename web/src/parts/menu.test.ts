import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hold } from "../held";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import Menu from "./Menu.svelte";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

const tableView = { id: "k7wq2m9xpa", game: "snatch-it", stage: "playing", seats: [], spectators: 0 } as unknown as Table;
const seat = { secret: "s", seat: 0, owed: [] } as unknown as SeatView;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  settings.set({ language: "en" });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ lan: null })));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["offers the ways for others and for other devices", false, 1],
  ["offers none to a table in the page, where nobody else can come", true, 0],
])("%s", (_, here, ways) => {
  hold("snatch-it", [{ table: "k7wq2m9xpa", seat: 0, secret: "s" }], ["Anna"], here);
  render(Menu, { seat, seats: [seat], tableView, close: () => {} });
  expect(screen.queryAllByText("Move to another device")).toHaveLength(ways);
  expect(screen.queryAllByText("Copy a link for watching")).toHaveLength(ways);
});

it("says whose seat moves, where several share this screen", () => {
  hold("snatch-it", [{ table: "k7wq2m9xpa", seat: 0, secret: "s" }], ["Anna"], false);
  const [anna, bruno] = [0, 1].map((place) => ({ ...seat, seat: place, names: ["Anna", "Bruno"] })) as [SeatView, SeatView];
  render(Menu, { seat: bruno, seats: [anna, bruno], tableView, close: () => {} });
  expect(screen.getByRole("button", { name: "Move Bruno’s seat to another device" })).toBeTruthy();
  expect(screen.queryByText("Move to another device")).toBeNull();
});
