import { expect, it } from "vitest";
import type { Happening, Machine } from "../../wire";
import { roundsOf } from "./rounds";

const table = ["letter_a", "letter_b", ...Array.from({ length: 10 }, () => "letter_c")];
const past = (...events: Machine[]): Happening[] => events.map((event, seq) => ({ seq, events: [event], by: null }));

it("tells letter, word, player and verdict of every category", () => {
  const rounds = roundsOf(
    past(
      { type: "game_started", game_no: 1, table },
      { type: "category", id: "animal" },
      { type: "struck", player: 1, slot: "t1", claim: "c1" },
      { type: "words", words: [{ player: 1, claim: "c1", slot: "t1", word: "Affe" }] },
      { type: "judged", claim: "c1", player: 1, verdict: "valid", reason: null },
      { type: "won", player: 1, card: "letter_a", slot: "t1", claim: "c1" },
      { type: "category", id: null, text: "Am Meer" },
      { type: "missed", misses: 1 },
      { type: "game_started", game_no: 2, table: table.toReversed() },
      { type: "category", id: "city" },
      { type: "struck", player: 0, slot: "t12", claim: "c2" },
      { type: "word_timeout", player: 0, claim: "c2" },
      { type: "judged", claim: "c2", player: 0, verdict: "wrong", reason: "no_word" },
    ),
  );
  expect(rounds.map(({ game, category, text }) => [game, category, text])).toEqual([
    [1, "animal", null],
    [1, null, "Am Meer"],
    [2, "city", null],
  ]);
  expect(rounds.map(({ words }) => words.map(({ player, letter, word, verdict }) => [player, letter, word, verdict]))).toEqual([
    [[1, "letter_a", "Affe", "valid"]],
    [],
    [[0, "letter_a", null, "wrong"]],
  ]);
});

it("knows letters that were laid anew, put aside and put back", () => {
  const [round] = roundsOf(
    past(
      { type: "game_started", game_no: 1, table },
      { type: "category", id: "animal" },
      { type: "filled", cards: [{ slot: "t1", card: "letter_z" }] },
      { type: "struck", player: 1, slot: "t1", claim: "c1" },
      { type: "said", player: 1, claim: "c1", word: "Zebra" },
      { type: "reserved", player: 1, claim: "c1", slot: "t1", card: "letter_z" },
      { type: "returned", player: 1, claim: "c1", slot: "t2", card: "letter_y" },
      { type: "struck", player: 0, slot: "t2", claim: "c2" },
      { type: "said", player: 0, claim: "c2", word: "Yak" },
      { type: "judged", claim: "c2", player: 0, verdict: "valid", reason: null },
    ),
  );
  expect(round?.words.map(({ letter, word, verdict }) => [letter, word, verdict])).toEqual([
    ["letter_z", "Zebra", "reserved"],
    ["letter_y", "Yak", "valid"],
  ]);
});
