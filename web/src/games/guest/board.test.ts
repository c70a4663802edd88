import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../../api";
import { atHand } from "../../at_hand.svelte";
import { settings } from "../../settings.svelte";
import { lineOf } from "../../log_lines";
import { sayIn, wordsOf } from "../../texts.svelte";
import type { Declaration, GameInfo, Machine } from "../../wire";
import { type Act, gameAt } from "../index";
import { wordingAt } from "../words";
import { Timeline } from "../../table/timeline.svelte";
import Board from "./Board.svelte";
import { guests } from "./guests.svelte";
import { rowsOf } from "./showing";

const PIG = {
  game: "pig",
  actor: "player",
  kinds: [],
  view: [
    { name: "active", kind: "seat", optional: true },
    { name: "pot", kind: "number" },
    { name: "points", kind: "by_seat", of: { name: "", kind: "number" } },
  ],
  acts: [
    { type: "roll", fields: [] },
    { type: "hold_on", fields: [] },
  ],
  events: [],
  steps: ["die"],
  generators: [],
  language: "en",
  words: ["game-title = Pig\nact-roll-line = Roll the die\nfield-pot = In this turn"],
  booklet: "# Pig\n## 1 Aim\n<script>alert(1)</script> [x](javascript:alert(1))",
  booklet_language: "en",
} as Declaration;

const EIGHTS = {
  ...PIG,
  game: "eights",
  kinds: ["C2", "H8"],
  view: [
    { name: "top", kind: "card" },
    { name: "pile", kind: "cards", seen: "count", of: { name: "", kind: "card" } },
    { name: "hands", kind: "by_seat", seen: "owner", of: { name: "", kind: "cards", of: { name: "", kind: "card" } } },
    { name: "over", kind: "flag" },
  ],
  words: ["kind-C2 = ♣2\nkind-H8 = ♥8", "game-title = Eights"],
} as Declaration;

const NAMES = ["Anna", "Bert"];
const table = (game: string): { game: string; options: Machine } => ({ game, options: {} });
const board = (more: object): ReturnType<typeof render> =>
  render(Board, {
    props: {
      view: {},
      legal: [],
      owed: [0],
      seat: 0,
      names: NAMES,
      events: [],
      timeline: new Timeline(),
      busy: false,
      act: vi.fn(),
      options: {},
      t: wordsOf("pig"),
      motion: false,
      ...more,
    },
  });

beforeEach(async () => {
  cleanup();
  settings.set({ language: "de" });
  vi.spyOn(api, "declaration").mockImplementation((game) => Promise.resolve(game === "pig" ? PIG : EIGHTS));
  await guests.meet("pig", "de");
  await guests.meet("eights", "de");
  atHand.table = "pig";
});

describe("a guest on the table", () => {
  it("shows its view field by field and its acts as buttons", async () => {
    const act = vi.fn();
    const legal = [{ type: "hold_on" }, { type: "roll" }] as Act[];
    board({ view: { active: 0, pot: 7, points: [12, 30], viewer: 0 }, legal, act });
    expect(screen.getAllByRole("term").map((one) => one.textContent)).toEqual(["Active", "In this turn", "Points"]);
    expect(screen.getAllByRole("definition").map((one) => one.textContent.replaceAll(/\s+/g, " ").trim())).toEqual([
      "Anna",
      "7",
      "Anna: 12Bert: 30",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Roll the die" }));
    expect(act).toHaveBeenCalledWith({ type: "roll" });
    expect(screen.getByRole("button", { name: "Hold on" })).toBeDefined();
    expect(screen.getByText("Dieses Spiel spricht nur Englisch.")).toBeDefined();
  });

  it("marks the act that a hint is about", () => {
    board({ legal: [{ type: "hold_on" }, { type: "roll" }] as Act[], advised: { type: "roll" } as Act });
    expect(screen.getByRole("button", { name: "Roll the die" }).className).toContain("advised");
  });

  it("only shows a game that is looked at again", () => {
    board({ view: { pot: 3 }, legal: [{ type: "roll" }] as Act[], replay: true });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("what a guest says", () => {
  it("is its own words before English ones, and the table's in the reader's language", () => {
    expect(sayIn("de", "pig", "game-title")).toBe("Pig");
    expect(sayIn("de", "eights", "game-title")).toBe("Eights");
    expect(sayIn("de", "pig", "home-play-bots")).toBe("Gegen Bots spielen");
  });

  it("is told field by field where it has no words", () => {
    const wording = wordingAt(table("eights"), NAMES, 0);
    expect(lineOf({ type: "turned_up", card: "H8" }, wording)).toBe("Turned up: card ♥8");
    expect(lineOf({ type: "passed", player: 1 }, wording)).toBe("Passed: player Bert");
  });

  it("names cards, counts what is hidden, and whose it is", () => {
    const wording = wordingAt(table("eights"), NAMES, 0);
    const view = { top: "H8", pile: 12, hands: [["C2", "C2"], 5], over: false, viewer: 0 };
    expect(rowsOf(view, EIGHTS.view, wording).map(({ text, parts }) => text || parts.map((part) => part.text))).toEqual([
      "♥8",
      "12",
      ["2× ♣2", "5"],
      "–",
    ]);
    expect(rowsOf(view, [], wording).map(({ text, parts }) => text || parts.map((part) => part.text))).toEqual([
      "♥8",
      "12",
      ["2× ♣2", "5"],
      "–",
    ]);
  });

  it("shows a finished game with the eyes of a seat", () => {
    const position = { top: "H8", pile: ["C2"], hands: [["C2"], ["H8"]], over: true };
    expect(gameAt("eights")?.viewOf(position, 1)).toEqual({ top: "H8", pile: 1, hands: [1, ["H8"]], over: true, viewer: 1 });
    expect(gameAt("eights")?.viewOf(position, "all")).toEqual({ ...position, viewer: null });
  });
});

it("a guest that one has not met yet has a title", () => {
  guests.list([{ game: "go", title: { de: "Go { $x }" }, board: false } as unknown as GameInfo], "de");
  expect(sayIn("de", "go", "game-title")).toBe("Go { $x }");
  expect(guests.names).toEqual(["go"]);
});
