/** Log lines are told as the server tells them, word for word: the files are written from the Python texts. */
import { describe, expect, it } from "vitest";
import { lineOf } from "./log_lines";
import { sayIn } from "./texts.svelte";
import type { Machine } from "./wire";

interface Told {
  viewer: number | null;
  event: Machine;
  de: string;
  en: string;
}

const FILES = import.meta.glob<{ game: string; names: string[]; places?: Record<string, string>; told: Told[] }>(
  "../../tests/games/*/told.json",
  { eager: true },
);
const WRITTEN = Object.values(FILES).flatMap((file) => (["de", "en"] as const).map((language) => ({ ...file, language })));

describe.each(WRITTEN)("log lines of $game in $language", ({ game, names, places, told, language }) => {
  const t = (id: string, args?: Parameters<typeof sayIn>[3]): string => sayIn(language, game, id, args);
  const knows = (id: string): boolean => t(id) !== id;

  it.each(told)("$event.type to $viewer", ({ viewer, event, ...lines }) => {
    expect(lineOf(event, { t, knows, names, you: viewer, ...(places && { places }) })).toBe(lines[language]);
  });
});
