/** The Fluent sources that were built with the page; each comes when it is asked for. */
import type { Language } from "./languages";

/** What is said before a game is there (vite.config.ts). */
interface FirstWords {
  shared: string[]; // a later one counts more
  covers: Record<string, string>; // title and teaser of each game
}

const first = import.meta.glob<FirstWords>("./texts/*.ftl", { query: "?first", import: "default" });
const games = import.meta.glob<string>("../../src/schnapp/games/*/texts/*.ftl", { query: "?raw", import: "default" });

export const firstWords = (language: Language): Promise<FirstWords> =>
  first[`./texts/${language}.ftl`]?.() ?? Promise.resolve({ shared: [], covers: {} });

/** All words of a game; undefined: it is a guest. */
export const gameSource = (game: string, language: Language): Promise<string> | undefined =>
  games[`../../src/schnapp/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`]?.();
