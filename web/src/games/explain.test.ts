import { describe, expect, it } from "vitest";
import { booklet, section } from "../booklet";
import { bookletOf } from "../booklets";
import { CODES } from "../languages";
import { wordsOf } from "../texts.svelte";
import { explain as race } from "./schnapp_land_fluss/explain";
import { explain as schnuff } from "./schnuff/explain";
import { KINDS as CARDS } from "./schnuff/types";
import { CARDS as ARSENAL } from "./snails/cards";
import { explain as snails } from "./snails/explain";
import type { View } from "./snails/types";
import { explain as snatchIt } from "./snatch_it/explain";
import { KINDS } from "./snatch_it/types";

const tiles = { stack: 1, damage: 0, fire: 0, mine: 0, dynamite: 0 };
const board = {
  "0,0": tiles,
  "1,0": { ...tiles, damage: 1 },
  "2,0": { ...tiles, fire: 1 },
  "3,0": { ...tiles, mine: 1 },
  "4,0": { ...tiles, dynamite: 1 },
  "5,0": tiles,
};
const island = { board, snails: { "p1.scout": { health: 3, field: "5,0", shell: false } } } as unknown as View;
const t = wordsOf("snails");

const GAMES = [
  {
    game: "snatch-it",
    explain: snatchIt,
    things: [
      ...KINDS.flatMap((kind) => [`hand 0 ${kind}`, `hand ${kind}`, `pond ${kind}`]),
      ..."hand 2,stack s4,stack 1 s4,belly 0,frog 0,leap,deck,discard,laid 1,water".split(","),
    ],
  },
  {
    game: "schnuff",
    explain: schnuff,
    things: [
      ...CARDS.flatMap((kind) => [`hand 0 ${kind}`, `hand ${kind}`]),
      ..."hand 1,deck,discard,count,chest,chips 0,person 1".split(","),
    ],
  },
  {
    game: "schnapp-land-fluss",
    explain: race,
    things: "slot t3,slot s1,deck,aside,pile 0,person 2,category river".split(","),
  },
  {
    game: "snails",
    explain: (thing: string) => snails(thing, island, t),
    things: [
      ...Object.keys(ARSENAL).map((kind) => `card ${kind}#1`),
      ...["card basic_1#p2", "card basic_4#p1", "person p1", "hand p2", "slot p1 2", "contamination", ...Object.keys(board), "9,9"],
    ],
  },
];

describe.each(GAMES)("everything on the table of $game", ({ game, explain, things }) => {
  it.each(CODES)("is explained by sections of the booklet in %s", async (language) => {
    const book = booklet(await bookletOf(game, language));
    for (const thing of things) {
      const found = explain(thing);
      expect(found?.rules.length, thing).toBeGreaterThan(0);
      for (const rule of found?.rules ?? []) expect(section(book, rule)?.html.length, `${thing}: ${rule}`).toBeGreaterThan(20);
    }
  });

  it.each(["", "toString", "no such thing"])("and nothing is told of %j", (thing) => {
    expect(explain(thing)).toBeNull();
  });
});

it("tells a field by the most dangerous thing on it", () => {
  expect(Object.keys(board).map((field) => snails(field, island, t)?.rules[0])).toEqual(["2.3", "7.1", "7.4", "7.5", "7.6", "2.1"]);
  expect(snails("9,9", island, t)?.rules).toEqual(["5.9"]); // water
});
