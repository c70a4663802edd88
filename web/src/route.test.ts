import { expect, it } from "vitest";
import { hashOf, linkTo, onlyHere, placeOf } from "./route.svelte";

it.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/about", { page: "about" }],
  [hashOf("Ab3-_x"), { page: "table", table: "Ab3-_x", watch: false, role: "alone" }],
  [hashOf("Ab3", true), { page: "table", table: "Ab3", watch: true, role: "alone" }],
  ["#/t/Ab3/screen", { page: "table", table: "Ab3", watch: true, role: "screen" }],
  ["#/t/Ab3/hand", { page: "table", table: "Ab3", watch: false, role: "hand" }],
  ["#/t/a b", { page: "lost" }],
  ["#/t/abc/other", { page: "lost" }],
  ["#/nowhere", { page: "lost" }],
])("%s", (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

it("knows an address that invites nobody", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "192.168.0.7", "table.example"].filter(onlyHere)).toEqual(["localhost", "127.0.0.1", "[::1]"]);
});

it("sends the address of the local network instead", () => {
  expect(linkTo("abc", true, "http://192.168.0.7:8000")).toBe("http://192.168.0.7:8000/#/t/abc/watch");
});
