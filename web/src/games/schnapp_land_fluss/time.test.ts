import { expect, it } from "vitest";
import type { Race } from "./race";
import { seconds, tableTime, wordTime } from "./time";

const options = { think_ms: 45000, word_ms: 8000, vote_ms: 20000, reveal_ms: 15000 };
const race = (state: Race["state"], timers: Partial<Race["timers"]>, think_left: number | null = null): Race =>
  ({ state, timers: { reveal: null, think: null, window: null, vote: null, ...timers }, think_left }) as Race;

it("counts down to the deadline of the state", () => {
  expect(tableTime(race("W_TURN", { reveal: 15000 }), options, 3000)).toEqual({
    for: "reveal",
    ms: 12000,
    share: 0.8,
    soon: 11 / 15,
    paused: false,
  });
  expect(tableTime(race("VOTE", { vote: 60000 }, 40000), options, 50000)).toMatchObject({ for: "vote", share: 0.5, soon: 0.45 });
  expect(tableTime(race("VOTE", { vote: 60000 }, 40000), options, 50001)?.soon).toBe(0.45);
  expect(tableTime(race("RUSH", { think: 50000 }), options, 5000)).toMatchObject({ for: "think", share: 1, soon: 44 / 45 });
});

it("stands still while somebody looks for a word", () => {
  expect(tableTime(race("CONTEST", { window: 1150 }, 9000), options, 1100)).toEqual({
    for: "think",
    ms: 9000,
    share: 0.2,
    soon: 0.2,
    paused: true,
  });
});

it("shows nothing where no timer runs", () => {
  expect(tableTime(race("OPEN", {}), options, 0)).toBeNull();
  expect(tableTime(race("OVER", {}), options, 0)).toBeNull();
});

it("gives a word its time from the strike on, and never less than none", () => {
  expect(wordTime({ t: 1000 }, options, 3001)).toMatchObject({ for: "word", ms: 5999 });
  expect(seconds(wordTime({ t: 1000 }, options, 3001))).toBe(6);
  expect(wordTime({ t: 1000 }, options, 99999).share).toBe(0);
});
