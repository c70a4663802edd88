import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "../games";
import { settings } from "../settings.svelte";
import { Timeline } from "../table/timeline.svelte";
import GuardedBoard from "./GuardedBoard.svelte";

const reported = vi.fn();
let broken: boolean;

/** Draws nothing, or fails. */
const Board: Component<BoardProps> = () => {
  if (broken) throw new Error("cannot be drawn");
  return {};
};
const board: BoardProps = {
  view: {},
  legal: [],
  owed: [],
  seat: 0,
  names: [],
  events: [],
  timeline: new Timeline(),
  busy: false,
  act: () => {},
  options: {},
  t: (id) => id,
  motion: false,
};

beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  settings.set({ language: "en" });
  broken = true;
});
afterEach(() => {
  cleanup();
  reported.mockReset();
  vi.unstubAllGlobals();
});

it("says a friendly word where a board fails, reports it, and draws again when asked to", async () => {
  render(GuardedBoard, { props: { Board, ...board } });
  expect(screen.getByRole("alert").textContent).toContain("The table couldn’t be drawn just now. The game itself is safe.");
  expect(reported).toHaveBeenCalledOnce();
  broken = false;
  await fireEvent.click(screen.getByRole("button", { name: "Show the table again" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says it in German, too", () => {
  settings.set({ language: "de" });
  render(GuardedBoard, { props: { Board, ...board } });
  expect(screen.getByRole("button", { name: "Tisch wieder anzeigen" })).toBeTruthy();
});
