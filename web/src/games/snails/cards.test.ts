import { describe, expect, it } from "vitest";
import { sayIn } from "../../texts.svelte";
import { ACTIONS, BASICS, cardOfFaction, CARDS, FACES, inOrder, kindOfMove, nameOf } from "./cards";
import { ABILITIES } from "./factions";
import { pictureOf } from "./pictures";
import { ruleWords, outcomeWords, reachWords } from "./wording";

const LANGUAGES = ["de", "en"] as const;

describe("the box", () => {
  it("holds 50 red and 34 purple cards, six of factions, five basic ones", () => {
    const sum = (colour: string): number =>
      Object.values(CARDS).reduce((all, card) => all + (card.deck === "arsenal" && card.colour === colour ? card.count : 0), 0);
    expect([sum("red"), sum("purple"), Object.values(CARDS).filter(({ deck }) => deck === "faction").length]).toEqual([50, 34, 6]);
    expect(Object.keys(BASICS)).toHaveLength(5);
    expect(FACES).toHaveLength(6);
  });

  it("has a card for every faction", () => {
    for (const faction of Object.keys(ABILITIES)) expect(CARDS[cardOfFaction(faction) ?? ""]?.faction).toBe(faction);
  });

  it.each([...Object.keys(CARDS), ...Object.keys(ACTIONS), "back", ...Object.keys(ABILITIES).map((one) => `faction_${one}`)])(
    "has a picture of %s",
    (name) => expect(pictureOf(name)).toBeDefined(),
  );

  it.each([...Object.keys(CARDS), ...Object.keys(BASICS)])("calls %s as its file does, and says what it does", (kind) => {
    for (const language of LANGUAGES) {
      const t = (id: string, args = {}): string => sayIn(language, "snails", id, args);
      expect(nameOf(kind, t)).toBe(CARDS[kind]?.name[language] ?? t(`kind-${kind}`));
      const said = [ruleWords(kind, t, language), reachWords(kind, t), ...(CARDS[kind]?.outcomes ?? []).map((one) => outcomeWords(one, t))];
      for (const words of said) expect(words).not.toMatch(/(effect|half|target|side|sight|range)-|\{/);
    }
  });
});

it("holds red before purple before the faction's before the basic ones", () => {
  expect(inOrder(["basic_1#p1", "lasso", "mine#1", "axe#1"])).toEqual(["axe#1", "mine#1", "lasso", "basic_1#p1"]);
});

it("knows which cards move their snail", () => {
  const moves = [...Object.keys(CARDS), ...Object.keys(BASICS)].filter((kind) => kindOfMove(kind) !== null);
  expect(moves).toEqual(["jetpack", "turbo_slime", "shadow_leap", "basic_1", "basic_2", "basic_3"]);
});
