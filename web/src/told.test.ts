/** Log lines are told as the server tells them, word for word: the file is written from the Python texts. */
import { describe, expect, it } from "vitest";
import written from "../../tests/games/snatch_it/told.json";
import { lineOf } from "./story";
import { sayIn } from "./texts.svelte";
import type { Machine } from "./wire";

const GAME = "snatch-it";

interface Told {
  viewer: number | null;
  event: Machine;
  de: string;
  en: string;
}

describe.each(["de", "en"] as const)("log lines in %s", (language) => {
  const t = (id: string, args?: Parameters<typeof sayIn>[3]): string => sayIn(language, GAME, id, args);
  const knows = (id: string): boolean => t(id) !== id;

  it.each(written.told as Told[])("$event.type to $viewer", ({ viewer, event, ...lines }) => {
    expect(lineOf(event, { t, knows, names: written.names, you: viewer })).toBe(lines[language]);
  });
});
