import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hold } from "../held";
import { Fault } from "../offline/fault";
import { ownership } from "../offline/ownership.svelte";
import { place } from "../offline/place.svelte";
import { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import { fetchLanguage } from "../texts.svelte";
import Offline from "./Offline.svelte";

class SilentSocket {
  close(): void {}
}

let seat: SeatView;
const banner = (): string => screen.getByRole("status").textContent?.trim() ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentSocket);
  settings.set({ language: "en" });
  seat = new SeatView("table");
  render(Offline, { seat });
});
afterEach(() => {
  seat.close();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  place.fault = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function stands(connection: SeatView["connection"], ms: number): Promise<void> {
  seat.connection = connection;
  await tick();
  vi.advanceTimersByTime(ms);
  await tick();
}

it("tells of a lost line, not of a hiccup", async () => {
  await stands("waiting", 700);
  await stands("open", 900);
  expect(banner()).toBe("");
  await stands("waiting", 900);
  expect(banner()).toContain("No connection");
  await stands("open", 900);
  expect(banner()).toBe("");
});

it("says until when the seat of somebody who leaves is theirs", async () => {
  seat.leave();
  await stands("waiting", 900);
  expect(banner()).toContain("The table will hear that you’re leaving once the connection is back.");
});

it("says of a table in the page itself what it waits for, and nothing of a network", async () => {
  hold("schnuff", [{ table: "table", seat: 0, secret: "s" }], ["Anna"], true);
  cleanup();
  render(Offline, { seat });
  await stands("waiting", 900);
  expect(banner()).toBe("Setting up the table. This takes a few seconds.");
  place.full = true;
  await tick();
  expect(banner()).toContain("no room left");
  ownership.elsewhere = true;
  await tick();
  expect(banner()).toContain("in another tab");
  [place.full, ownership.elsewhere] = [false, false];
});

it.each([
  ["en", "unfetched", "", "thrown away what it needs", "Download now"],
  ["de", "unfetched", "", "hat weggeworfen, was er", "Jetzt laden"],
  ["de", "database", "SecurityError", "keine Tische aufbewahren", "Noch einmal versuchen"],
  ["en", "broken", "Traceback\n  line 1\nMemoryError", "can’t set up the table (MemoryError)", "Try again"],
] as const)(
  "says why a table in the page itself does not begin, and what can be done: %s, %s",
  async (language, kind, why, told, offered) => {
    settings.set({ language });
    await fetchLanguage(language);
    hold("schnuff", [{ table: "table", seat: 0, secret: "s" }], ["Anna"], true);
    cleanup();
    render(Offline, { seat });
    place.fault = new Fault(kind, why);
    await stands("waiting", 900);
    expect(banner().replace(/[\u2068\u2069]/g, "")).toContain(told);
    const [stored, retried] = [vi.spyOn(place, "store").mockResolvedValue(), vi.spyOn(seat, "retry")];
    await fireEvent.click(screen.getByRole("button", { name: offered }));
    await vi.waitFor(() => expect(retried).toHaveBeenCalledOnce());
    expect(stored).toHaveBeenCalledTimes(kind === "unfetched" ? 1 : 0);
    if (kind !== "unfetched") expect(place.fault).toBeNull();
  },
);

it("stays while a table greets and breaks again and again", async () => {
  await stands("waiting", 900);
  for (let attempt = 0; attempt < 3; attempt++) {
    await stands("open", 50);
    expect(banner()).toContain("No connection");
    await stands("waiting", 500);
    expect(banner()).toContain("No connection");
  }
});
