import { describe, expect, it } from "vitest";
import { THROW_MS } from "../../table/throw";
import { type Facts, factsOf } from "./facts";
import { planOf, type TrekPlan } from "./plan";
import type { Event, View } from "./types";

const trek = (more: Partial<View> = {}): View => ({
  state: "PLAY",
  round: 1,
  dealer: 2,
  active: 0,
  count: 28,
  direction: 1,
  started: true,
  draw_pile: 40,
  discard: { count: 2, top: "pass" },
  hands: [["number_2", "number_4", "risk", "schnuff"], 4, 4],
  aside: 0,
  chips: [10, 10, 10],
  bank: 0,
  in_round: [true, true, true],
  draw_right: null,
  immune: null,
  eliminated: [],
  viewer: 0,
  ...more,
});
const spots = ({ flights }: TrekPlan): [string, string[]][] => flights.map(({ item, path }) => [item, path.map(({ spot }) => spot)]);
/** What the table shows so long after the batch. */
const shownAt = ({ start, steps }: TrekPlan, ms: number): Facts =>
  steps
    .filter(({ at }) => at <= ms)
    .sort((a, b) => a.at - b.at)
    .reduce((facts, { change }) => change(facts), start);
const atTheEnd = (plan: TrekPlan): Facts => shownAt(plan, Infinity);

describe("a card is played", () => {
  const before = trek();
  const after = trek({
    active: 1,
    count: 32,
    discard: { count: 3, top: "number_4" },
    hands: [["number_2", "risk", "schnuff"], 4, 4],
    chips: [9, 10, 10],
    bank: 1,
  });
  const events: Event[] = [
    { type: "played", player: 0, card: "number_4", count: 32, direction: 1 },
    { type: "paid", player: 0, chips: 1, limit: 30 },
  ];

  it("the own card flies face up to the middle, a foreign one from the whole hand, and the chip to the chest", () => {
    expect(spots(planOf(events, before, after, 0))).toEqual([
      ["number_4", ["hand 0 number_4", "discard"]],
      ["coin", ["chips 0", "chest"]],
    ]);
    expect(spots(planOf(events, before, after, 2))[0]).toEqual(["number_4", ["hand 0", "discard"]]);
  });

  it("count, chips and bank catch up as things arrive, and end as they stand", () => {
    const plan = planOf(events, before, after, 0);
    expect(shownAt(plan, 0)).toMatchObject({ count: 28, chips: [10, 10, 10], top: "pass", hands: [3, 4, 4] });
    const landed = plan.flights[0]?.path.at(-1)?.at ?? 0;
    expect(shownAt(plan, landed)).toMatchObject({ count: 32, top: "number_4", chips: [10, 10, 10], bank: 0 });
    expect(atTheEnd(plan)).toEqual(factsOf(after));
    expect(plan.total).toBeLessThan(2500);
  });
});

