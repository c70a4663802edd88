import { expect, it } from "vitest";
import { type News, NOTHING, withEvent } from "./news";
import type { Event } from "./types";

const tell = (events: Event[], from: News = NOTHING): News =>
  events.reduce(
    (news, event) => withEvent(news, event, (slot, claim) => (slot === "t1" || claim === "c9" ? "letter_s" : "letter_m")),
    from,
  );

it("tells all words of a contest, who was wrong, what it cost, and who won", () => {
  const news = tell([
    { type: "category", t: 0, id: "animal" },
    {
      type: "words",
      t: 1,
      words: [
        { player: 0, claim: "c1", slot: "t1", word: "Schlange" },
        { player: 1, claim: "c2", slot: "t2", word: "Nashorn" },
      ],
    },
    { type: "judged", t: 1, claim: "c1", player: 0, verdict: "valid", reason: null },
    { type: "judged", t: 1, claim: "c2", player: 1, verdict: "wrong", reason: "initial" },
    { type: "penalty", t: 1, player: 1, card: "letter_q", reason: "initial", locked_out: false },
    { type: "won", t: 1, player: 0, card: "letter_s", slot: "t1", claim: "c1" },
  ]);
  expect(news.category).toBe("animal");
  expect(news.verdicts).toMatchObject([
    { player: 0, letter: "letter_s", word: "Schlange", verdict: "valid", lost: null },
    { player: 1, letter: "letter_m", word: "Nashorn", verdict: "wrong", reason: "initial", lost: "letter_q", locked: false },
  ]);
  expect(news.end).toMatchObject({ type: "won", player: 0, card: "letter_s" });
});

it("keeps a wrong call in sight when the category goes on, and forgets it with the next one", () => {
  const wrong = tell([
    { type: "words", t: 1, words: [{ player: 0, claim: "c1", slot: "t1", word: null }] },
    { type: "judged", t: 1, claim: "c1", player: 0, verdict: "wrong", reason: "no_word" },
    { type: "penalty", t: 1, player: 0, card: null, reason: "no_word", locked_out: true },
    { type: "reopened", t: 1, think_left: 4000 },
  ]);
  expect(wrong.verdicts).toMatchObject([{ word: null, verdict: "wrong", locked: true }]);
  expect(tell([{ type: "category", t: 9, id: null, text: "Was stinkt" }], wrong)).toEqual({ ...NOTHING, text: "Was stinkt" });
});

it("hears a word of the rush at once, and nothing of a foreign word that is still secret", () => {
  const news = tell([
    { type: "said", t: 1, player: 0, claim: "c8" },
    { type: "said", t: 1, player: 2, claim: "c9", word: "Salz" },
    { type: "reserved", t: 1, player: 2, claim: "c9", slot: "t1", card: "letter_s" },
  ]);
  expect(news.verdicts).toMatchObject([{ claim: "c9", letter: "letter_s", word: "Salz", verdict: "reserved" }]);
});
