/** Log lines are told as the server tells them, word for word: the files are written from the Python texts. */
import { describe, expect, it } from "vitest";
import { argumentsOf, lineOf } from "./log_lines";
import { sayIn } from "./texts.svelte";
import type { Declaration, DeclaredField, Machine } from "./wire";

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

describe("the fields of a guest", () => {
  const of = (name: string, more: Partial<DeclaredField> = {}): DeclaredField => ({ name, kind: "number", ...more });
  const board = of("board", { kind: "slots", across: 3, down: 2 });
  const fields = [of("from"), of("to", { place_in: "board" }), of("winner", { kind: "seat" })];
  const target = of("target", { kind: "name", values: [0, 1] });
  const guest: Declaration = {
    ...{ game: "morris", actor: "player", kinds: [], view: [board], steps: [], generators: [], pictures: [], words: [] },
    ...{ language: "en", booklet: null, booklet_language: null, own_board: false },
    acts: [{ type: "ask", fields: [target] }],
    events: [{ type: "moved", fields }],
  };
  const wording = { t: (id: string) => id, knows: () => false, names: ["Anna", "Bert"], you: 1, guest };

  it("are seats only if they are declared so, whatever they are called", () => {
    const said = argumentsOf({ type: "moved", player: 1, from: 1, to: 4, winner: 0 }, wording);
    expect(said).toMatchObject({ player: "Bert", player_you: "yes", from: 1, to: "B1", winner: "Anna", winner_you: "no" });
    expect(argumentsOf({ type: "ask", target: 0 }, wording)["target"]).toBe("Anna");
  });

  it("that are missing are said to be so", () => {
    expect(argumentsOf({ type: "moved", from: 1 }, wording)).toMatchObject({ from_known: "yes", winner_known: "no" });
  });
});
