import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { Timeline } from "../../table/timeline.svelte";
import { wordsOf } from "../../texts.svelte";
import Board from "./Board.svelte";
import { scene } from "./scene";
import type { Shapes, Single } from "./shapes";

beforeEach(() => {
  settings.set({ language: "en" });
  vi.stubGlobal("ResizeObserver", class { observe = (): void => {}; unobserve = (): void => {}; disconnect = (): void => {}; }); // prettier-ignore
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null, setPointerCapture: () => {} });
  Object.assign(document, { elementsFromPoint: () => [...document.querySelectorAll("[data-place='0,-3']")] });
});

/** A scout that may step to 0,-3: where every touch falls; or what else may be done. */
function board(legal: Single[] = [{ type: "step", to: "0,-3" }]) {
  const act = vi.fn();
  const timeline = new Timeline<Shapes>();
  const { container, rerender } = render(Board, {
    props: {
      view: scene({ "p1.scout": "-1,-2" }, {}, { at: "resolving", turn: { player: "p1", slot: 1, snail: "p1.scout" } }),
      legal,
      owed: [0],
      seat: 0,
      names: ["Anna", "Bob"],
      events: [],
      timeline,
      busy: false,
      act,
      options: { layout: "corners" },
      t: wordsOf("snails"),
      motion: true,
    },
  });
  const map = container.querySelector(".island > svg")!;
  const finger = (type: string, pointerId = 1, clientX = 0): Promise<boolean> =>
    fireEvent(map, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, clientX }), { pointerId, pointerType: "touch" }));
  return { act, timeline, finger, rerender, island: container.querySelector(".island")! };
}

describe("the map", () => {
  it("glides again when two fingers have gone", async () => {
    const { finger, island, act } = board();
    await finger("down", 1);
    await finger("down", 2, 50);
    await finger("move", 2, 90);
    expect(island.className).toContain("panned");
    await finger("up", 1);
    await finger("up", 2, 90);
    expect(island.className).not.toContain("panned");
    expect(act).not.toHaveBeenCalled();
  });

  it("counts the touch after one that has hurried and then pushed what scrolls", async () => {
    const { finger, timeline, act } = board();
    timeline.running = true;
    await finger("down");
    timeline.running = false;
    await finger("cancel");
    expect(act).not.toHaveBeenCalled();
    await new Promise((then) => setTimeout(then, 5));
    await finger("down");
    await finger("up");
    expect(act).toHaveBeenCalledWith({ type: "step", to: "0,-3" });
  });
});

describe("the keyboard", () => {
  it("stays where one is asked while an answer is on its way, and when nothing more is asked", async () => {
    const { act, rerender } = board([{ type: "choose_resolve", resolve: true }, { type: "choose_resolve", resolve: false }]); // prettier-ignore
    const answer = screen.getAllByRole("button").find((one) => one.dataset["do"] === "choose_resolve")!;
    answer.focus();
    await fireEvent.click(answer);
    expect(act).toHaveBeenCalledOnce();
    await rerender({ busy: true });
    expect(answer.isConnected).toBe(false);
    expect((document.activeElement as HTMLElement).dataset["zone"]).toBe("decision");
    await rerender({ busy: false, legal: [] });
    expect((document.activeElement as HTMLElement).dataset["zone"]).toBe("decision");
  });
});
