import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { Timeline } from "../../table/timeline.svelte";
import { wordsOf } from "../../texts.svelte";
import Board from "./Board.svelte";
import { scene } from "./scene";
import type { Shapes } from "./shapes";

beforeEach(() => {
  settings.set({ language: "en" });
  vi.stubGlobal("ResizeObserver", class { observe = (): void => {}; unobserve = (): void => {}; disconnect = (): void => {}; }); // prettier-ignore
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null, setPointerCapture: () => {} });
  Object.assign(document, { elementsFromPoint: () => [...document.querySelectorAll("[data-place='0,-3']")] });
});

/** A scout that may step to 0,-3: where every touch falls. */
function board() {
  const act = vi.fn();
  const timeline = new Timeline<Shapes>();
  const { container } = render(Board, {
    props: {
      view: scene({ "p1.scout": "-1,-2" }, {}, { at: "resolving", turn: { player: "p1", slot: 1, snail: "p1.scout" } }),
      legal: [{ type: "step", to: "0,-3" }],
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
  return { act, timeline, finger, island: container.querySelector(".island")! };
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
