/** What a hint says beyond its numbers. */
import type { Advice } from "./wire";

const CLEAR = 0.1; // of the chance to win: nobody doubts
const SLIGHT = 0.03; // less than that is chance

const ENOUGH = 30; // trials: the standard error of a share is at most 9 percent, the lead that is called clear

/** Whether chances can be told: the best has been tried often enough. What was dropped early counts at most as much as that. */
export const isMeasured = ([best]: readonly Advice[]): boolean => best !== undefined && best.trials >= ENOUGH;

export type Verdict = "only" | "clear" | "slight" | "near";

/** How much better the best act is than the next best. */
export function verdictOn(best: readonly Advice[]): Verdict {
  const [first, second] = best;
  if (!first || !second) return "only";
  const more = first.worth - second.worth;
  if (more >= CLEAR) return "clear";
  return more >= SLIGHT ? "slight" : "near";
}

/** In a hundred games the best act wins so many more than the next best. */
export const lead = (best: readonly Advice[]): number => Math.round(100 * ((best[0]?.worth ?? 0) - (best[1]?.worth ?? 0)));

export type Outlook = "good" | "open" | "bad";

/** How the game stands for whoever asks, measured by the share that everybody has at first. */
export function outlookOf(best: readonly Advice[], players: number): Outlook {
  const share = (best[0]?.worth ?? 0) * players;
  if (share >= 1.6) return "good";
  return share <= 0.5 ? "bad" : "open";
}

/** A chance between 0 and 1 in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);
