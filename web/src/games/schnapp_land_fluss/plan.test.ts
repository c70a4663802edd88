import { expect, it } from "vitest";
import { othersStruck, planOf } from "./plan";
import type { Race } from "./race";

const race = (table: (string | null)[]): Race => ({ table, claims: [] }) as unknown as Race;
const lying = race(["letter_s", "letter_m"]);
const empty = race([null, "letter_m"]);

it("a card that is won goes from its place to the winner's pile", () => {
  const { flights, gestures } = planOf([{ type: "won", player: 1, card: "letter_s", slot: "t1", claim: "c1" }], lying, empty);
  expect(flights.map(({ item, path }) => [item, path[0]?.spot, path[1]?.spot])).toEqual([["letter_s", "slot t1", "pile 1"]]);
  expect(gestures).toMatchObject([{ kind: "bump", spot: "person 1" }]);
});

it("a reserved card is already there when it is won, and comes back when it is not", () => {
  expect(planOf([{ type: "won", player: 1, card: "letter_s", slot: "t1" }], empty, empty).flights[0]?.path[0]?.spot).toBe("pile 1");
  const back = planOf([{ type: "returned", player: 1, card: "letter_s", slot: "t1", claim: "c1" }], empty, lying).flights[0];
  expect(back).toMatchObject({ path: [{ spot: "pile 1" }, { spot: "slot t1" }], end: "stays" });
});

it("a wrong word costs a card, and shakes whoever said it", () => {
  const { flights, gestures } = planOf([{ type: "penalty", player: 0, card: "letter_q" }], lying, lying);
  expect(flights).toMatchObject([{ item: "letter_q", path: [{ spot: "pile 0" }, { spot: "aside" }], end: "gone" }]);
  expect(gestures).toMatchObject([{ kind: "shake", spot: "person 0" }]);
  expect(planOf([{ type: "penalty", player: 0, card: null }], lying, lying).flights).toEqual([]);
});

it("the race never waits long for pictures", () => {
  const cards = Array.from({ length: 12 }, (_, i) => ({ slot: `t${i + 1}`, card: "letter_a" }));
  const wins = Array.from({ length: 12 }, () => ({ type: "won", player: 0, card: "letter_a", slot: "t1" }));
  expect(planOf([...wins, { type: "filled", cards }], lying, lying).total).toBeLessThanOrEqual(2600);
});

it("others' hands are felt, the own one has been", () => {
  const struck = (player: number) => [{ type: "struck", player, slot: "t1" }];
  expect([othersStruck(struck(1), 0), othersStruck(struck(0), 0)]).toEqual([true, false]);
});
