import { describe, expect, it } from "vitest";
import { cornerSaysAll, type Deck, faceOf, nameOf, orderOf, playing, readsAsCards } from "./kinds";

const deck = (more: Partial<Deck> = {}): Deck => ({ game: "my-game", pictures: [], letters: false, word: () => null, ...more });

describe("a kind of card", () => {
  it.each([
    ["C2", "2", "C"],
    ["♣2", "2", "C"],
    ["QH", "Q", "H"],
    ["CT", "10", "C"],
    ["10♦", "10", "D"],
    ["hearts_7", "7", "H"],
    ["queen of spades", "Q", "S"],
    ["♥️ 8", "8", "H"],
  ])("reads %s as rank and suit", (name, rank, suit) => {
    expect(playing(name)).toEqual({ rank, suit });
  });

  it.each(["crawler_3", "D20", "joker", "C", "red_7", "H0"])("takes %s for no playing card", (name) => {
    expect(playing(name)).toBeNull();
  });

  it("may say its suit by a letter only where all kinds do", () => {
    expect(readsAsCards(["C2", "HQ", "joker"])).toBe(true);
    expect(readsAsCards(["C2", "D2", "farm"])).toBe(false);
    expect(faceOf("D2", deck({ letters: true }))).toEqual({ looks: "playing", rank: "2", suit: "D" });
    expect(faceOf("D2", deck())).toMatchObject({ looks: "number", number: "2" });
    expect(faceOf("c2", deck({ word: () => "♣2" }))).toEqual({ looks: "playing", rank: "2", suit: "C" });
  });

  it("is drawn by its author, by an emoji, by a number, or by its word", () => {
    expect(faceOf("wolf", deck({ pictures: ["wolf"] }))).toEqual({ looks: "picture", source: "/api/games/my-game/pictures/wolf.svg" });
    expect(faceOf("wolf#2", deck({ word: () => "🐺 Grey wolf" }))).toEqual({ looks: "emoji", emoji: "🐺", text: "Grey wolf" });
    expect(faceOf("red_7", deck())).toEqual({ looks: "number", number: "7", text: "red", hue: 4 });
    expect(faceOf("wild_wolf", deck())).toMatchObject({ looks: "word", text: "wild wolf" });
  });

  it("may lie under others if its corner says all of it", () => {
    expect(["D2", "7", "red_7", "wolf"].map((kind) => cornerSaysAll(kind, deck({ letters: kind === "D2" })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("is called by the game's word, else as it looks", () => {
    expect(nameOf("HT", deck({ letters: true }))).toBe("♥10");
    expect(nameOf("HT", deck({ letters: true, word: () => "ten of hearts" }))).toBe("ten of hearts");
    expect(nameOf("grey_wolf#3", deck())).toBe("grey wolf");
  });

  it("lies in a hand by suit and rank, else as the game lists it", () => {
    const letters = deck({ letters: true });
    const hand = ["HA", "S2", "C10", "CK", "D9", "CA"];
    expect([...hand].sort((a, b) => orderOf(a, letters, hand) - orderOf(b, letters, hand))).toEqual(["C10", "CK", "CA", "D9", "S2", "HA"]);
    expect(orderOf("b", deck(), ["a", "b"])).toBe(1);
  });
});
