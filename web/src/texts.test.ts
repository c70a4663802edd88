import { describe, expect, it } from "vitest";
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
