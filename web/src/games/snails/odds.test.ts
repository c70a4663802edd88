import { describe, expect, it } from "vitest";
import { furyOf, oddsAgainst, percent, rerollsOf } from "./odds";
import { scene } from "./scene";

const FRESH = { health: 30, shell: false };
const SHELLED = { health: 30, shell: true };

describe("against one snail", () => {
  it("a sniper hits half the time", () => {
    expect(oddsAgainst("sniper_rifle", FRESH)).toMatchObject({ hit: 0.5, kill: 0 });
    expect(oddsAgainst("sniper_rifle", FRESH).damage).toBeCloseTo(15 / 3 + 20 / 6);
  });

  it("one reroll makes it three quarters", () => {
    expect(oddsAgainst("sniper_rifle", FRESH, 1).hit).toBeCloseTo(0.75);
  });

  it("two shots of a revolver", () => {
    expect(oddsAgainst("revolver", FRESH).hit).toBeCloseTo(0.75);
    expect(oddsAgainst("revolver", FRESH).damage).toBeCloseTo(10);
    expect(oddsAgainst("revolver", { health: 20, shell: false }).kill).toBeCloseTo(0.25);
    expect(oddsAgainst("revolver", { health: 10, shell: false }).kill).toBeCloseTo(0.75);
  });

  it("a shell keeps five off, unless the card breaks it open first", () => {
    expect(oddsAgainst("crossbow", SHELLED).hit).toBeCloseTo(0.5);
    expect(oddsAgainst("axe", SHELLED)).toMatchObject({ hit: 1, damage: 10 });
    expect(oddsAgainst("lasso", SHELLED).hit).toBeCloseTo(1);
  });

  it("what rolls away does not hit", () => {
    expect(oddsAgainst("grenade", FRESH).hit).toBeCloseTo(0.5);
  });

  it("fury adds five, once", () => {
    expect(oddsAgainst("axe", FRESH, 0, 5).damage).toBe(15);
  });

  it("cards without damage have none", () => {
    expect(oddsAgainst("magnet", FRESH)).toEqual({ hit: 0, kill: 0, damage: 0 });
  });
});

describe("rerolls", () => {
  it("add up: aim, leader, eagle eyes", () => {
    const facts = scene({ "p1.leader": "-1,-2" }, { p1: { faction: "amazons", aim: { snail: "p1.leader", slot: 2, rerolls: 1 } } });
    expect(rerollsOf("crossbow#1", "p1.leader", 2, facts)).toBe(3);
    expect(rerollsOf("crossbow#1", "p1.leader", 3, facts)).toBe(2);
    expect(rerollsOf("crossbow#1", "p1.scout", 3, facts)).toBe(1);
    expect(rerollsOf("hammer#1", "p1.leader", 2, facts)).toBe(0);
  });

  it("fury is for what comes back to the hand, and for the blades", () => {
    const facts = scene({}, { p1: { faction: "barbarians" } });
    expect(furyOf("axe#1", "p1.scout", facts)).toBe(5);
    expect(furyOf("blades_of_doom", "p1.scout", facts)).toBe(5);
    expect(furyOf("hammer#1", "p1.scout", facts)).toBe(0);
    expect(furyOf("axe#1", "p1.scout", scene({}, { p1: { faction: "barbarians", ability_used: true } }))).toBe(0);
  });
});

it("says neither never nor always where it is not", () => {
  expect([0, 0.001, 0.5, 0.9999, 1 / 2 + 1 / 3 + 1 / 6].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
