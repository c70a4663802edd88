import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restWhenUntouched } from "./rest";

interface Moving {
  playState: AnimationPlayState;
  effect: { getComputedTiming: () => { iterations: number } };
  pause: () => void;
  play: () => void;
}

function moving(iterations: number): Moving {
  const one: Moving = {
    playState: "running",
    effect: { getComputedTiming: () => ({ iterations }) },
    pause: () => (one.playState = "paused"),
    play: () => (one.playState = "running"),
  };
  return one;
}

const states = (...all: Moving[]): string[] => all.map(({ playState }) => playState);
let there: Moving[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations = () => there as unknown[] as Animation[];
});
afterEach(() => vi.useRealTimers());

test("what has no end rests while nobody touches the page, and goes on with the first touch", () => {
  const [ripple, flight] = [moving(Infinity), moving(1)];
  there = [ripple, flight];
  restWhenUntouched();
  vi.advanceTimersByTime(20_000);
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(29_000);
  expect(states(ripple, flight)).toEqual(["running", "running"]);
  vi.advanceTimersByTime(2000);
  expect(states(ripple, flight)).toEqual(["paused", "running"]);
  dispatchEvent(new Event("keydown"));
  expect(states(ripple, flight)).toEqual(["running", "running"]);
});

test("what begins meanwhile rests soon, and what has gone is not begun anew", () => {
  const [ripple, glow] = [moving(Infinity), moving(Infinity)];
  there = [ripple];
  restWhenUntouched();
  vi.advanceTimersByTime(31_000);
  there = [ripple, glow];
  vi.advanceTimersByTime(10_000);
  expect(states(ripple, glow)).toEqual(["paused", "paused"]);
  ripple.playState = "idle";
  dispatchEvent(new Event("pointerdown"));
  expect(states(ripple, glow)).toEqual(["idle", "running"]);
});
