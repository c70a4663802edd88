import { render } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../texts.svelte";
import type { Throws } from "./plan";
import Tray from "./Tray.svelte";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class { observe = (): void => {}; unobserve = (): void => {}; disconnect = (): void => {}; }); // prettier-ignore
});

it("dims whoever is out of it when others throw once more, so that two sums are not compared that are not of one throw", async () => {
  const all: Throws["rolls"] = [
    { player: 0, dice: [4, 4], at: 0 },
    { player: 1, dice: [5, 3], at: 1 },
    { player: 2, dice: [2, 2], at: 2 },
  ];
  const dealer = (rolls: Throws["rolls"]): Throws => ({ for: "dealer", limit: 0, rolls, outcomes: [], at: 0, rests: 9, until: 9 });
  const props = { names: ["Anna", "Bert", "Cleo"], you: null, motion: false, t: wordsOf("schnuff") };
  const { container, rerender } = render(Tray, { ...props, throws: dealer(all) });
  const out = (): (string | undefined)[] => [...container.querySelectorAll(".cell.out .name")].map(({ textContent }) => textContent);
  expect(out()).toEqual([]);
  await rerender({ throws: dealer([...all, { player: 0, dice: [1, 1], at: 3 }]) });
  expect(out()).toEqual(["Bert", "Cleo"]);
  await rerender({ throws: dealer([...all, { player: 0, dice: [1, 1], at: 3 }, { player: 1, dice: [1, 2], at: 4 }]) });
  expect(out()).toEqual(["Cleo"]);
});
