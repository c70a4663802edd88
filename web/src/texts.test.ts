import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { sayIn } from "./texts.svelte";

const GAME = "schnuff";
const OWN = { pass: { de: "Öha, { $card }" }, risk: { de: "!? 7 Mal!", en: "Slippery" }, snap: { en: "☃" } };

describe("names of a group's own", () => {
  it("stand wherever the card is named, as they were typed", () => {
    expect(sayIn("de", GAME, "kind-pass", {}, OWN)).toBe("Öha, { $card }");
    expect(sayIn("de", GAME, "guide-pass-title", {}, OWN)).toBe("„Öha, { $card }“");
    expect(sayIn("en", GAME, "kind-risk", {}, OWN)).toBe("Slippery");
    expect(sayIn("de", GAME, "kind-pass")).toBe("Passe!");
  });

  it("are short by their first two letters", () => {
    expect(sayIn("de", GAME, "kind-pass-short", {}, OWN)).toBe("Öh");
    expect(sayIn("de", GAME, "kind-risk-short", {}, OWN)).toBe("7M");
    expect(sayIn("en", GAME, "kind-snap-short", {}, OWN)).toBe("☃");
  });

  it("leave the other language alone", () => {
    expect(sayIn("en", GAME, "kind-pass", {}, OWN)).toBe("Pass!");
    expect(sayIn("de", GAME, "kind-snap-short", {}, OWN)).toBe("Sp");
  });
});

describe("a language that is not here yet", () => {
  type Texts = typeof import("./texts.svelte");
  let texts: Texts;
  beforeEach(async () => {
    vi.resetModules();
    texts = await import("./texts.svelte"); // knows no word
    (await import("./settings.svelte")).settings.set({ language: "en" });
    await texts.fetchLanguage("en");
  });
  afterEach(() => settings.set({ language: "en" }));

  it("says of each game its title before the game is there, and all of it then", async () => {
    const say = texts.wordsOf(GAME);
    expect(say("game-title")).toBe("Schnuff");
    expect(say("kind-pass")).toBe("kind-pass");
    await texts.fetchWords(GAME, "en");
    expect(say("kind-pass")).toBe("Pass!");
    expect(say("game-title")).toBe("Schnuff");
  });

  it("is spoken as soon as all of it is there, and not before", async () => {
    const say = texts.wordsOf(GAME);
    await texts.fetchWords(GAME, "en");
    const coming = texts.speak("de");
    expect([texts.t("ui-close"), say("kind-pass")]).toEqual(["Close", "Pass!"]);
    await coming;
    expect([texts.t("ui-close"), say("kind-pass")]).toEqual(["Schließen", "Passe!"]);
  });
});
