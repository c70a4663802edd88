/** What can be read off a view of Snatch It! and the names of its cards. */
import type { CallOut, Reclaim, StorkChoice, View } from "./types";

/** The steal that may still be taken back. */
export const stealIn = ({ pending }: View): Reclaim | null => (pending && "stealer" in pending && "stack" in pending ? pending : null);

/** The card of which everybody is asked whether they doubt it. */
export const calledOut = ({ pending }: View): CallOut | null => (pending && "waiting" in pending ? pending : null);

/** What the stork could take. */
export const storkChoice = ({ pending }: View): StorkChoice | null => (pending && "bait" in pending ? pending : null);

export const typeOf = (kind: string): string => kind.split("_")[0] ?? kind;

export const numberOf = (kind: string): string => kind.split("_")[1] ?? "7 0";
