import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldTables, hold, note } from "../held";
import { Fault } from "../offline/fault";
import { settings } from "../settings.svelte";
import MyTables from "./MyTables.svelte";

const inPage = vi.hoisted(() => vi.fn());
vi.mock("../offline/here", () => ({ ask: inPage }));

const STAGES = ["lobby", "playing", "over"] as const;

/** The server knows all tables but those in `gone`; `down`: it answers nothing for these. */
function server(gone: string[] = [], down: string[] = []): void {
  vi.stubGlobal("fetch", (path: string) => {
    const id = path.split("/").at(-1) ?? "";
    if (down.includes(id)) return Promise.reject(new TypeError("Failed to fetch"));
    if (gone.includes(id)) return Promise.resolve(Response.json({ reason: "unknown_table" }, { status: 404 }));
    const seats = ["Anna", `Bert ${id}`, ""].map((name, seat) => ({ name, kind: seat === 2 ? "open" : "person" }));
    return Promise.resolve(Response.json({ id, game: "snatch-it", stage: STAGES[Number(id) % 3], seats }));
  });
}

function holdTables(count: number): void {
  for (let i = 0; i < count; i++) hold("snatch-it", [{ table: String(i), seat: 0, secret: `s${i}` }], ["Anna"]);
}

const links = (): (string | null)[] => screen.queryAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));

beforeEach(() => {
  cleanup();
  localStorage.clear();
  settings.set({ language: "en" });
});
afterEach(() => vi.unstubAllGlobals());

it("leads to all twenty tables, the newest first", async () => {
  holdTables(20);
  server();
  render(MyTables);
  await screen.findByRole("heading", { name: "You still have seats at 20 tables." });
  expect(links()).toEqual(Array.from({ length: 20 }, (_, i) => `#/t/${19 - i}`));
  expect(screen.getByText("19 more tables")).toBeTruthy();
});

it("says which game, with whom, and how far it is", async () => {
  holdTables(2);
  server();
  render(MyTables);
  const newest = await screen.findByRole("link", { name: "Keep playing: Snatch It! with Bert 1" });
  expect(newest.closest(".one")?.textContent).toContain("in progress");
  const other = screen.getByRole("link", { name: "To the table: Snatch It! with Bert 0", hidden: true });
  expect(other.closest(".one")?.textContent).toContain("not started yet");
});

async function twoHeardOf(): Promise<void> {
  holdTables(2);
  server();
  render(MyTables);
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  cleanup();
}

it("stands there at once with what was heard of it last", async () => {
  await twoHeardOf();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  render(MyTables);
  expect(links()).toEqual(["#/t/1", "#/t/0"]);
  expect(screen.getByRole("link", { name: "Keep playing: Snatch It! with Bert 1" })).toBeTruthy();
});

it("keeps a game in sight while there is no network, and asks again when there is", async () => {
  await twoHeardOf();
  server([], ["0", "1"]);
  render(MyTables);
  await new Promise((later) => setTimeout(later, 20));
  expect(links()).toEqual(["#/t/1", "#/t/0"]);
  server(["1"]);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(links()).toEqual(["#/t/0"]));
});

it("forgets what the server has forgotten, keeps what cannot be asked, and forgets what one crosses out", async () => {
  holdTables(4);
  server(["3"], ["2"]);
  render(MyTables);
  await screen.findByRole("heading");
  expect(links()).toEqual(["#/t/1", "#/t/0"]);
  expect(heldTables().map((one) => one.table)).toEqual(["2", "1", "0"]);
  await fireEvent.click(screen.getByRole("button", { name: "Forget this seat: Snatch It! with Bert 1" }));
  expect(screen.getByRole("alert").textContent).toBe("Once you give up your seat, there is no way back into this game.");
  await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect([links(), heldTables().length]).toEqual([["#/t/1", "#/t/0"], 3]);
  await fireEvent.click(screen.getByRole("button", { name: "Forget this seat: Snatch It! with Bert 1" }));
  await fireEvent.click(screen.getByRole("button", { name: "Give it up" }));
  expect(links()).toEqual(["#/t/0"]);
  expect(heldTables().map((one) => one.table)).toEqual(["2", "0"]);
});

it("keeps a game in sight for which the page cannot be its own server just now", async () => {
  hold("snatch-it", [{ table: "1", seat: 0, secret: "s" }], ["Anna"], true);
  note({ id: "1", game: "snatch-it", stage: "playing", seats: [] });
  inPage.mockRejectedValue(new Fault("unfetched"));
  render(MyTables);
  await vi.waitFor(() => expect(inPage).toHaveBeenCalled());
  await new Promise((later) => setTimeout(later, 20));
  expect(links()).toEqual(["#/t/1"]);
});

it("asks nobody about a game that is over", async () => {
  holdTables(3);
  server();
  render(MyTables);
  await fireEvent.click(await screen.findByRole("button", { name: "Forget this seat: Snatch It! with Bert 2" }));
  expect(heldTables().map((one) => one.table)).toEqual(["1", "0"]);
});

it("notes which games are over: they are forgotten first", async () => {
  holdTables(3);
  server();
  render(MyTables);
  await screen.findByText("2 more tables");
  expect(heldTables().map(({ over }) => over)).toEqual([true, false, false]);
});

it("says it in German, too", async () => {
  settings.set({ language: "de" });
  holdTables(3);
  server();
  render(MyTables);
  await screen.findByRole("heading", { name: "Du sitzt noch an 3 Tischen." });
  expect(screen.getByText("2 weitere Tische")).toBeTruthy();
});