describe("dice", () => {
  it("risk: nobody knows where the cart goes before they lie still", () => {
    const before = trek({ count: 30 });
    const after = trek({
      count: 39,
      discard: { count: 3, top: "risk" },
      hands: [["number_2", "number_4", "schnuff"], 4, 4],
      chips: [9, 10, 10],
      bank: 1,
    });
    const plan = planOf(
      [
        { type: "played", player: 0, card: "risk", count: 39, direction: 1 },
        { type: "risk_roll", player: 0, dice: [4, 5] },
        { type: "paid", player: 0, chips: 1, limit: 30 },
      ],
      before,
      after,
      0,
    );
    const rest = (plan.throws?.rolls[0]?.at ?? 0) + THROW_MS;
    expect(shownAt(plan, rest).count).toBe(30);
    expect(plan.words.filter(({ at }) => at <= rest)).toEqual([]);
    expect(plan.throws?.outcomes[0]).toMatchObject({ player: 0, is: "moved", much: 9 });
    expect(atTheEnd(plan)).toEqual(factsOf(after));
    expect(plan.throws?.until).toBeGreaterThan(rest + 1000);
  });

  const sniffed: Event[] = [
    { type: "played", player: 0, card: "schnuff", count: 60, direction: 1 },
    { type: "schnuff_roll", player: 1, dice: [1, 3] },
    { type: "schnuff_roll", player: 2, dice: [2, 2] },
    { type: "schnuff_roll", player: 1, dice: [6, 2] },
    { type: "schnuff_roll", player: 2, dice: [5, 1] },
    { type: "spared", player: 2 },
    { type: "paid", player: 1, chips: 2, limit: 60 },
    { type: "immunity", player: 1, limit: 60 },
  ];
  const before = trek({ count: 60 });
  const after = trek({
    count: 60,
    active: 1,
    discard: { count: 3, top: "schnuff" },
    hands: [["number_2", "number_4", "risk"], 4, 4],
    chips: [10, 8, 10],
    bank: 2,
    immune: { player: 1, limit: 60 },
  });

  it("schnuff: one after the other, a tie again when it has been seen, and only then it is paid", () => {
    const plan = planOf(sniffed, before, after, 0);
    const [first, second, third, fourth] = plan.throws?.rolls.map(({ at }) => at) ?? [];
    expect(second).toBeLessThan((first ?? 0) + THROW_MS); // one need not wait for the other
    expect(third).toBeGreaterThan((second ?? 0) + THROW_MS);
    expect(plan.throws?.limit).toBe(60);
    expect(plan.throws?.outcomes.map(({ player, is }) => [player, is])).toEqual([
      [2, "spared"],
      [1, "paid"],
    ]);
    for (const { at } of plan.throws?.outcomes ?? []) expect(at).toBeGreaterThan((fourth ?? 0) + THROW_MS);
    expect(atTheEnd(plan)).toEqual(factsOf(after));
    expect(shownAt(plan, fourth ?? 0).immune).toBeNull();
  });

  it("sounds come when things are seen", () => {
    const { cues, sounds = [] } = planOf(sniffed, before, after, 0);
    expect([cues.length, sounds.length]).toEqual([sniffed.length, sniffed.length]);
    expect(cues).toEqual([...cues].sort((a, b) => a - b));
    sniffed.forEach(({ type }, i) => expect((cues[i] ?? 0) - (sounds[i] ?? 0)).toBe(type === "schnuff_roll" ? THROW_MS : 0)); // told when they lie
    expect(cues[6]).toBeGreaterThan((sounds[4] ?? 0) + THROW_MS);
  });

  it("the dealer's roll comes before the first deal; nobody deals or has cards until then", () => {
    const dealt = trek({ count: 0, started: false, state: "LEAD", discard: { count: 0, top: null }, draw_pile: 42, dealer: 1 });
    const plan = planOf(
      [
        { type: "dealer_roll", player: 0, dice: [1, 2] },
        { type: "dealer_roll", player: 1, dice: [6, 2] },
        { type: "dealer_roll", player: 2, dice: [3, 4] },
        { type: "round_started", round: 1, dealer: 1 },
      ],
      null,
      dealt,
      0,
    );
    expect(plan.start).toMatchObject({ dealer: -1, pile: 54, hands: [0, 0, 0] });
    expect(plan.throws?.outcomes).toMatchObject([{ player: 1, is: "dealer" }]);
    expect(plan.flights).toHaveLength(12);
    expect(spots(plan)[0]).toEqual(["back", ["deck", "hand 2"]]); // left of the dealer
    expect(atTheEnd(plan)).toEqual(factsOf(dealt));
  });
});

describe("drawing", () => {
  const before = trek({ hands: [["number_2"], 4, 4] });

  it("flies face down", () => {
    const after = trek({ hands: [["number_2", "snap"], 4, 4], draw_pile: 39 });
    const plan = planOf([{ type: "drew", player: 0, card: "snap" }], before, after, 0);
    expect(spots(plan)).toEqual([["back", ["deck", "hand 0 snap"]]]);
    expect(plan.words).toEqual([]);
    expect(atTheEnd(plan)).toEqual(factsOf(after));
  });

  it("others' cards go to their backs; the last one turns the pile over", () => {
    const after = trek({ hands: [["number_2"], 4, 5], draw_pile: 3, discard: { count: 0, top: null } });
    const plan = planOf(
      [
        { type: "drew", player: 2 },
        { type: "pile_turned", player: 2, count: 3 },
      ],
      { ...before, draw_pile: 1 },
      after,
      0,
    );
    expect(spots(plan)[0]).toEqual(["back", ["deck", "hand 2"]]);
    expect(
      spots(plan)
        .slice(1)
        .every(([item, path]) => item === "back" && path.join() === "discard,deck"),
    ).toBe(true);
    expect(atTheEnd(plan)).toEqual(factsOf(after));
  });
});

