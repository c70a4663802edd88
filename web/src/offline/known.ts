/** What can be played here, as the server in the page has said it last: it takes seconds until it says so again. */
import type { GameInfo } from "../wire";

const KEY = "schnapp.here";

export function known(): GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as GameInfo[];
  } catch {
    return []; // unreadable or forbidden storage: it will be said
  }
}

export function remember(games: GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    /* private mode */
  }
}
