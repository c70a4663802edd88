import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { knows, wordsOf } from "../../texts.svelte";
import Decision from "./Decision.svelte";
import type { Facts } from "./facts";
import Player from "./Player.svelte";
import Programme from "./Programme.svelte";
import { FIELDS, scene } from "./scene";
import type { Ask, Single } from "./shapes";
import type { Act } from "./types";

const t = wordsOf("snails");
const wording = { t, knows: (id: string) => knows("snails", id), names: ["Anna", "Bob"], you: 0 };
const CARDS = ["axe#1", "cocktail#1", "basic_1#p1", "basic_2#p1", "basic_3#p1", "basic_4#p1", "basic_5#p1"];
const ask: Ask = { type: "program", active: ["p1.leader", "p1.scout"], inactive: ["p1.leader", "p1.scout"], cards: CARDS, count: 1 };
let round = 0; // a draft is remembered for its round

beforeEach(() => settings.set({ language: "en" }));

function planning(plan: Act | null = null) {
  const act = vi.fn();
  const preview = vi.fn();
  const facts = scene({ "p1.leader": "-2,-1", "p1.scout": "0,-3", "p2.scout": "-1,-2" }, { p1: { hand: CARDS } }, { round: ++round });
  const { container } = render(Programme, { facts, fields: FIELDS, ask, wording, busy: false, act, preview, plan, pointed: null });
  const find = <E extends HTMLElement>(what: string): E => container.querySelector<E>(what)!;
  const card = (id: string): HTMLElement => find(`[data-place="card ${id}"]`);
  const slot = (nth: number): HTMLElement => find(`[data-place="slot ${nth}"]`);
  return { act, preview, container, find, card, slot };
}

describe("planning", () => {
  it("by touch: a card twice lies in the first free slot; the plan is sent when it is whole", async () => {
    const { act, find, card } = planning();
    for (const id of CARDS.slice(0, 5)) {
      await fireEvent.click(card(id));
      await fireEvent.click(card(id));
    }
    expect(find<HTMLButtonElement>("[data-do=program]").disabled).toBe(true);
    await fireEvent.click(find("[data-order=active] input[aria-label^=Scout]"));
    await fireEvent.click(find("[data-order=inactive] input[aria-label^=Leader]"));
    await fireEvent.click(find("[data-do=program]"));
    expect(act).toHaveBeenCalledWith({ type: "program", active: "p1.scout", inactive: "p1.leader", slots: CARDS.slice(0, 5) });
  });

  it("by keys: digits lay the card the keyboard is at, Delete takes it back", async () => {
    const { card, slot } = planning();
    card("axe#1").focus();
    await fireEvent.keyDown(card("axe#1"), { key: "3" });
    expect(slot(3).getAttribute("aria-label")).toContain("Axe");
    card("cocktail#1").focus();
    await fireEvent.keyDown(card("cocktail#1"), { key: "1" });
    await fireEvent.keyDown(slot(3), { key: "Delete" });
    expect(slot(3).getAttribute("aria-label")).toContain("free");
    expect(slot(1).getAttribute("aria-label")).toContain("Cocktail");
  });

  it("a hint's plan is laid out, and not sent", () => {
    const plan: Act = { type: "program", active: "p1.scout", inactive: "p1.leader", slots: CARDS.slice(2) };
    const { act, find, slot } = planning(plan);
    expect(find<HTMLInputElement>("[data-order=active] input[aria-label^=Scout]").checked).toBe(true);
    expect(slot(1).getAttribute("aria-label")).not.toContain("free");
    expect(find<HTMLButtonElement>("[data-do=program]").disabled).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });

  it("cards change places: taken up from one slot, laid into another", async () => {
    const { card, slot } = planning();
    await fireEvent.keyDown(card("axe#1"), { key: "1" });
    await fireEvent.keyDown(card("cocktail#1"), { key: "2" });
    await fireEvent.click(slot(1));
    await fireEvent.click(slot(2));
    expect(slot(2).getAttribute("aria-label")).toContain("Axe");
    expect(slot(1).getAttribute("aria-label")).toContain("Cocktail");
  });

  it("rehearses the card that is taken up", async () => {
    const { preview, find, card } = planning();
    await fireEvent.click(find("[data-order=active] input[aria-label^=Leader]"));
    await fireEvent.click(card("cocktail#1"));
    expect(preview.mock.lastCall?.[0]).toMatchObject({ card: "cocktail#1", slot: 1, snails: ["p1.leader"] });
    expect(screen.getByText(/^Bob.s scout: hit 100%/)).toBeTruthy();
    expect(screen.getByText(/^Bob.s scout: hit 100%/)).toBeTruthy();
    await fireEvent.keyDown(card("cocktail#1"), { key: "Escape" });
    expect(preview.mock.lastCall?.[0]).toBeNull();
  });
});

describe("a decision", () => {
  const decide = (legal: Single[], facts: Facts) => {
    const act = vi.fn();
    const asked = { facts, legal, wording, busy: false, act, dice: null, target: null, advised: null, bare: false };
    const { container } = render(Decision, { props: asked });
    return { act, container };
  };

  it("of several cards is made in the hand", async () => {
    const hand = ["axe#1", "mine#1", "mine#2", "basic_1#p1"];
    const pairs = [
      ["axe#1", "mine#1"],
      ["axe#1", "mine#2"],
      ["mine#1", "mine#2"],
    ];
    const { act, container } = decide(
      [...pairs.map((discard): Single => ({ type: "exchange", discard })), { type: "end_draw" }],
      scene({}, { p1: { hand } }, { at: "draw" }),
    );
    const confirm = container.querySelector<HTMLButtonElement>("[data-do=confirm]")!;
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(container.querySelector("[data-place='card mine#2']")!);
    await fireEvent.click(container.querySelector("[data-place='card axe#1']")!);
    await fireEvent.click(container.querySelector("[data-place='card basic_1#p1']")!); // never a basic one
    await fireEvent.click(confirm);
    expect(act).toHaveBeenCalledWith({ type: "exchange", discard: ["axe#1", "mine#2"] });
  });

  it("says yes first, and why one is asked", () => {
    const facts = scene({}, { p1: { faction: "cowboys" } }, { at: "resolving" });
    const { container } = decide(
      [
        { type: "use_ability", use: false },
        { type: "use_ability", use: true },
      ],
      facts,
    );
    expect(container.querySelector("[data-do=use_ability]")?.textContent?.trim()).toBe(t("act-use_ability-line", { use: "yes" }));
    expect(container.textContent).toContain(t("ability-gunslingers"));
  });
});

it("everybody's panel says aloud what it shows", () => {
  const facts = scene({ "p1.leader shell": "-2,-1", "p2.scout 10": "-1,-2" }, { p2: { active: "?", hand: 3 } });
  for (const seat of [0, 1]) render(Player, { seat, facts, wording, decides: seat === 1, compact: false });
  expect(screen.getByRole("button", { name: /^Bob, Cowboys, is deciding\. 3 cards in hand, 2 free shells\. Scout 10$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Anna, that is you.*1 free shell\. Leader 30, in its shell$/ })).toBeTruthy();
});
