import { expect, it } from "vitest";
import { disguise } from "./disguise";

it("dresses words up and makes them longer", () => {
  expect(disguise("Snatch It!")).toBe("[Ŝñåţçĥ~~ Îţ~!]");
});

it("leaves signs between two words alone", () => {
  expect(disguise(" · ")).toBe(" · ");
  expect(disguise("12")).toBe("12");
});
