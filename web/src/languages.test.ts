/// <reference types="vite/client" />
import { expect, it } from "vitest";
import page from "../index.html?raw";
import { after, CODES, deviceLanguage, nameOf } from "./languages";

it("takes the first wish that can be met, else English", () => {
  expect(deviceLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(deviceLanguage(["en-GB", "de"])).toBe("en");
  expect(deviceLanguage(["fr", "it"])).toBe("en");
  expect(deviceLanguage([])).toBe("en");
});

it("goes round through all of them", () => {
  const round = CODES.map(() => "").reduce<string[]>((gone) => [...gone, after((gone.at(-1) ?? CODES[0]) as (typeof CODES)[number])], []);
  expect(new Set(round)).toEqual(new Set(CODES));
});

it("calls each by the name that it has for itself", () => {
  expect(CODES.map(nameOf)).toEqual(["Deutsch", "English"]);
});

it("is rewritten by nobody: a translated count would never change again", () => {
  const html = new DOMParser().parseFromString(page, "text/html");
  expect(html.documentElement.getAttribute("translate")).toBe("no");
  expect(html.querySelector<HTMLMetaElement>("meta[name=google]")?.content).toBe("notranslate");
});
