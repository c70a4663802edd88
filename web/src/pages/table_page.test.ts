import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { bring } from "../games";
import { heldAt, heldTables, hold } from "../held";
import { settings } from "../settings.svelte";
import { shell } from "../shell.svelte";
import TablePage from "./TablePage.svelte";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { t: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Greets a seat in the lobby. */
  greets(seat: number | null): void {
    this.scene({ table, seat });
  }
  /** Greets a seat in a game that waits for one of its players. */
  deals(seat: number, next: number): void {
    this.scene({ table: { ...table, stage: "playing", match: 1 }, seat, view: VIEW, owed: [next] });
  }
  private scene(rest: object): void {
    this.onopen?.();
    this.says({ t: "scene", seq: 5, chat: [], view: null, owed: [], legal: [], past: [], deadline_ms: null, now_ms: null, ...rest });
  }
}

const person = (name: string): object => ({ kind: "person", name, level: null, here: true, again: null });
const table = {
  id: "k7wq2m9xpa",
  game: "snatch-it",
  stage: "lobby",
  match: 0,
  seats: [person("Anna"), person("Bert"), { kind: "open", name: "" }],
  options: {},
  spectators: 0,
};
const VIEW = { player: 0 }; // the curtain is down: nobody draws it
const HERE = { table: table.id, watch: false, role: "alone" } as const;
const answer = (path: string): Promise<Response> =>
  Promise.resolve(Response.json(path.endsWith("/games") ? [] : path.endsWith("/reach") ? { lan: null } : table));
const newest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
const holdSeats = (...seats: number[]): void =>
  hold(
    "snatch-it",
    seats.map((seat) => ({ table: table.id, seat, secret: `s${seat}` })),
    seats.map(String),
  );

/** Presses the button, and means it. */
async function leaves(): Promise<void> {
  await fireEvent.click(await screen.findByText("Leave the table"));
  expect(newest().sent.some(({ t }) => t === "leave")).toBe(false);
  await fireEvent.click(screen.getByText("Leave the table"));
}

beforeAll(() => bring("snatch-it"));
beforeEach(() => {
  localStorage.clear();
  location.hash = `#/t/${table.id}`;
  settings.set({ language: "en" });
  FakeSocket.made = [];
  shell.hush();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

it("opens no socket for a seat that was given after the page was left", async () => {
  let give = (): void => {};
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit = {}) =>
    method === "POST"
      ? new Promise((given) => (give = () => given(Response.json({ table: table.id, seat: 2, secret: "s2" }))))
      : answer(path),
  );
  const { unmount } = render(TablePage, HERE);
  await fireEvent.click(await screen.findByText("Take a seat"));
  unmount();
  give();
  await vi.waitFor(() => expect(heldAt(table.id)).toHaveLength(1));
  await Promise.resolve();
  expect(FakeSocket.made).toEqual([]);
});

it("notes when a table was used, and whether its game is over", async () => {
  holdSeats(0);
  const before = heldTables()[0]?.at ?? 0;
  render(TablePage, HERE);
  await new Promise((later) => setTimeout(later, 5));
  newest().greets(0);
  await vi.waitFor(() => expect(heldTables()[0]?.over).toBe(false));
  expect(heldTables()[0]?.at).toBeGreaterThan(before);
});

it("keeps a seat that is left until the table has heard of it, then goes home", async () => {
  holdSeats(0);
  render(TablePage, HERE);
  newest().greets(0);
  await leaves();
  const told = newest().sent.at(-1);
  expect(told?.t).toBe("leave");
  newest().close();
  expect([heldAt(table.id).length, location.hash]).toEqual([1, `#/t/${table.id}`]);
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2));
  newest().greets(0);
  expect(newest().sent.at(-1)).toEqual(told);
  newest().says({ t: "goodbye", reason: "left" });
  await vi.waitFor(() => expect(location.hash).toBe("#/"));
  expect(heldTables()).toEqual([]);
});

it("waits for the goodbyes to all seats of this screen", async () => {
  holdSeats(0, 1);
  render(TablePage, HERE);
  const sockets = [...FakeSocket.made];
  sockets.forEach((socket, seat) => socket.greets(seat));
  await leaves();
  sockets[0]?.says({ t: "goodbye", reason: "left" });
  await vi.waitFor(() => expect(heldAt(table.id).map(({ seat }) => seat)).toEqual([1]));
  expect(location.hash).toBe(`#/t/${table.id}`);
  sockets[1]?.says({ t: "goodbye", reason: "wrong_secret" }); // it had heard of it before its line broke
  await vi.waitFor(() => expect(location.hash).toBe("#/"));
  expect([heldTables(), FakeSocket.made.length]).toEqual([[], 2]);
});

it("shows the door to somebody whose seat was left in another window", async () => {
  holdSeats(0);
  render(TablePage, HERE);
  newest().greets(0);
  newest().says({ t: "goodbye", reason: "left" });
  await screen.findByText("Take a seat");
  expect(location.hash).toBe(`#/t/${table.id}`);
});

it("tells whoever has become the host, not whoever was it before", async () => {
  holdSeats(1);
  render(TablePage, HERE);
  newest().greets(1);
  const hosted = (host: number): object => ({ ...table, seats: table.seats.map((one, seat) => ({ ...one, host: seat === host })) });
  newest().says({ t: "people", seq: 6, seat: 1, table: hosted(0) });
  await Promise.resolve();
  expect(shell.notice).toBeNull();
  newest().says({ t: "people", seq: 7, seat: 1, table: hosted(1) });
  await vi.waitFor(() => expect(shell.notice?.text).toContain("You are the host now"));
});

it("has a seat for whoever watches, as soon as one is free", async () => {
  render(TablePage, { ...HERE, watch: true });
  newest().greets(null);
  expect((await screen.findByRole("link", { name: "Take a seat" })).getAttribute("href")).toBe(`#/t/${table.id}`);
  newest().says({ t: "people", seq: 6, seat: null, table: { ...table, seats: table.seats.slice(0, 2) } });
  await vi.waitFor(() => expect(screen.queryByRole("link", { name: "Take a seat" })).toBeNull());
});

it("opens the door by itself: to a full table when a seat is added, and when the server answers again", async () => {
  vi.useFakeTimers();
  let says = (): Promise<Response> => Promise.resolve(Response.json({ ...table, seats: table.seats.slice(0, 2) }));
  vi.stubGlobal("fetch", () => says());
  render(TablePage, HERE);
  const then = async (text: string): Promise<void> => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.body.textContent).toContain(text);
  };
  await then("Every seat is taken.");
  says = () => Promise.reject(new TypeError("no network"));
  await then("The table is not answering right now.");
  says = () => answer("");
  await then("Take a seat");
});

it("lets a watcher go and forgets no seat", async () => {
  holdSeats(0);
  render(TablePage, { ...HERE, watch: true });
  newest().greets(null);
  await fireEvent.click(await screen.findByText("Leave the table"));
  expect([heldAt(table.id).length, location.hash]).toEqual([1, "#/"]);
});

it("asks for nobody round one screen before all of its seats have heard whose turn it is", async () => {
  holdSeats(0, 1);
  render(TablePage, HERE);
  const [anna, bert] = FakeSocket.made as [FakeSocket, FakeSocket];
  anna.deals(0, 1);
  await tick();
  expect(screen.queryByText(/show my hand/)).toBeNull();
  bert.deals(1, 1);
  await screen.findByText("Bert: show my hand");
  expect(screen.queryByText("Anna: show my hand")).toBeNull();
});
