import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { wordsOf } from "../../texts.svelte";
import type { BoardProps } from "../index";
import { Timeline } from "../../table/timeline.svelte";
import Board from "./Board.svelte";
import type { Act, Event, Shapes, View } from "./types";

const view = (more: Partial<View> = {}): View => ({
  state: "PLAY",
  round: 1,
  dealer: 2,
  active: 0,
  count: 28,
  direction: 1,
  started: true,
  draw_pile: 40,
  discard: { count: 2, top: "pass" },
  hands: [["number_2", "number_4", "schnuff"], 4, 3],
  aside: 0,
  chips: [10, 9, 1],
  bank: 1,
  in_round: [true, true, true],
  draw_right: null,
  immune: { player: 0, limit: 30 },
  eliminated: [],
  viewer: 0,
  ...more,
});
const plays: Act[] = [
  { type: "play", card: "number_2" },
  { type: "play", card: "number_4" },
];
const board = (
  more: Partial<BoardProps<Shapes>> = {},
): { act: ReturnType<typeof vi.fn>; html: () => string; rerender: (props: Partial<BoardProps<Shapes>>) => Promise<void> } => {
  const act = vi.fn();
  const props: BoardProps<Shapes> = {
    view: view(),
    legal: plays,
    owed: [0],
    seat: 0,
    names: ["Anna", "Bert", "Cleo"],
    events: [],
    timeline: new Timeline(),
    busy: false,
    act,
    options: { draw_mode: "strict", draw_reminder: false },
    t: wordsOf("schnuff"),
    motion: false,
    ...more,
  };
  const { container, rerender } = render(Board, { props });
  return { act, rerender, html: () => container.innerHTML.replaceAll(/data-slot="\d+"|\bc\d+\b/g, "") };
};
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const press = (key: string): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

beforeEach(() => {
  settings.set({ language: "en", hotkeys: true });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => {};
      unobserve = (): void => {};
      disconnect = (): void => {};
    },
  );
});

describe("the hand", () => {
  it("shows what may be played, and plays at the second touch", async () => {
    const { act } = board();
    expect(document.querySelectorAll("[data-zone=hand] .lively")).toHaveLength(2);
    const card = find('[data-place="hand number_4"]');
    card?.click();
    expect(act).not.toHaveBeenCalled();
    await tick();
    card?.click();
    expect(act).toHaveBeenCalledWith({ type: "play", card: "number_4" });
  });

  it("says beforehand what a card would do", async () => {
    board();
    press("2");
    await tick();
    expect(screen.getByRole("group", { name: "What you can do" }).textContent).toContain("28 + 4 = 32. You pass 30 without paying!");
    expect(find(".tally .ghost")?.textContent).toContain("32");
  });

  it("says it aloud as the card is taken up, and nothing else", async () => {
    board();
    const spoken = (): string | undefined =>
      screen.getByRole("group", { name: "What you can do" }).querySelector("[role=status]")?.textContent;
    expect(spoken()).toBe("");
    press("2");
    await tick();
    expect(spoken()).toBe("28 + 4 = 32. You pass 30 without paying!");
  });

  it("gets the keyboard back from the button that plays", async () => {
    const { act } = board();
    press("2");
    await tick();
    find("[data-do=play]")?.focus();
    find("[data-do=play]")?.click();
    await tick();
    expect(act).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.closest("[data-zone]")?.getAttribute("data-zone")).toBe("hand");
  });

  it("shows before it is played that a card cannot be played, and why", async () => {
    const { act } = board();
    const card = find('[data-place="hand schnuff"]');
    expect(card?.getAttribute("aria-label")).toContain("not playable now");
    expect(card?.closest(".unfit")).not.toBeNull();
    expect(find('[data-place="hand number_4"]')?.closest(".unfit")).toBeNull();
    press("3");
    await tick();
    expect(find(".hint")?.textContent).toContain("only play this at exactly 30, 60 or 90");
    expect(find("[data-do=play]")).toBeNull();
    find("[data-place=discard]")?.click(); // whoever tries it all the same is told by the table
    expect(act).toHaveBeenCalledWith({ type: "play", card: "schnuff" });
  });

  it("does not advertise a wild card for the beginning of a round", async () => {
    board({ view: view({ state: "LEAD", count: 0, hands: [["number_4", "pass"], 4, 4] }), legal: [{ type: "play", card: "number_4" }] });
    press("2");
    await tick();
    expect(find(".hint")?.textContent).toContain("A round always begins with a number card");
    expect(find("[data-do=play]")).toBeNull();
    expect(find(".tally .ghost")).toBeNull();
  });
});

