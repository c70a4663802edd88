import { expect, it } from "vitest";
import { hashOf, placeOf } from "./route.svelte";

it.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/about", { page: "about" }],
  [hashOf("Ab3-_x"), { page: "table", table: "Ab3-_x", watch: false }],
  [hashOf("Ab3", true), { page: "table", table: "Ab3", watch: true }],
  ["#/t/a b", { page: "lost" }],
  ["#/t/abc/other", { page: "lost" }],
  ["#/nowhere", { page: "lost" }],
])("%s", (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});
