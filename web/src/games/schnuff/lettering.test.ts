import { expect, it } from "vitest";
import { letterSize } from "./lettering";

it("writes short names large and long names so that they fit", () => {
  expect(letterSize("Pass!", 82, 17)).toBe(17);
  expect(letterSize("Grenzübertritt!!", 82, 17)).toBeLessThan(12);
  expect(letterSize("WWWWWWWWWWWWWWWW", 82, 17)).toBeLessThan(letterSize("illillillillilli", 82, 17));
  expect(letterSize("", 82, 17)).toBe(17);
});
