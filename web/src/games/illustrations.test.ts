import { describe, expect, it } from "vitest";
import { booklet, section } from "../booklet";
import { bookletOf } from "../booklets";
import { CODES } from "../languages";
import { wordsOf } from "../texts.svelte";
import { illustrations as race } from "./schnapp_land_fluss/illustrations";
import { illustrations as schnuff } from "./schnuff/illustrations";
import { illustrations as snails } from "./snails/illustrations";
import { illustrations as snatchIt } from "./snatch_it/illustrations";

const GAMES = { "snatch-it": snatchIt, schnuff, snails, "schnapp-land-fluss": race };

describe.each(Object.entries(GAMES))("the booklet of %s", (game, illustrations) => {
  it.each(CODES)("has the headings under which pictures stand, in %s", async (language) => {
    const book = booklet(await bookletOf(game, language));
    for (const rule of Object.keys(illustrations)) expect(section(book, rule), rule).not.toBeNull();
  });

  it("has a name for every picture, and none stands twice under a heading", () => {
    const t = wordsOf(game);
    for (const pictures of Object.values(illustrations)) {
      expect(pictures.length).toBeGreaterThan(0);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const picture of pictures) expect(t(`kind-${picture}`)).not.toMatch(/^kind-|undefined/);
    }
  });
});
