/** Dice that events tell of: a field of an event that is called so, with pips from one to six. */
import type { Declaration } from "../../wire";
import type { GameEvent } from "../index";
import { diceOf, isDie } from "./zones";

/** The last throw that a batch of events tells. */
export function rolledIn(events: readonly GameEvent[]): { faces: readonly number[] } | null {
  for (const event of [...events].reverse())
    for (const [name, value] of Object.entries(event)) {
      const faces = diceOf(name, value);
      if (faces) return { faces };
    }
  return null;
}

/** Will the events of this game ever tell of dice? */
export const rolls = (said: Pick<Declaration, "events"> | undefined): boolean =>
  (said?.events ?? []).some(({ fields }) => (fields ?? []).some(({ name }) => isDie(name)));

/** Are these the dice that were thrown, in whatever order they lie? Others that lie on the table keep still. */
export const isThrow = (faces: readonly number[], thrown: readonly number[]): boolean =>
  [...faces].sort().join() === [...thrown].sort().join();
