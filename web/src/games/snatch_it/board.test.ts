import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { Timeline } from "../../table/timeline.svelte";
import { wordsOf } from "../../texts.svelte";
import Board from "./Board.svelte";
import type { Act, Shapes, View } from "./types";

const ROBBED: View = {
  state: "RECLAIM",
  phase: "snatching",
  round: 2,
  first_leap: 0,
  active: 0,
  this_round_last: false,
  next_round_last: false,
  last_bite_out: false,
  deck: 40,
  discard: 4,
  pond: ["crawler_1"],
  hands: [["flyer_4"], 4, 4],
  patches: [[{ id: "s4", top: "flyer_3", height: 3, cards: null }], [], []],
  bellies: [{ count: 0 }, { count: 0 }, { count: 0 }],
  laid: [null, null, null],
  next_stack: 9,
  pending: { stealer: 0, owner: 1, stack: "s4" },
  last_bite: null,
  viewer: 0,
} as unknown as View;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const alarmed = (seat: number, owed: number[], legal: Act[]): boolean => {
  const { unmount } = render(Board, {
    props: {
      view: { ...ROBBED, viewer: seat },
      ...{ legal, owed, seat, names: ["Anna", "Bert", "Cleo"], events: [], timeline: new Timeline<Shapes>(), busy: false, act: vi.fn() },
      ...{ options: {}, t: wordsOf("snatch-it"), motion: false },
    },
  });
  const found = screen.queryAllByRole("heading").length > 0;
  unmount();
  return found;
};

it("alarms whoever was robbed, and not the thief, who is still shown what the theft has led to", () => {
  expect(alarmed(1, [1], [{ type: "decline" }])).toBe(true);
  expect(alarmed(0, [0], [])).toBe(false);
});