describe("the draw pile: nobody is reminded", () => {
  it("looks the same whether one may draw or not, and may always be reached for", () => {
    const open = board({ legal: [...plays, { type: "draw" }], view: view({ draw_right: null }) });
    const html = open.html();
    find("[data-place=pile]")?.click();
    expect(open.act).toHaveBeenCalledWith({ type: "draw" });
    cleanup();
    const shut = board();
    expect(shut.html() === html).toBe(true);
    find("[data-place=pile]")?.click();
    press("d");
    expect(shut.act).toHaveBeenCalledTimes(2);
  });

  it("can be reached for while the own card is still on its way", () => {
    const { act } = board({ busy: true });
    press("z");
    expect(act).toHaveBeenCalledWith({ type: "draw" });
  });

  it("glows only where the table has agreed on it", () => {
    board({ options: { draw_mode: "strict", draw_reminder: true }, view: view({ draw_right: 0 }) });
    expect(find("[data-place=pile].lit")).not.toBeNull();
    cleanup();
    board({ view: view({ draw_right: 0 }) });
    expect(find("[data-place=pile].lit")).toBeNull();
  });

  it("is no button where the game draws, nor for those who watch", () => {
    board({ options: { draw_mode: "auto" } });
    expect(find("[data-place=pile]")).toBeNull();
    cleanup();
    board({ seat: null, legal: [] });
    expect(find("[data-place=pile]")).toBeNull();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("the table in words", () => {
  it("says what everybody may know", () => {
    board({
      view: view({ immune: { player: 1, limit: 30 }, eliminated: [[2]], chips: [10, 9, 0], in_round: [true, true, false], aside: 3 }),
    });
    expect(screen.getByRole("region", { name: /^Bert: 9 chips, 4 cards in hand, free to pass 30$/ })).toBeTruthy();
    expect(screen.getByRole("region", { name: /^Cleo: no chips, .*out of the game in place 3$/ })).toBeTruthy();
    expect(
      screen.getByRole("img", { name: /^Count: 28\. 2 steps to the 30 gate, passing it costs 1 chip\. Play goes clockwise\.$/ }),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Discard pile, 2 cards, on top: Pass!/ })).toBeTruthy();
    expect(find("[data-aside]")?.dataset["aside"]).toBe("3");
  });

  it("shows dice and news without motion too", async () => {
    vi.useFakeTimers();
    const batch: Event[] = [
      { type: "played", player: 1, card: "risk", count: 36, direction: 1 },
      { type: "risk_roll", player: 1, dice: [3, 5] },
    ];
    const timeline = new Timeline<Shapes>();
    timeline.jump(view());
    const { rerender } = board({ timeline, legal: [], owed: [1] });
    const after = view({ count: 36, discard: { count: 3, top: "risk" } });
    timeline.append({ seq: 1, events: batch, view: after });
    await rerender({ view: after });
    await vi.advanceTimersByTimeAsync(3000);
    expect(find("[data-count]")?.dataset["count"]).toBe("36");
    expect(find("[data-throws=risk]")?.textContent).toContain("8 ahead");
    await vi.advanceTimersByTimeAsync(6000);
    expect(find("[data-throws]")).toBeNull();
    vi.useRealTimers();
  });
});
