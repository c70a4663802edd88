import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as games from "../games";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../wire";
import Hint from "./Hint.svelte";

const tableView = { game: "snatch-it", options: {}, seats: [{}, {}, {}, {}] } as unknown as Table;
const view = { patches: [[{ id: "s4", top: "flyer_1", height: 3 }], [], [], []] };
const best = [
  { act: { type: "swallow", stack: "s4", pond: "flyer_2" }, worth: 0.41, trials: 300 },
  { act: { type: "stalk", card: "swarm" }, worth: 0.36, trials: 300 },
];

function hint(more: object = {}): { seat: SeatView; shown: ReturnType<typeof vi.fn> } {
  const seat = { seat: 0, names: ["Anna", "B", "C", "D"], view, asking: false, picked: null, ...more } as unknown as SeatView;
  const shown = vi.fn();
  render(Hint, { seat, tableView, shown });
  return { seat, shown };
}

beforeAll(() => games.bring("snatch-it"));

beforeEach(() => {
  cleanup();
  settings.set({ language: "en" });
});

it("tells the best acts in the words of the table, with their chances and why", () => {
  hint({ advice: { best, trials: 1200 } });
  const [first, second] = screen.getAllByRole("button");
  expect(first?.textContent).toContain("Swallow: own stack (3 cards, Flyer 1 on top) on Flyer 2");
  expect(first?.textContent).toContain("41% to win");
  expect(second?.textContent).toContain("36% to win");
  expect(screen.getByRole("status").textContent).toContain("A little better than the rest: 5 more games won out of 100.");
  expect(screen.getByRole("status").textContent).toContain("You are doing well.");
});

it("shows an act on the table and never plays it", async () => {
  const { seat, shown } = hint({ advice: { best, trials: 1200 } });
  await fireEvent.click(screen.getAllByRole("button")[1] as HTMLElement);
  expect(seat.picked).toEqual(best[1]?.act);
  expect(shown).toHaveBeenCalledOnce();
});

it("says so if it is only a guess", () => {
  hint({ advice: { best: best.slice(1), trials: 0 } });
  expect(screen.getByRole("button").textContent).not.toContain("%");
  expect(screen.getByRole("status").textContent).toContain("This is only a hunch");
});

it("tells no chances and no judgement after a few trials", () => {
  hint({ advice: { best: best.map((one) => ({ ...one, trials: 3 })), trials: 7 } });
  const buttons = screen.getAllByRole("button");
  expect([buttons.length, buttons.some(({ textContent }) => textContent.includes("%"))]).toEqual([2, false]);
  const said = screen.getByRole("status").textContent;
  expect(said).toContain("There was little time to think: this is a first impression.");
  expect(said).toContain("7 times");
  expect(said).not.toMatch(/difference|better|clear|doing|open/i);
});

it("says nothing of hidden cards where none are", () => {
  const told = (): string => screen.getByRole("status").textContent;
  hint({ advice: { best, trials: 1200 } });
  expect(told()).toContain("hidden cards");
  cleanup();
  vi.spyOn(games, "coverAt").mockReturnValue({ open: true } as games.Cover);
  hint({ advice: { best, trials: 1200 } });
  expect(told()).not.toContain("hidden");
});

it("says that the bot is thinking", () => {
  hint({ advice: null, asking: true });
  expect(screen.getByRole("status").textContent).toBe("The bot is thinking …");
});
