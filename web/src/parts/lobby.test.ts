import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hold } from "../held";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import Lobby from "./Lobby.svelte";

vi.mock("../offline/here", () => ({ ask: () => Promise.resolve(Response.json([])) }));

const seats = [{ kind: "person", name: "Anna", here: true }];
const tableView = { id: "k7wq2m9xpa", game: "snatch-it", stage: "over", seats, options: {} } as unknown as Table;
const seat = { secret: "s", seat: 0, chat: [], names: ["Anna"], command: () => {} } as unknown as SeatView;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  settings.set({ language: "en" });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(path.endsWith("/games") ? [] : { lan: null })));
});
afterEach(() => vi.unstubAllGlobals());

it("lets whoever is seated start the game once the host has gone, nobody before, and nobody who only watches", async () => {
  vi.useFakeTimers();
  const people = ["Anna", "Bert", "Cleo"].map((name) => ({ kind: "person", name, here: name !== "Anna", host: name === "Anna" }));
  const lobby = { ...tableView, stage: "lobby", seats: people } as unknown as Table;
  const starts = (): number => screen.queryAllByText("Start the game").length;
  const bert = { ...seat, seat: 1, host: false } as unknown as SeatView;
  const { rerender } = render(Lobby, { seat: bert, others: [bert], tableView: lobby });
  await vi.advanceTimersByTimeAsync(9000);
  expect(starts()).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect([starts(), screen.getAllByText(/Meanwhile you can/).length]).toEqual([1, 1]);
  await rerender({ tableView: { ...lobby, seats: people.map((one) => ({ ...one, here: true })) } as unknown as Table });
  await vi.advanceTimersByTimeAsync(1);
  expect(starts()).toBe(0);
  cleanup();
  const watcher = { ...bert, seat: null } as unknown as SeatView;
  render(Lobby, { seat: watcher, others: [watcher], tableView: lobby });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(starts()).toBe(0);
  vi.useRealTimers();
});

it.each([
  ["invites others to a table of the server", false, 1],
  ["invites nobody to a table in the page, which nobody else can reach", true, 0],
])("%s", (_, here, invitations) => {
  hold("snatch-it", [{ table: tableView.id, seat: 0, secret: "s" }], ["Anna"], here);
  render(Lobby, { seat, others: [seat], tableView });
  expect(screen.queryAllByText("Invite the others")).toHaveLength(invitations);
});
