import { describe, expect, it } from "vitest";
import {
  asOptions,
  changed,
  choicesOf,
  isDeck,
  lineFrom,
  ofLength,
  reset,
  same,
  shortfall,
  sumOf,
  textOf,
  valueText,
  withLanguage,
  withName,
  withNumber,
} from "./options";
import { settings } from "./settings.svelte";
import { inSeconds, type Say } from "./texts.svelte";

const ENGLISH = { counts: { letter_a: 2, letter_q: 2 }, red: ["letter_a"] };
const plain = {
  words: [],
  low: null,
  high: null,
  or_zero: false,
  seat: false,
  counts: null,
  names: null,
  numbers: null,
  text: null,
  letters: null,
};
const shape = { kinds: ["number_1", "number_2", "pass"], total: 10, needed: ["number_1", "number_2"], enough: 4 };
const usual = { number_1: 4, number_2: 4, pass: 2 };
const LETTERS = { counts: { letter_a: 3, letter_q: 1 }, red: ["letter_q"] };
const options = asOptions([
  { ...plain, name: "flag", default: { 2: true, 3: false } },
  { ...plain, name: "chips", low: 1, high: 30, default: { 2: 10, 3: 10 } },
  { ...plain, name: "deck", counts: shape, default: { 2: usual, 3: usual } },
  { ...plain, name: "track", low: 0, high: 95, numbers: { step: 5, fewest: 2, most: 21 }, default: { 2: [5, 5, 10], 3: [5, 5, 10] } },
  { ...plain, name: "start", words: ["random", "p1", "p2", "p3"], default: { 2: "random", 3: "random" } },
  { ...plain, name: "leader", text: { longest: 24 }, default: { 2: null, 3: null } },
  {
    ...plain,
    name: "letter_deck",
    letters: { kinds: ["letter_a", "letter_q"], most: 9, fewest: 3, spoken: { en: ENGLISH } },
    default: { 2: LETTERS, 3: LETTERS },
  },
  { ...plain, name: "card_names", names: { kinds: ["pass", "snap"], longest: 16 }, default: { 2: {}, 3: {} } },
]);
const [flag, chips, deck, track, start, leader, letters, names] = options;
const say: Say = (id, args) => (args ? `${id}(${Object.values(args).join()})` : id);
const has = (id: string): boolean => ["option-chips-10", "option-start-value", "option-start-random"].includes(id);
const values = {
  flag: true,
  chips: 10,
  deck: { pass: 2, number_2: 4, number_1: 4 },
  card_names: {},
  track: [5, 5, 10],
  start: "random",
  leader: null,
  letter_deck: LETTERS,
};

describe("options", () => {
  it("offer a short list only where there is one", () => {
    expect(choicesOf(flag!, [])).toEqual([true, false]);
    expect(choicesOf(chips!, [])).toEqual([]);
    expect(choicesOf(deck!, [])).toEqual([]);
    expect(choicesOf(names!, [])).toEqual([]);
    expect(choicesOf(track!, [])).toEqual([]);
  });

  it("name only players who are there", () => {
    expect(choicesOf(start!, ["Anna", "Bert"])).toEqual(["random", "p1", "p2"]);
    expect(valueText(start!, "p2", ["Anna", "Bert"], say, has)).toBe("option-start-value(Bert)");
    expect(valueText(start!, "random", ["Anna", "Bert"], say, has)).toBe("option-start-random");
  });

  it("are changed when their value is another one, whatever the order of its parts", () => {
    expect(changed(options, values, { players: 2 })).toEqual([]);
    expect(changed(options, values, { players: 3 })).toEqual([flag]);
    expect(changed(options, { ...values, deck: { ...usual, pass: 3, number_1: 3 } }, { players: 2 })).toEqual([deck]);
    expect(changed(options, { ...values, card_names: { pass: { de: "Geh!" } } }, { players: 2 })).toEqual([names]);
    expect(changed(options, { ...values, track: [5, 5, 15] }, { players: 2 })).toEqual([track]);
    expect(changed(options, { ...values, track: [5, 5] }, { players: 2 })).toEqual([track]);
    expect(same({ a: { b: 1 } }, { a: { b: 1, c: 2 } })).toBe(false);
  });

  it("are changed when their value is not what is usual beside bots", () => {
    expect(changed(options, values, { players: 2, besideBots: { chips: 12 } })).toEqual([chips]);
    expect(changed(options, { ...values, chips: 12 }, { players: 2, besideBots: { chips: 12 } })).toEqual([]);
    expect(changed(options, { ...values, chips: 12 }, { players: 2, besideBots: {} })).toEqual([chips]);
  });

  it("say their value in words", () => {
    expect(valueText(chips!, 10, [], say, has)).toBe("option-chips-10");
    expect(valueText(chips!, 12, [], say, has)).toBe("option-chips-value(12)");
    expect(valueText(deck!, { number_1: 0, number_2: 8, pass: 2 }, [], say, has)).toBe(
      "option-deck-value(8 × kind-number_2, 2 × kind-pass)",
    );
    expect(valueText(track!, [0, 5, 95], [], say, has)).toBe("option-track-value(0 · 5 · 95)");
    expect(textOf({ name: "board.some_tiles" })).toBe("option-board_some_tiles");
    expect(valueText(names!, {}, [], say, has)).toBe("option-card_names-none");
    expect(valueText(names!, { snap: { en: "Bang!" } }, [], say, has)).toBe("option-card_names-value(kind-snap)");
  });
});

