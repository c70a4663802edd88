import { expect, it } from "vitest";
import type { Machine } from "../../wire";
import { viewOf } from "./replay";

const claim = (status: string, votes = {}) => ({
  id: "c1",
  player: 0,
  slot: "t1",
  t: 5,
  word: "Salz",
  listed: true,
  status,
  reason: null,
  card: null,
  votes,
});
const position = (one: Machine) => ({
  state: "CONTEST",
  letter_deck: ["letter_a", "letter_b"],
  category_deck: ["river"],
  claims: [one],
  table: [],
});
const seen = (one: Machine, viewer: number | "all") => viewOf(position(one), viewer).claims[0];

it("nobody hears a word before all have spoken but who said it", () => {
  expect([0, 1, "all" as const].map((viewer) => seen(claim("said"), viewer)?.word)).toEqual(["Salz", null, "Salz"]);
  expect(seen(claim("vote"), 1)?.word).toBe("Salz");
  expect(seen(claim("said"), 0)).not.toHaveProperty("listed");
});

it("who has voted is seen, how only when it is decided", () => {
  const votes = { "2": "reject", "1": "accept" };
  expect(seen(claim("vote", votes), 1)).toMatchObject({ votes: ["1", "2"], own_vote: "accept" });
  expect(seen(claim("vote", votes), 0)).toMatchObject({ own_vote: null });
  expect(seen(claim("valid", votes), 0)?.votes).toEqual(votes);
});

it("decks are numbers", () => {
  expect(viewOf(position(claim("open")), 1)).toMatchObject({ letter_deck: 2, category_deck: 1, viewer: 1 });
});
