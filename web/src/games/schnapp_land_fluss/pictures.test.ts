/** Each of the 33 categories has a picture of its own, each sort its categories, each of six seats its own stamp. */
import { expect, test } from "vitest";
import { pictureOf } from "./pictures";
import { LOOKS, sortOf } from "./sorts";
import { stampOf } from "./stamps";
import { pinked, seedOf, tornScrap, tornSheet } from "./torn";

const CATEGORIES = (
  "building at_the_doctors occupation book color river fruit drink hobby in_the_sea at_the_circus in_the_kitchen in_the_air at_school " +
  "clothing body_part country food song musician musical_instrument name plant politician actor movie toy sport athlete city animal " +
  "tv_show tool"
).split(" ");
const SEATS = [0, 1, 2, 3, 4, 5];

test("33 categories, 33 pictures, and one for a category that a leader thinks up", () => {
  expect(new Set(CATEGORIES.map(pictureOf)).size).toBe(33);
  expect(CATEGORIES.map(pictureOf)).not.toContain(pictureOf("free"));
  expect(pictureOf("anything else")).toBe(pictureOf("free"));
});

test("places, persons and titles bear a sign, all others none", () => {
  const count = (sort: string) => CATEGORIES.filter((category) => sortOf(category) === sort).length;
  expect([count("place"), count("person"), count("title"), count("thing")]).toEqual([6, 4, 4, 19]);
  expect(LOOKS[sortOf("river")].sign).toBeNull();
});

test("six seats differ in colour and in sign", () => {
  expect(new Set(SEATS.map((seat) => stampOf(seat).ink)).size).toBe(6);
  expect(new Set(SEATS.map((seat) => stampOf(seat).sign)).size).toBe(6);
});

test("the same seed tears the same way, another one another way", () => {
  expect(tornScrap(40, seedOf("river"))).toBe(tornScrap(40, seedOf("river")));
  expect(tornScrap(40, seedOf("river"))).not.toBe(tornScrap(40, seedOf("fruit")));
  expect(tornSheet(() => 100, 1).face).toMatch(/^M-13\.0 1\d\d.*V900H-13Z$/);
  expect(pinked(0, 0, 20, 40, 5)).toMatch(/^M0 0l5 .*Z$/);
});
