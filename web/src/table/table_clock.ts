/** What is drawn on a board runs on the clock of its table. */
import { getContext, setContext } from "svelte";
import type { Clock } from "./clock";

const CLOCK = Symbol("clock");

export const withClock = (clock: Clock): void => void setContext(CLOCK, clock);
/** Null: it is no table. */
export const tableClock = (): Clock | null => getContext<Clock | undefined>(CLOCK) ?? null;
