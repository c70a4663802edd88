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

it("keeps the keyboard where it was while an answer is on its way, takes no second one, and leads it on to the hand", async () => {
  const act = vi.fn();
  const { rerender } = render(Board, {
    props: {
      view: { ...ROBBED, viewer: 1, hands: [4, ["flyer_4"], 4] },
      ...{
        legal: [{ type: "decline" }],
        owed: [1],
        seat: 1,
        names: ["Anna", "Bert", "Cleo"],
        events: [],
        timeline: new Timeline<Shapes>(),
      },
      ...{ busy: false, act, options: {}, t: wordsOf("snatch-it"), motion: false },
    },
  });
  const answer = screen.getByRole<HTMLButtonElement>("button", { name: "Let it go" });
  answer.focus();
  answer.click();
  await rerender({ busy: true });
  answer.click();
  expect(act).toHaveBeenCalledTimes(1);
  expect(answer.disabled).toBe(false); // or a browser would take the keyboard away
  await rerender({ busy: false, view: { ...ROBBED, state: "TURN", viewer: 1, hands: [4, ["flyer_4"], 4] }, legal: [], owed: [2] });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Flyer 4, in your hand");
});

it("says beside the cards only what the status does not say", async () => {
  const t = wordsOf("snatch-it");
  const view: View = { ...ROBBED, state: "LAY", pending: null, hands: [["flyer_4"], 4, 4] };
  const { rerender } = render(Board, {
    props: {
      view,
      ...{ legal: [{ type: "lay", card: "flyer_4" }], owed: [0, 1], seat: 0, names: ["Anna", "Bert", "Cleo"], events: [] },
      ...{ timeline: new Timeline<Shapes>(), busy: false, act: vi.fn(), options: {}, t, motion: false },
    },
  });
  const hint = screen.getByRole("group", { name: "What you can do" });
  expect(hint.textContent).toContain("Choose a card from your hand.");
  screen.getByRole("button", { name: "Flyer 4, in your hand" }).click();
  await vi.waitFor(() => expect(hint.textContent).toContain("Flyer 4: face down into the pond?"));
  expect(hint.textContent).not.toContain(t("state-LAY", { player: "", player_you: true, count: 0 }));
  await rerender({ view, legal: [], owed: [1] }); // the status says who is still picking
  expect(hint.textContent).not.toContain("Bert");
});
