import { beforeEach, expect, it } from "vitest";
import { fetchFonts } from "./fonts";

const fetched = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];

beforeEach(() => {
  document.head.replaceChildren();
});

it("fetches both fonts ahead, as a style will ask for them", () => {
  fetchFonts();
  expect(fetched()).toHaveLength(2);
  for (const link of fetched()) expect(link.getAttribute("crossorigin")).toBe("anonymous");
});

it.each([
  ["3g", 0],
  ["4g", 2],
])("on a line like %s fetches %i", (effectiveType, count) => {
  fetchFonts({ ...navigator, connection: { effectiveType } });
  expect(fetched()).toHaveLength(count);
});
