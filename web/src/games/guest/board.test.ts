import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../../api";
import { atHand } from "../../at_hand.svelte";
import { settings } from "../../settings.svelte";
import { lineOf } from "../../log_lines";
import { sayIn, wordsOf } from "../../texts.svelte";
import type { Declaration, GameInfo, Machine } from "../../wire";
import type { Act } from "../index";
import { wordingAt } from "../words";
import { Timeline } from "../../table/timeline.svelte";
import Board from "./Board.svelte";
import { asGame, hidesNothing } from "./game";
import { guests } from "./guests.svelte";

const PIG: Declaration = {
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
  events: [{ type: "rolled", fields: [{ name: "pips", kind: "number" }] }],
  steps: ["die"],
  generators: [],
  language: "en",
  words: ["game-title = Pig\nact-roll-line = Roll the die\nfield-pot = In this turn"],
  booklet: "# Pig\n## 1 Aim\n<script>alert(1)</script> [x](javascript:alert(1))",
  booklet_language: "en",
  pictures: [],
  own_board: false,
};

const EIGHTS: Declaration = {
  ...PIG,
  game: "eights",
  kinds: ["C2", "H8"],
  view: [
    { name: "top", kind: "card" },
    { name: "pile", kind: "cards", seen: "count", of: { name: "", kind: "card" } },
    { name: "hands", kind: "by_seat", seen: "owner", of: { name: "", kind: "cards", of: { name: "", kind: "card" } } },
    { name: "over", kind: "flag" },
  ],
  acts: [{ type: "play", fields: [{ name: "card", kind: "card" }] }],
  words: ["kind-C2 = ♣2\nkind-H8 = ♥8", "game-title = Eights"],
};

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
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => {};
      unobserve = (): void => {};
      disconnect = (): void => {};
    },
  );
  settings.set({ language: "de" });
  vi.spyOn(api, "declaration").mockImplementation((game) => Promise.resolve(game === "pig" ? PIG : EIGHTS));
  await guests.meet("pig", "de");
  await guests.meet("eights", "de");
  atHand.table = "pig";
});

describe("a guest that hides nothing", () => {
  it("is one whose fields, acts and events say so", () => {
    expect([hidesNothing(PIG), asGame(PIG).open]).toEqual([true, true]);
    expect(hidesNothing(EIGHTS)).toBe(false);
    const cards: Declaration["view"][number] = { name: "hand", kind: "cards", seen: "owner", of: { name: "", kind: "card" } };
    expect(hidesNothing({ ...PIG, view: [{ name: "hands", kind: "by_seat", of: cards }] })).toBe(false);
    expect(hidesNothing({ ...PIG, view: [{ name: "at", kind: "case", cases: { one: [cards] } }] })).toBe(false);
    expect(hidesNothing({ ...PIG, events: [{ type: "drawn", fields: [cards] }] })).toBe(false);
  });

  it("is none of which that is not known", () => {
    expect(hidesNothing({ ...PIG, view: [{ name: "state", kind: "any" }] })).toBe(false);
    expect(hidesNothing({ ...PIG, events: [{ type: "drawn", fields: null }] })).toBe(false);
  });
});

