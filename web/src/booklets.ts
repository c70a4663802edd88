/** The rules booklets: those of our games come when they are opened, a guest's has come with its declaration. */
import { guests } from "./games/guest/guests.svelte";
import type { Language } from "./languages";

const files = import.meta.glob<string>("../../src/schnapp/games/*/booklet.*.md", { query: "?raw", import: "default" });
const fileOf = (game: string, language: Language): (() => Promise<string>) | undefined =>
  files[`../../src/schnapp/games/${game.replaceAll("-", "_")}/booklet.${language}.md`];

export const hasBooklet = (game: string, language: Language): boolean =>
  fileOf(game, language) !== undefined || Boolean(guests.declaration(game)?.booklet);

/** As Markdown; "": there is none. */
export const bookletOf = (game: string, language: Language): Promise<string> =>
  fileOf(game, language)?.() ?? Promise.resolve(guests.declaration(game)?.booklet ?? "");
