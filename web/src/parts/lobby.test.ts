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

it.each([
  ["invites others to a table of the server", false, 1],
  ["invites nobody to a table in the page, which nobody else can reach", true, 0],
])("%s", (_, here, invitations) => {
  hold("snatch-it", [{ table: tableView.id, seat: 0, secret: "s" }], ["Anna"], here);
  render(Lobby, { seat, others: [seat], tableView });
  expect(screen.queryAllByText("Invite the others")).toHaveLength(invitations);
});
