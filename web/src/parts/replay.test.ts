import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as api from "../api";
import { guests } from "../games/guest/guests.svelte";
import { settings } from "../settings.svelte";
import type { Declaration, Replay as Told, Table } from "../wire";
import Replay from "./Replay.svelte";

const CARDS = { name: "", kind: "cards", of: { name: "", kind: "card" } } as const;
const DECLARATION: Declaration = {
  game: "eights",
  actor: "player",
  kinds: ["C2", "H8"],
  view: [{ name: "hands", kind: "by_seat", seen: "owner", of: CARDS }],
  acts: [],
  events: [{ type: "drew", fields: [{ name: "card", kind: "card" }] }],
  steps: [],
  generators: [],
  language: "en",
  words: ["event-drew = { $card } is drawn"],
  booklet: "",
  booklet_language: "en",
  pictures: [],
  own_board: false,
};
const tableView = { id: "table", match: 3, game: "eights", options: {}, seats: [] } as unknown as Table;

/** Two steps: in the second one Bert has drawn. */
const told = (eyes: api.Eyes): Told => ({
  players: ["Anna", "Bert"],
  frames: [1, 2].map((cards) => ({
    events: cards === 1 ? [] : [{ type: "drew", ...(eyes === 0 ? {} : { card: "H8" }) }],
    view: { hands: [eyes === 1 ? 1 : ["C2"], eyes === 0 ? cards : ["H8", "H8"].slice(0, cards)], viewer: eyes === "all" ? null : eyes },
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
const hand = (name: string): Promise<HTMLElement> => screen.findByRole("img", { name });
const choose = (eyes: string): Promise<boolean> => fireEvent.change(screen.getByRole("combobox"), { target: { value: eyes } });

it("shows what a seat saw, and asks for the eyes of another one once", async () => {
  shown();
  await hand("Hand of Bert: 1 card");
  await fireEvent.click(screen.getByRole("button", { name: "One step forward" }));
  await hand("Hand of Bert: 2 cards");
  await choose("1");
  await hand("Hand of Anna: 1 card");
  expect(screen.getByRole("log").textContent).toContain("♥8 is drawn");
  expect(screen.getByText("Step 2 of 2")).toBeDefined();
  await choose("0");
  await hand("Hand of Bert: 2 cards");
  expect(replay.mock.calls).toEqual([
    ["table", 3, 0],
    ["table", 3, 1],
  ]);
});

it("begins where somebody wants to look, with the eyes of who acted", async () => {
  shown({ step: 1, eyes: 1, words: "That was dear." });
  await screen.findByText("That was dear.");
  expect(replay.mock.calls).toEqual([["table", 3, 1]]);
});

it("keeps what it has where other eyes cannot be had, and closes where there is nothing", async () => {
  shown();
  await hand("Hand of Bert: 1 card");
  replay.mockRejectedValue(new api.ApiProblem("no_server"));
  await choose("1");
  await waitFor(() => expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("0"));
  await hand("Hand of Bert: 1 card");
  expect(close).not.toHaveBeenCalled();
  cleanup();
  shown();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it("does not go back to eyes that came late", async () => {
  shown();
  await hand("Hand of Bert: 1 card");
  let late = (_found: Told): void => {};
  replay.mockImplementationOnce(() => new Promise((found) => (late = found)));
  await choose("1");
  await choose("all");
  await waitFor(() => expect(replay).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(screen.queryByRole("img", { name: "Hand of Bert: 1 card" })).toBeNull());
  late(told(1));
  await Promise.resolve();
  expect(screen.queryByRole("img", { name: "Hand of Anna: 1 card" })).toBeNull();
});
