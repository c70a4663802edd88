import { describe, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { wordsOf } from "../../texts.svelte";
import { retelling } from "./game";
import { lettersOf, roundsOf } from "./rounds";

const TABLE = ["s", "q", "m", "e", "t", "a", "xy", "l", "r", "z", "b", "h"].map((letter) => `letter_${letter}`);
const struck = { type: "struck", t: 5210, player: 1, slot: "t1", claim: "c1" };
const PAST = [
  { events: [{ type: "game_started", t: 0, game_no: 1, table: TABLE }] },
  { events: [{ type: "category", t: 3000, id: "animal" }] },
  { events: [struck] },
  { events: [{ type: "said", t: 6000, player: 1, claim: "c1" }] },
  {
    events: [
      { type: "words", t: 6000, words: [{ player: 1, claim: "c1", slot: "t1", word: "Seestern" }] },
      { type: "judged", t: 6000, claim: "c1", player: 1, verdict: "valid", reason: null },
      { type: "won", t: 6000, player: 1, card: "letter_s", slot: "t1", claim: "c1" },
    ],
  },
  { events: [{ type: "category", t: 9000, id: null, text: "Was stinkt" }] },
  { events: [{ type: "missed", t: 54000, misses: 1 }] },
];

describe("the line of a strike", () => {
  it("names the letter", () => {
    settings.set({ language: "en" });
    const wording = { t: wordsOf("schnapp-land-fluss"), knows: () => true, names: ["Anna", "Bert"], you: 1 };
    const retold = retelling(PAST.map((one, seq) => ({ ...one, seq, by: null })));
    expect(retold(struck, wording)).toBe("You slap the S!");
    expect(retold(struck, { ...wording, you: 0 })).toBe("Bert slaps the S!");
  });
});

describe("the rounds", () => {
  it("tell letter, word, who, verdict and how quick the hand was", () => {
    expect(roundsOf(PAST)).toEqual([
      {
        game: 1,
        number: 1,
        category: "animal",
        text: null,
        said: [{ claim: "c1", player: 1, letter: "letter_s", word: "Seestern", verdict: "valid", after: 2210 }],
      },
      { game: 1, number: 2, category: null, text: "Was stinkt", said: [] },
    ]);
  });

  it("know the letter of a strike, and none where its beginning is not known", () => {
    expect(lettersOf(PAST).get(struck)).toBe("letter_s");
    expect(lettersOf(PAST.slice(1)).size).toBe(0);
  });
});