describe("the end of a round", () => {
  const before = trek({ count: 88, hands: [["number_3", "pass"], 4, 1], in_round: [true, true, true], draw_pile: 30, bank: 0 });
  const after = trek({
    state: "LEAD",
    round: 2,
    dealer: 0,
    active: 1,
    count: 0,
    started: false,
    draw_pile: 42,
    discard: { count: 0, top: null },
    hands: [["number_1", "number_1", "pass", "snap"], 4, 4],
    chips: [7, 10, 10],
    bank: 3,
  });
  const events: Event[] = [
    { type: "played", player: 0, card: "number_3", count: 91, direction: 1 },
    { type: "paid", player: 0, chips: 3, limit: 90 },
    { type: "round_ended", reason: "over_90" },
    { type: "round_started", round: 2, dealer: 0 },
  ];
  const plan = planOf(events, before, after, 0);

  it("says why, gathers all cards and deals anew", () => {
    expect(plan.banner).toMatchObject({ reason: "over_90", round: 2, dealer: 0 });
    expect(shownAt(plan, plan.banner?.at ?? 0)).toMatchObject({ count: 91, top: "number_3", bank: 3, round: 1 });
    expect(spots(plan)).toContainEqual(["pass", ["hand 0 pass", "hand 0 pass", "deck"]]);
    expect(spots(plan).filter(([, path]) => path[0] === "deck")).toHaveLength(12);
    expect(atTheEnd(plan)).toEqual(factsOf(after));
  });

  it("is over for good if the game is: nothing is gathered", () => {
    const over: View = {
      ...before,
      state: "OVER",
      active: null,
      count: 91,
      hands: [["pass"], 4, 1],
      chips: [7, 10, 10],
      bank: 3,
      discard: { count: 3, top: "number_3" },
    };
    const last = planOf([...events.slice(0, 3), { type: "game_ended", ranking: [3, 1, 1], chips: [7, 10, 10] }], before, over, 0);
    expect(last.banner).toBeNull();
    expect(atTheEnd(last)).toEqual(factsOf(over));
  });
});

describe("who leaves", () => {
  it("drops out for the round, or is out of the game with their cards put aside", () => {
    const before = trek({ hands: [["number_4"], 4, 0], chips: [1, 10, 10], count: 30 });
    const after = trek({
      hands: [[], 4, 0],
      chips: [0, 10, 10],
      bank: 1,
      count: 34,
      in_round: [false, true, false],
      eliminated: [[0]],
      discard: { count: 3, top: "number_4" },
    });
    const plan = planOf(
      [
        { type: "draw_forfeited", player: 2 },
        { type: "dropped_out", player: 2 },
        { type: "played", player: 0, card: "number_4", count: 34, direction: 1 },
        { type: "paid", player: 0, chips: 1, limit: 30 },
        { type: "eliminated", player: 0 },
      ],
      before,
      after,
      1,
    );
    expect(atTheEnd(plan)).toEqual(factsOf(after));
    expect(plan.words.map(({ event }) => event.type)).toEqual(["draw_forfeited", "dropped_out", "played", "paid", "eliminated"]);
  });
});

describe("the toll of dropping out", () => {
  const before = trek({ count: 31, hands: [["number_4", "risk"], 4, 0] });
  const after = trek({
    count: 35,
    active: 1,
    hands: [["risk"], 4, 0],
    chips: [10, 10, 8],
    bank: 2,
    in_round: [true, true, false],
    discard: { count: 3, top: "number_4" },
  });
  const events: Event[] = [
    { type: "draw_forfeited", player: 2 },
    { type: "dropped_out", player: 2 },
    { type: "paid", player: 2, chips: 2, limit: 60 },
    { type: "played", player: 0, card: "number_4", count: 35, direction: 1 },
  ];
  const plan = planOf(events, before, after, 1);

  it("is told after the dropping out, and its chips lie in the chest before the card is played", () => {
    expect(spots(plan)).toEqual([
      ["coin", ["chips 2", "chest"]],
      ["coin", ["chips 2", "chest"]],
      ["number_4", ["hand 0", "discard"]],
    ]);
    const [, last, card] = plan.flights;
    expect(last?.path.at(-1)?.at).toBeLessThanOrEqual(card?.path[0]?.at ?? 0);
    expect(atTheEnd(plan)).toEqual(factsOf(after));
    expect(plan.words.map(({ event }) => event.type)).toEqual(["draw_forfeited", "dropped_out", "paid", "played"]);
  });

  it("can be read before the next sentence comes", () => {
    const at = (type: Event["type"]): number => plan.words.find(({ event }) => event.type === type)?.at ?? NaN;
    expect(at("played") - at("paid")).toBeGreaterThan(500);
    expect(plan.cues).toEqual(plan.words.map((word) => word.at));
  });

  it("takes the last chips of somebody who is out of the game after the card", () => {
    const broke = { ...after, chips: [10, 10, 0], bank: 10, eliminated: [[2]] };
    const out = planOf([...events, { type: "eliminated", player: 2 }], trek({ ...before, chips: [10, 10, 2], bank: 8 }), broke, 1);
    expect(atTheEnd(out)).toEqual(factsOf(broke));
  });
});

it("does not stumble over what it does not know", () => {
  expect(planOf([{ type: "no_such_event" } as unknown as Event], trek(), trek(), 0)).toMatchObject({
    flights: [],
    words: [],
    total: 0,
    throws: null,
  });
});
