/** Whoever touches what has just been said reads the whole of it: a board says that somebody wants to, the page around it has the log. */
import { getContext, setContext } from "svelte";

const LOG = Symbol("log");

export const opensLog = (open: () => void): void => void setContext(LOG, open);
/** Null: there is no log here, as in a replay. */
export const logOpener = (): (() => void) | null => getContext<(() => void) | undefined>(LOG) ?? null;
