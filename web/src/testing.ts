/** What jsdom lacks and the page asks for; and all words, so that tests need not wait for them. Games are brought by those who play them. */
import { CODES } from "./languages";
import { firstWords } from "./sources";

globalThis.matchMedia ??= (query: string): MediaQueryList =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

if ("document" in globalThis) {
  const { fetchLanguage, fetchWords } = await import("./texts.svelte"); // asks for what was lacking
  for (const code of CODES) {
    await fetchLanguage(code);
    await Promise.all(Object.keys((await firstWords(code)).covers).map((game) => fetchWords(game, code)));
  }
}