describe("a deck", () => {
  it("is whole with the right sum and enough of what is needed", () => {
    expect(isDeck(shape, usual)).toBe(true);
    expect(isDeck(shape, { number_1: 4, pass: 6 })).toBe(true);
  });

  it("says what it lacks", () => {
    expect(shortfall(shape, { number_1: 1, number_2: 1, pass: 6 })).toEqual({ sum: 8, tooFew: 2, needed: 2 });
    expect(shortfall(shape, { number_1: 8, pass: 4 })).toEqual({ sum: 12, tooFew: -2, needed: 0 });
    expect(isDeck(shape, { number_1: 3, pass: 7 })).toBe(false);
  });
});

describe("a list of numbers", () => {
  const numbers = track!.numbers!;

  it("never falls: the others give way", () => {
    expect(withNumber(track!, numbers, [5, 5, 10, 20], 1, 15)).toEqual([5, 15, 15, 20]);
    expect(withNumber(track!, numbers, [5, 5, 10, 20], 2, 0)).toEqual([0, 0, 0, 20]);
    expect(withNumber(track!, numbers, [5, 5, 10, 20], 3, 500)).toEqual([5, 5, 10, 95]);
    expect(withNumber(track!, numbers, [5, 5, 10, 20], 0, 7)).toEqual([5, 5, 10, 20]);
    expect(withNumber(track!, numbers, [5, 5, 10, 20], 0, -5)).toEqual([0, 5, 10, 20]);
  });

  it("grows and shrinks at its end", () => {
    expect(ofLength([5, 10], 3)).toEqual([5, 10, 10]);
    expect(ofLength([5, 10], 1)).toEqual([5]);
  });
});

describe("names for cards", () => {
  it("come and go text by text", () => {
    const one = withName({}, "pass", "de", "  Geh! ", 16);
    expect(one).toEqual({ pass: { de: "Geh!" } });
    const two = withName(one, "pass", "en", "Go!", 16);
    expect(two).toEqual({ pass: { de: "Geh!", en: "Go!" } });
    expect(withName(two, "pass", "de", "", 16)).toEqual({ pass: { en: "Go!" } });
    expect(withName(one, "pass", "de", " ", 16)).toEqual({});
  });

  it("are one line, no longer than may be", () => {
    expect(withName({}, "snap", "en", "a\nb", 16)).toEqual({ snap: { en: "ab" } });
    expect(withName({}, "snap", "en", "🐕".repeat(20), 16)).toEqual({ snap: { en: "🐕".repeat(16) } });
    expect(withName({}, "snap", "en", "abc defg", 4)).toEqual({ snap: { en: "abc" } });
  });
});

describe("a line of text and a deck of letters", () => {
  it("are no yes or no", () => {
    expect([choicesOf(leader!, []), choicesOf(letters!, [])]).toEqual([[], []]);
  });

  it("are told in words", () => {
    expect(valueText(leader!, null, [], say, has)).toBe("option-leader-none");
    expect(valueText(leader!, "Oma", [], say, has)).toBe("option-leader-value(Oma)");
    expect(valueText(letters!, LETTERS, [], say, has)).toBe("option-letter_deck-value(3 × kind-letter_a, 1 × kind-letter_q)");
  });

  it("change when they differ", () => {
    expect(changed(options, { ...values, letter_deck: { ...LETTERS, red: [] } }, { players: 2 })).toEqual([letters]);
    expect(changed(options, { ...values, leader: "Oma" }, { players: 2 })).toEqual([leader]);
  });

  it("a span of time is told in seconds, as the language writes them", () => {
    const span = { ...plain, name: "tie_window_ms", low: 0, high: 1000, default: { 2: 150 } };
    const tell: Say = (id, args) => `${id} ${args?.["seconds"] ?? ""}`;
    settings.set({ language: "de" });
    expect(valueText(span, 170, [], tell, () => false)).toBe("option-tie_window_ms-value 0,17");
    settings.set({ language: "en" });
    expect(valueText(span, 170, [], tell, () => false)).toBe("option-tie_window_ms-value 0.17");
    expect([inSeconds(210), inSeconds(2210)]).toEqual(["0.21\u00a0s", "2.2\u00a0s"]);
  });

  it("a language brings its own deck, unless people have chosen another", () => {
    expect(withLanguage(options, { ...values, language: "de", letter_deck: LETTERS }, 2, "en")).toEqual({
      language: "en",
      letter_deck: ENGLISH,
    });
    expect(withLanguage(options, { ...values, language: "en", letter_deck: ENGLISH }, 2, "de")).toEqual({
      language: "de",
      letter_deck: LETTERS,
    });
    const own = { ...LETTERS, red: [] };
    expect(withLanguage(options, { ...values, language: "de", letter_deck: own }, 2, "en")).toEqual({ language: "en" });
    expect(changed(options, { ...values, language: "en", letter_deck: ENGLISH }, { players: 2 })).toEqual([]);
  });

  it("are as usual in any language, and are so again when all is reset", () => {
    const spoken = asOptions([{ ...plain, name: "language", words: ["de", "en"], default: { 2: "de" } }]);
    const all = [...spoken, ...options];
    const english = { ...values, language: "en", letter_deck: ENGLISH };
    const around = { players: 2 };
    expect(changed(all, english, around)).toEqual([]);
    expect(reset(all, { ...english, flag: false, letter_deck: LETTERS }, around)).toEqual({ flag: null, letter_deck: ENGLISH });
    expect(reset(options, { ...values, chips: 3 }, { ...around, besideBots: { chips: 12 } })).toEqual({ chips: null });
  });

  it("a line is short, trimmed and without control characters; nothing is none", () => {
    expect(lineFrom("  Oma\t\u0007 Erna ", 24)).toBe("Oma Erna");
    expect(lineFrom("   ", 24)).toBeNull();
    expect(lineFrom("abcdef", 3)).toBe("abc");
    expect(sumOf(LETTERS.counts)).toBe(4);
  });
});
