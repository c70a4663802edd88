import { expect, it } from "vitest";
import { othersStruck, planOf } from "./plan";
import { type Event, type Letter, SLOTS } from "./types";

const lying = { table: ["letter_s", "letter_m"] } as const;
const empty = { table: [null, "letter_m"] } as const;

it("a card that is won goes from its place to the winner's pile", () => {
  const { flights, gestures } = planOf([{ type: "won", t: 1, player: 1, card: "letter_s", slot: "t1", claim: "c1" }], lying);
  expect(flights.map(({ item, path }) => [item, path[0]?.spot, path[1]?.spot])).toEqual([["letter_s", "slot t1", "pile 1"]]);
  expect(gestures).toMatchObject([{ kind: "bump", spot: "person 1" }]);
});

it("a reserved card is already there when it is won, and comes back when it is not", () => {
  expect(planOf([{ type: "won", t: 1, player: 1, card: "letter_s", slot: "t1", claim: null }], empty).flights[0]?.path[0]?.spot).toBe(
    "pile 1",
  );
  const back = planOf([{ type: "returned", t: 1, player: 1, card: "letter_s", slot: "t1", claim: "c1" }], empty).flights[0];
  expect(back).toMatchObject({ path: [{ spot: "pile 1" }, { spot: "slot t1" }], end: "stays" });
});

const penalty = (card: Letter | null): Event => ({ type: "penalty", t: 1, player: 0, card, reason: "initial", locked_out: false });

it("a wrong word costs a card, and shakes whoever said it", () => {
  const { flights, gestures } = planOf([penalty("letter_q")], lying);
  expect(flights).toMatchObject([{ item: "letter_q", path: [{ spot: "pile 0" }, { spot: "aside" }], end: "gone" }]);
  expect(gestures).toMatchObject([{ kind: "shake", spot: "person 0" }]);
  expect(planOf([penalty(null)], lying).flights).toEqual([]);
});

it("the race never waits long for pictures", () => {
  const wins = SLOTS.map((slot): Event => ({ type: "won", t: 1, player: 0, card: "letter_a", slot, claim: null }));
  const filled: Event = { type: "filled", t: 1, cards: SLOTS.map((slot) => ({ slot, card: "letter_a" })) };
  expect(planOf([...wins, filled], lying).total).toBeLessThanOrEqual(2600);
});

it("others' hands are felt, the own one has been", () => {
  const struck = (player: number): Event[] => [{ type: "struck", t: 1, player, slot: "t1", claim: "c1" }];
  expect([othersStruck(struck(1), 0), othersStruck(struck(0), 0)]).toEqual([true, false]);
});
