import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as api from "../api";
import { atHand } from "../at_hand.svelte";
import { guests } from "../games/guest/guests.svelte";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Declaration, Replay as Told, Table } from "../wire";
import Replay from "./Replay.svelte";

const DECLARATION: Declaration = {
  game: "eights",
  actor: "player",
  kinds: ["C2", "H8"],
  view: [
    { name: "points", kind: "by_seat", of: { name: "", kind: "number" } },
    { name: "hands", kind: "by_seat", seen: "owner", of: { name: "", kind: "cards", of: { name: "", kind: "card" } } },
    { name: "trick", kind: "row", of: { name: "", kind: "card" } },
  ],
  acts: [],
  events: [{ type: "drew", fields: [{ name: "card", kind: "card" }] }],
  steps: [],
  generators: [],
  language: "en",
  words: [],
  booklet: "",
  booklet_language: "en",
  pictures: [],
  own_board: false,
};
const tableView = { id: "table", match: 3, game: "eights", options: {}, seats: [] } as unknown as Table;

/** Two steps: in the second one Bert has drawn. Points say whose eyes see them, and when. */
const told = (eyes: api.Eyes): Told => ({
  players: ["Anna", "Bert"],
  frames: [1, 2].map((step) => ({
    events: step === 1 ? [] : [{ type: "drew", card: eyes === 0 ? "C2" : "H8" }],
    view: { points: [eyes === "all" ? 30 : 10 * (eyes + 1), step], viewer: eyes === "all" ? null : eyes },
  })),
});
const replay = vi.spyOn(api, "replay");
const close = vi.fn();

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
    this.open = true;
  };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => {};
      unobserve = (): void => {};
      disconnect = (): void => {};
    },
  );
  settings.set({ language: "en" });
  vi.spyOn(api, "declaration").mockResolvedValue(DECLARATION);
  await guests.meet("eights", "en");
});
beforeEach(() => {
  replay.mockReset().mockImplementation((_table, _match, eyes) => Promise.resolve(told(eyes)));
  close.mockReset();
});
afterEach(cleanup);

const shown = (visit: object = {}, viewer: number | null = 0): ReturnType<typeof render> =>
  render(Replay, { tableView, viewer, visit, close });
const points = (): (string | undefined)[] =>
  [0, 1].map((seat) => document.querySelector(`[data-seat="${seat}"]`)?.textContent.replaceAll(/\D/g, ""));
const become = (...wanted: string[]): Promise<void> => waitFor(() => expect(points()).toEqual(wanted));
const choose = (eyes: string): Promise<boolean> => fireEvent.change(screen.getByRole("combobox"), { target: { value: eyes } });

it("shows what a seat saw, and asks for the eyes of another one once", async () => {
  shown();
  await become("10", "1");
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  await become("10", "2");
  await choose("1");
  await become("20", "2");
  expect(screen.getByRole("log").textContent).toContain("Drew: card ♥8");
  expect(screen.getByText("Step 2 of 2")).toBeDefined();
  await choose("0");
  await become("10", "2");
  expect(screen.getByRole("log").textContent).toContain("Drew: card ♣2");
  expect(replay.mock.calls).toEqual([
    ["table", 3, 0],
    ["table", 3, 1],
  ]);
});

it("begins where somebody wants to look, with the eyes of who acted", async () => {
  shown({ step: 1, eyes: 1, words: "That was dear." });
  await screen.findByText("That was dear.");
  await become("20", "2");
  expect(replay.mock.calls).toEqual([["table", 3, 1]]);
});

it("keeps what it has where other eyes cannot be had, and closes where there is nothing", async () => {
  shown();
  await become("10", "1");
  replay.mockRejectedValue(new api.ApiProblem("no_server"));
  await choose("1");
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("0"));
  await become("10", "1");
  expect(close).not.toHaveBeenCalled();
  cleanup();
  shown();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it("does not go back to eyes that come late", async () => {
  shown();
  await become("10", "1");
  let late: ((found: Told) => void) | undefined;
  replay.mockImplementationOnce(() => new Promise((found) => (late = found)));
  await choose("1");
  await choose("all");
  await become("30", "1");
  late?.(told(1));
  await tick();
  await become("30", "1");
});

it("goes back through a running game with the own eyes, to the moment that was asked for", async () => {
  const frames = told(0).frames.map((frame, place) => ({ ...frame, seq: 7 + 2 * place }));
  const past = vi.spyOn(api, "past").mockResolvedValue({ frames });
  const running = { table: "table", secret: "mine", names: ["Anna", "Bert"], decides: true } as SeatView;
  render(Replay, { tableView, viewer: 0, visit: { seq: 7 }, running, close });
  await become("10", "1");
  cleanup();
  render(Replay, { tableView, viewer: 0, visit: { seq: 9 }, running, close });
  await become("10", "2");
  expect(screen.queryByRole("combobox")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "One step back" }));
  await become("10", "1");
  await fireEvent.click(screen.getByRole("button", { name: "Your turn: back to the game" }));
  expect(close).toHaveBeenCalledOnce();
  expect(past.mock.calls).toEqual([
    ["table", "mine"],
    ["table", "mine"],
  ]);
  expect(replay).not.toHaveBeenCalled();
});

it("knows who has played what, wherever it is looked at", async () => {
  const [led, followed] = [
    { trick: ["H8"], hands: [[], 1] },
    { trick: ["H8", "C2"], hands: [[], 0] },
  ];
  replay.mockResolvedValue({
    players: ["Anna", "Bert"],
    frames: [
      { events: [], view: { trick: [], hands: [["H8"], 1] } },
      { events: [{ type: "played" }, { type: "played" }], view: followed, changes: [led, followed] },
      { events: [], view: { ...followed } },
    ],
  });
  atHand.table = "eights";
  shown({ step: 2 });
  await waitFor(() => expect([...document.querySelectorAll(".by")].map((by) => by.textContent)).toEqual(["A", "B"]));
});
