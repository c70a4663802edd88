import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bring } from "../games";
import { settings } from "../settings.svelte";
import type { GameInfo, Machine, Table } from "../wire";
import Options from "./Options.svelte";

const TOLL = "drop_out_toll";
const option = (name: string, words: string[], usual: string): Machine => ({
  name,
  default: { "2": usual, "3": usual },
  words,
  ...{ low: null, high: null, or_zero: false, seat: false, counts: null, names: null, numbers: null, text: null, letters: null },
});
const info = {
  options: [option("draw_mode", ["strict", "auto"], "strict"), option(TOLL, ["none", "next_limit", "ninety"], "none")],
} as unknown as GameInfo;

/** The list at a table of two; the sentence about bots, if there is one. */
function shown(toll: string, besideBots: Machine, mayChange = true): { change: ReturnType<typeof vi.fn>; bots: string | undefined } {
  const change = vi.fn();
  const tableView = {
    game: "schnuff",
    seats: [{ name: "Anna" }, { name: "Bert" }],
    options: { draw_mode: "strict", [TOLL]: toll },
    beside_bots: besideBots,
  } as unknown as Table;
  const { container } = render(Options, { tableView, info, mayChange, change });
  return { change, bots: container.querySelector(":scope > p")?.textContent };
}

beforeEach(() => {
  cleanup();
  settings.set({ language: "en" });
});

describe("beside bots", () => {
  it("the list says in one sentence why there is a toll, in both languages", () => {
    expect(shown("next_limit", { [TOLL]: "next_limit" }).bots).toContain("A bot is playing.");
    cleanup();
    settings.set({ language: "de" });
    expect(shown("next_limit", { [TOLL]: "next_limit" }, false).bots).toContain("Ein Bot spielt mit.");
  });

  it("what is usual there counts as usual", () => {
    shown("next_limit", { [TOLL]: "next_limit" });
    expect(screen.getByText("The usual rules")).toBeDefined();
    cleanup();
    shown("next_limit", {});
    expect(screen.getByText("1 rule changed")).toBeDefined();
  });

  it("nothing is said where people are among themselves, nor where the host has set it otherwise", () => {
    expect(shown("none", {}).bots).toBeUndefined();
    cleanup();
    expect(shown("none", { [TOLL]: "next_limit" }).bots).toBeUndefined();
    expect(screen.getByText("1 rule changed")).toBeDefined();
  });
});

it("sets everything back to usual, whatever that is beside those who come and go", async () => {
  const { change } = shown("ninety", { [TOLL]: "next_limit" });
  await fireEvent.click(screen.getByRole("button", { name: "Reset everything", hidden: true }));
  expect(change).toHaveBeenCalledWith({ [TOLL]: null });
});

it.each([
  [null, 2],
  ["Cleo", 3],
])("led by %s, a game can be judged in %d ways", async (leader, ways) => {
  await bring("schnapp-land-fluss");
  const judge = { options: [option("judge", ["vote", "leader", "anything_goes"], "vote")] } as unknown as GameInfo;
  const tableView = { game: "schnapp-land-fluss", seats: [], options: { judge: "vote", leader }, beside_bots: {} } as unknown as Table;
  render(Options, { tableView, info: judge, mayChange: true, change: vi.fn() });
  expect(screen.getAllByRole("radio", { hidden: true })).toHaveLength(ways);
});
