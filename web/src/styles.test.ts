/// <reference types="vite/client" />
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.css"], { query: "?raw", import: "default", eager: true });
const PHYSICAL =
  /^\s+(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b|top:|bottom:|(?:left|right):[^%;]*;|text-align: (?:left|right))/;

it("sides have the names of reading; only in a drawing, measured in percent, left is left", () => {
  const found = Object.entries(sources).flatMap(([file, source]) => {
    const style = file.endsWith(".css") ? source : source.slice(source.indexOf("<style>"));
    return style.includes("{") ? style.split("\n").flatMap((line) => (PHYSICAL.test(line) ? [`${file}: ${line.trim()}`] : [])) : [];
  });
  expect(found).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
});
