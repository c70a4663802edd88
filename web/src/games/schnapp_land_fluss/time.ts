/** The timers of the game as time left: of the view's deadlines, all in ms of the game's clock. */
import type { Machine } from "../../wire";
import type { Claim, Race } from "./race";

export interface TimeLeft {
  for: "reveal" | "think" | "word" | "vote";
  ms: number;
  share: number; // 1 all, 0 none
  soon: number; // the share at the next whole second: a picture that glides there is changed once a second
  paused: boolean;
}

function left(what: TimeLeft["for"], ms: number, options: Machine, paused = false): TimeLeft {
  const whole = Number(options[`${what}_ms`]);
  const rest = Math.max(0, ms);
  const next = paused ? rest : 1000 * Math.max(0, Math.ceil(rest / 1000) - 1);
  const shareOf = (part: number): number => (whole > 0 ? Math.min(1, part / whole) : 0);
  return { for: what, ms: rest, share: shareOf(rest), soon: shareOf(next), paused };
}

/** What the whole table waits for; null where no timer runs. */
export function tableTime({ state, timers, think_left }: Race, options: Machine, now: number): TimeLeft | null {
  if (state === "W_TURN" && timers.reveal !== null) return left("reveal", timers.reveal - now, options);
  if (state === "VOTE" && timers.vote !== null) return left("vote", timers.vote - now, options);
  if (timers.think !== null) return left("think", timers.think - now, options);
  return state === "CONTEST" && think_left !== null ? left("think", think_left, options, true) : null;
}

/** The time for the word of an open claim. */
export const wordTime = (claim: Pick<Claim, "t">, options: Machine, now: number): TimeLeft =>
  left("word", claim.t + Number(options["word_ms"]) - now, options);

/** Whole seconds, as a person counts them down. */
export const seconds = ({ ms }: TimeLeft): number => Math.ceil(ms / 1000);