describe("a guest on the table", () => {
  it("shows seats with their points, the pot and the acts as buttons", async () => {
    const act = vi.fn();
    const legal: Act[] = [{ type: "hold_on" }, { type: "roll" }];
    board({ view: { active: 0, pot: 7, points: [12, 30], viewer: 0 }, legal, act });
    const seats = [...document.querySelectorAll("[data-seat]")];
    expect(seats.map((one) => one.getAttribute("aria-label"))).toEqual(["Bert", "Anna ist gefragt"]);
    expect(seats.map((one) => one.textContent.replaceAll(/\s+/g, " ").trim())).toEqual(["B Bert Punkte 30", "A Anna Punkte 12"]);
    expect(screen.getByText("In this turn").parentElement?.textContent).toContain("7");
    await fireEvent.click(screen.getByRole("button", { name: "Roll the die" }));
    expect(act).toHaveBeenCalledWith({ type: "roll" });
    expect(screen.getByRole("button", { name: "Hold on" })).toBeDefined();
    expect(screen.getByText("Dieses Spiel spricht nur Englisch.")).toBeDefined();
  });

  it("takes one answer at a time, and no button goes while it is on its way", async () => {
    const act = vi.fn();
    board({ legal: [{ type: "roll" }], act, busy: true });
    const roll = screen.getByRole<HTMLButtonElement>("button", { name: "Roll the die" });
    await fireEvent.click(roll);
    expect([act.mock.calls.length, roll.disabled]).toEqual([0, false]);
  });

  it("throws the die that an event tells of", () => {
    board({ view: { pot: 5 }, events: [{ type: "rolled", player: 1, pips: 5 }] });
    expect(screen.getByRole("img", { name: "Würfel: 5" })).toBeDefined();
  });

  it("marks the act that a hint is about", () => {
    board({ legal: [{ type: "hold_on" }, { type: "roll" }], advised: { type: "roll" } });
    expect(screen.getByRole("button", { name: "Roll the die" }).className).toContain("advised");
  });

  it("only shows a game that is looked at again", () => {
    board({ view: { pot: 3 }, legal: [{ type: "roll" }], replay: true });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("cards of a guest", () => {
  const view = { top: "H8", pile: 12, hands: [["C2", "H8"], 5], over: false, viewer: 0 };
  beforeEach(() => {
    atHand.table = "eights";
    settings.set({ language: "en" });
  });

  it("are called by where they lie, and by what can be done with them", async () => {
    const act = vi.fn();
    board({ view, legal: [{ type: "play", card: "H8" }], act, t: wordsOf("eights") });
    await fireEvent.click(screen.getByRole("button", { name: "Your hand: ♥8, can be played" }));
    expect(act).toHaveBeenCalledWith({ type: "play", card: "H8" });
    expect(screen.getByRole("img", { name: "Hand of Bert: 5 cards" })).toBeDefined();
    expect(screen.getByRole("img", { name: "Draw pile: 12 cards" })).toBeDefined();
  });

  it("ask the server why they cannot be played", async () => {
    const act = vi.fn();
    board({ view, legal: [{ type: "play", card: "H8" }], act, t: wordsOf("eights") });
    await fireEvent.click(screen.getByRole("button", { name: "Your hand: ♣2" }));
    expect(act).toHaveBeenCalledWith({ type: "play", card: "C2" });
  });

  it("offer a choice where a card can be played in several ways", async () => {
    const act = vi.fn();
    const legal: Act[] = ["C", "H"].map((suit) => ({ type: "play", card: "H8", suit }));
    board({ view, legal, act, t: wordsOf("eights") });
    await fireEvent.click(screen.getByRole("button", { name: "Your hand: ♥8, can be played" }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Play: card ♥8, suit H" }));
    expect(act).toHaveBeenCalledWith(legal[1]);
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
});

it("a guest that one has not met yet has a title", () => {
  guests.list([{ game: "go", title: { de: "Go { $x }" }, teaser: { de: "Steine {\n$y }" }, board: false } as unknown as GameInfo], "de");
  expect(sayIn("de", "go", "game-title")).toBe("Go { $x }");
  expect(sayIn("de", "go", "game-teaser")).toBe("Steine { $y }");
  expect(guests.names).toEqual(["go"]);
  guests.list([{ game: "old-maid", title: { de: "old-maid" }, teaser: {}, board: false } as unknown as GameInfo], "de"); // the server knows none
  expect(sayIn("de", "old-maid", "game-title")).toBe("Old Maid");
});

it("tells what a card or a place is, where its game has words for that, and sounds like cards and dice", async () => {
  const words = [
    ...EIGHTS.words,
    "kind-H8-help = Goes on any card.\nfield-pile = Pile\nfield-pile-help = Draw from here.\nfield-top-help = Match it.",
  ];
  vi.spyOn(api, "declaration").mockResolvedValue({ ...EIGHTS, words });
  settings.set({ language: "en" });
  await guests.meet("eights", "en");
  const { explain, effect } = asGame({ ...EIGHTS, events: [...PIG.events, { type: "played", fields: [{ name: "card", kind: "card" }] }] });
  const told = (thing: string): unknown => explain?.(thing, {}, wordsOf("eights"));
  expect(told("zone:hands 0:H8")).toEqual({ rules: [], title: "♥8", text: "Goes on any card." });
  expect(told("zone:pile:C2")).toEqual({ rules: [], title: "Pile", text: "Draw from here." });
  expect(told("field:pile")).toEqual(told("zone:pile"));
  expect(told("zone:top:C2")).toEqual({ rules: [], title: "Open card", text: "Match it." }); // no word of its own
  expect(told("zone:hands 0:C2")).toBeNull();
  expect(["rolled", "passed"].map((type) => effect({ type, pips: 3 }, 0))).toEqual(["dice", "dice"]);
  expect(["played", "passed"].map((type) => effect({ type }, 0))).toEqual(["card", null]);
});
