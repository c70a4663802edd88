import { describe, expect, it } from "vitest";
import type { DeclaredField, Machine } from "../../wire";
import type { Act } from "../index";
import { familiesOf } from "./families";
import { Plays } from "./plays";
import { fanOf, sizesOf, squeeze, TIGHTEST } from "./sizes";
import { planOf, trailsOf, trailsThrough } from "./plan";
import { isThrow } from "./rolled";
import { type Layout, layoutOf } from "./zones";

const KINDS = ["C2", "H2", "H8", "S8"];
const CARD: DeclaredField = { name: "", kind: "card" };
const VIEW: DeclaredField[] = [
  { name: "active", kind: "seat", optional: true },
  { name: "dealer", kind: "seat" },
  { name: "top", kind: "card" },
  { name: "pile", kind: "cards", seen: "count", of: CARD },
  { name: "waste", kind: "pile", seen: "top_and_count", of: CARD },
  { name: "trick", kind: "row", of: CARD },
  { name: "hands", kind: "by_seat", seen: "owner", of: { name: "", kind: "cards", of: CARD } },
  { name: "taken", kind: "by_seat", of: { name: "", kind: "cards", of: CARD } },
  { name: "points", kind: "by_seat", of: { name: "", kind: "number" } },
  { name: "folded", kind: "by_seat", of: { name: "", kind: "flag" } },
  { name: "dice", kind: "list", of: { name: "", kind: "number" } },
  { name: "groups", kind: "groups" },
];
const laid = (view: Machine, fields = VIEW): Layout => layoutOf(view, { view: fields, kinds: KINDS }, 2);

describe("the table of a declaration", () => {
  const layout = laid({
    active: 0,
    dealer: 1,
    top: "H8",
    pile: 12,
    waste: { count: 3, top: "C2" },
    trick: [],
    hands: [["C2", "H2"], 5],
    taken: [[], ["S8"]],
    points: [4, 0],
    folded: [false, true],
    dice: [3, 6],
    groups: [[0], [1]],
    viewer: 0,
  });

  it("has heaps, rows and single cards in the middle", () => {
    expect(layout.middle.zones.map(({ id, shape, count, top }) => [id, shape, count, top])).toEqual([
      ["top", "row", 1, null],
      ["pile", "heap", 12, null],
      ["waste", "heap", 3, "C2"],
      ["trick", "row", 0, null],
    ]);
    expect(layout.middle.dice).toEqual([{ id: "dice", field: "dice", faces: [3, 6] }]);
  });

  it("has what was chosen in secret beside the hand, and takes it for the hand where there is none", () => {
    const secret = (name: string): DeclaredField => ({ name, kind: "by_seat", seen: "owner", of: { name: "", kind: "cards", of: CARD } });
    const chosen = { chosen: [["H8"], 1] };
    const shapes = (view: Machine, ...names: string[]): string[] =>
      laid({ ...view, viewer: 0 }, names.map(secret)).seats.flatMap(({ zones }) => zones.map(({ id, shape }) => `${id}: ${shape}`));
    expect(shapes({ hands: [["C2", "H2"], 2], ...chosen }, "hands", "chosen")).toEqual([
      "hands 0: hand",
      "chosen 0: row",
      "hands 1: hand",
      "chosen 1: heap",
    ]);
    expect(shapes(chosen, "chosen")).toEqual(["chosen 0: hand", "chosen 1: heap"]);
  });

  it("has hands and what else is somebody's before their seats", () => {
    expect(layout.seats.map(({ zones }) => zones.map(({ id, shape, cards, count }) => [id, shape, cards.length, count]))).toEqual([
      [
        ["hands 0", "hand", 2, 2],
        ["taken 0", "heap", 0, 0],
      ],
      [
        ["hands 1", "hand", 0, 5],
        ["taken 1", "heap", 1, 1],
      ],
    ]);
    expect(layout.seats[1]?.facts.map(({ field, value }) => [field, value])).toEqual([
      ["dealer", true],
      ["points", 0],
      ["folded", true],
    ]);
  });

  it("tells in words what has no picture", () => {
    expect(Object.keys(layout.others)).toEqual(["groups"]);
  });

  it("is laid by what a view looks like where nothing is declared", () => {
    const plain = laid({ top: "H8", hands: [["C2"], 4], points: [1, 2], round: 3 }, []);
    expect(plain.middle.zones.map(({ id }) => id)).toEqual(["top"]);
    expect(plain.seats[0]?.zones.map(({ id, shape }) => [id, shape])).toEqual([["hands 0", "hand"]]);
    expect(plain.seats[1]?.facts.map(({ field, value }) => [field, value])).toEqual([
      ["hands", 4],
      ["points", 2],
    ]);
  });

  it("takes records and names apart", () => {
    const fields: DeclaredField[] = [
      { name: "farms", kind: "by_seat", of: { name: "", kind: "record", fields: [{ name: "field", kind: "row", of: CARD }, { name: "gold", kind: "number" }] } },
      { name: "market", kind: "by_name", of: { name: "", kind: "number" } },
    ]; // prettier-ignore
    const farms = laid({ farms: [{ field: ["C2"], gold: 3 }, { field: [], gold: 1 }], market: { wood: 2, ore: 0 } }, fields); // prettier-ignore
    expect(farms.seats[0]?.zones.map(({ id, cards }) => [id, cards])).toEqual([["farms field 0", ["C2"]]]);
    expect(farms.seats[1]?.facts.map(({ field, value }) => [field, value])).toEqual([["gold", 1]]);
    expect(farms.middle.facts.map(({ field, value }) => [field, value])).toEqual([
      ["wood", 2],
      ["ore", 0],
    ]);
  });
});

describe("where an act is at home", () => {
  const layout = laid({ top: "H8", pile: 12, waste: { count: 1, top: "S8" }, hands: [["C2", "H2"], 5], viewer: 0 });
  const said = {
    kinds: KINDS,
    generators: [],
    acts: [
      { type: "play", fields: [{ name: "card", kind: "card" as const }] },
      { type: "draw", fields: [] },
      { type: "ask", fields: [{ name: "player", kind: "seat" as const }, { name: "card", kind: "card" as const }] },
    ],
  }; // prettier-ignore
  const plays = (...legal: Act[]): Plays => new Plays(legal, said, layout, 0);

  it("is a card in the own hand before one on the table", () => {
    const { all } = plays({ type: "play", card: "H2" }, { type: "play", card: "H8" });
    expect(all.map(({ ends, button }) => [ends, button])).toEqual([
      [["card hands 0 H2"], false],
      [["card top H8"], false],
    ]);
  });

  it("is the heap that is drawn from, and a button all the same", () => {
    expect(plays({ type: "draw" }).all).toEqual([{ act: { type: "draw" }, ends: ["heap pile"], inOrder: false, button: true }]);
  });

  it("is somebody's seat", () => {
    expect(plays({ type: "ask", player: 1, card: "C2" }).all[0]?.ends).toEqual(["seat 1", "card hands 0 C2"]);
  });

  it("is a button where nothing on the table says it", () => {
    expect(plays({ type: "nominate", suit: "H" }).all[0]).toMatchObject({ ends: [], button: true });
  });

  it("is meant by a card that may not be played, so that the server says why", () => {
    expect(plays().meant("S8")).toEqual({ type: "play", card: "S8" });
  });
});

describe("a board of places", () => {
  const of = { name: "", kind: "card" as const, optional: true };
  const board = { name: "board", kind: "slots" as const, across: 2, down: 2, of };
  const layout = layoutOf({ board: ["H2", null, null, "S8"], viewer: 0 }, { view: [board], kinds: KINDS }, 2);
  const place = (name: string) => ({ name, kind: "number" as const, place_in: "board" });
  const said = { kinds: KINDS, generators: [], acts: [{ type: "move", fields: [place("from"), place("to")] }] };
  const { all } = new Plays([1, 2].map((to) => ({ type: "move", from: 0, to })), said, layout, 0); // prettier-ignore

  it("lies in rows, and is no zone of cards", () => {
    expect(layout.grids).toEqual([{ field: "board", across: 2, places: ["H2", null, null, "S8"] }]);
    expect(layout.middle.zones).toEqual([]);
  });

  it("is touched where something stands, and then where it goes", () => {
    expect([...Plays.at(all).keys()]).toEqual(["place board 0"]);
    expect([...Plays.at(all, ["place board 0"]).keys()]).toEqual(["place board 1", "place board 2"]);
  });
});

describe("what flies", () => {
  const HANDS = { pile: 4, waste: { count: 1, top: "S8" }, trick: ["H2"] };
  it("goes from a hand in sight to the trick, and from the dark into a hand", () => {
    const before = laid({ ...HANDS, hands: [["C2"], 3] });
    const after = laid({ ...HANDS, pile: 3, trick: ["H2", "C2"], hands: [["H8"], 3] });
    expect(planOf(before, after, []).flights.map(({ item, path }) => [item, path[0]?.spot, path.at(-1)?.spot])).toEqual([
      ["C2", "zone:hands 0:C2", "zone:trick:C2"],
      ["H8", "zone:pile:H8", "zone:hands 0:H8"],
    ]);
  });

  it("shows only backs of what stays hidden", () => {
    const flights = planOf(laid({ ...HANDS, hands: [[], 3] }), laid({ ...HANDS, pile: 3, hands: [[], 4] }), []).flights;
    expect(flights.map(({ item, path }) => [item, path[0]?.spot, path.at(-1)?.spot])).toEqual([["back", "zone:pile", "zone:hands 1"]]);
  });

  it("covers the top of a heap", () => {
    const after = laid({ ...HANDS, waste: { count: 2, top: "H8" }, hands: [[], 2] });
    const flights = planOf(laid({ ...HANDS, hands: [[], 3] }), after, []).flights;
    expect(flights.map(({ item, path }) => [item, path[0]?.spot, path.at(-1)?.spot])).toEqual([["H8", "zone:hands 1:H8", "zone:waste:H8"]]);
  });

  it("lies in the trick for a moment before that is taken, and is still seen there", () => {
    const before = laid({ trick: ["H2"], hands: [["C2"], 3], taken: [[], []] });
    const after = laid({ trick: [], hands: [["C2"], 2], taken: [["H2", "H8"], []] });
    const [led, last] = planOf(before, after, []).flights;
    expect(last?.path.map(({ spot }) => spot)).toEqual(["zone:hands 1:H8", "zone:trick", "zone:trick", "zone:taken 0:H8"]);
    expect(led?.path[0]?.at).toBeGreaterThan(500);
    expect(trailsOf(before, after).get("trick")).toEqual([
      { card: "H2", by: null },
      { card: "H8", by: 1 },
    ]);
  });

  it("is looked at before it is taken, where both are told one after the other", () => {
    const before = laid({ trick: ["H2"], hands: [["C2"], 3], taken: [[], []] });
    const lies = laid({ trick: ["H2", "H8"], hands: [["C2"], 2], taken: [[], []] });
    const taken = laid({ trick: [], hands: [["C2"], 2], taken: [["H2", "H8"], []] });
    const played = { type: "played" };
    const alone = planOf(before, lies, [played]).total;
    expect(planOf(before, lies, [played], laid({ active: 1, trick: ["H2", "H8"], hands: [["C2"], 2], taken: [[], []] })).total).toBe(alone);
    expect(planOf(before, lies, [played], taken).total).toBeGreaterThan(alone + 500);
    expect(planOf(lies, lies, [played, played])).toMatchObject({ cues: [0, 0], total: 0 }); // nothing is waited for that nobody sees
    const whole = trailsOf(before, lies, new Map([["trick", [{ card: "H2", by: 0 }]]]));
    expect(whole.get("trick")).toEqual([
      { card: "H2", by: 0 },
      { card: "H8", by: 1 },
    ]);
    expect(trailsOf(lies, taken, whole)).toEqual(whole); // and it is still seen who has played what
    const leads = laid({ trick: [], hands: [["H2", "C2"], 3], taken: [[], []] });
    expect(trailsThrough([leads, before, lies, taken])).toEqual(whole);
  });

  it("flies in the order of time, however many cards move at once", () => {
    const before = laid({ trick: ["H2"], hands: [["C2"], 3], taken: [[], []], pile: 30 });
    const hand = Array.from({ length: 12 }, () => "S8");
    const after = laid({ trick: [], hands: [hand, 9], taken: [["H2", "H8"], []], pile: 4 });
    for (const { path } of planOf(before, after, []).flights) {
      const times = path.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  it("is not seen any more once cards are dealt, and what is dealt is no trick", () => {
    const seen = new Map([["trick", ["H2", "H8"].map((card, by) => ({ card, by }))]]);
    const quiet = laid({ trick: [], hands: [["C2"], 2], pile: 8 });
    expect([...trailsOf(quiet, quiet, seen)]).toEqual([...seen]);
    expect(trailsOf(quiet, laid({ trick: [], hands: [["C2", "S8"], 3], pile: 6 }), seen).size).toBe(0);
    expect(trailsOf(quiet, laid({ trick: ["C2"], hands: [[], 2], pile: 8 }), seen).get("trick")).toEqual([{ card: "C2", by: 0 }]);
    const last = laid({ trick: ["H2"], hands: [["C2"], 1], taken: [["H8", "S8"], []], pile: 5 });
    const anew = laid({ trick: [], hands: [["H2", "S8", "C2"], 3], taken: [[], []], pile: 9 });
    expect(trailsOf(last, anew, seen).size).toBe(0);
  });
});

describe("who has played a card", () => {
  it("is told where one seat alone can have done it, and of nothing that comes from a pile", () => {
    const before = laid({ trick: ["H2"], hands: [["C2"], 3], pile: 4 });
    const told = trailsOf(before, laid({ trick: ["H2", "C2", "S8"], hands: [[], 3], pile: 3 })).get("trick");
    expect(told?.map(({ by }) => by)).toEqual([null, 0, null]);
  });

  it("is not told where several have laid cards at once", () => {
    const before = laid({ trick: [], hands: [["C2"], 3] });
    const told = trailsOf(before, laid({ trick: ["C2", "S8"], hands: [[], 2] })).get("trick");
    expect(told?.map(({ by }) => by)).toEqual([null, null]);
  });

  it("is forgotten where the cards have changed since", () => {
    const seen = new Map([["trick", [{ card: "H8", by: 1 }]]]);
    const before = laid({ trick: ["H2"], hands: [["C2"], 3] });
    const told = trailsOf(before, laid({ trick: ["H2", "C2"], hands: [[], 3] }), seen).get("trick");
    expect(told?.map(({ by }) => by)).toEqual([null, 0]);
  });

  it("stays where cards are sorted, and where another leaves", () => {
    const seen = new Map([["trick", [{ card: "H2", by: 1 }, { card: "S8", by: 0 }]]]); // prettier-ignore
    const before = laid({ trick: ["H2", "S8"], hands: [["C2"], 3], pile: 4 });
    const sorted = trailsOf(before, laid({ trick: ["C2", "H2", "S8"], hands: [[], 3], pile: 4 }), seen).get("trick");
    expect(sorted?.map(({ by }) => by)).toEqual([0, 1, 0]);
    const fewer = trailsOf(before, laid({ trick: ["S8"], hands: [["C2"], 3], pile: 5 }), seen).get("trick");
    expect(fewer?.map(({ by }) => by)).toEqual([0]);
  });

  it("is told of as many equal cards as each has played, and of none where one of them has left", () => {
    const seen = new Map([["trick", [{ card: "H2", by: 1 }]]]);
    const before = laid({ trick: ["H2"], hands: [["H2"], 3], pile: 4 });
    const two = trailsOf(before, laid({ trick: ["H2", "H2"], hands: [[], 3], pile: 4 }), seen);
    expect(two.get("trick")?.map(({ by }) => by)).toEqual([1, 0]);
    const both = laid({ trick: ["H2", "H2"], hands: [[], 3], pile: 4 });
    const left = trailsOf(both, laid({ trick: ["H2"], hands: [[], 3], pile: 5 }), two);
    expect(left.get("trick")?.map(({ by }) => by)).toEqual([null]);
  });
});

describe("cards that are dealt anew", () => {
  it("come from the pile, face down but for one's own", () => {
    const before = laid({
      trick: [],
      hands: [[], 0],
      taken: [
        ["C2", "H2"],
        ["H8", "S8"],
      ],
      pile: 4,
    });
    const after = laid({ trick: [], hands: [["H8", "S8"], 2], taken: [[], []], pile: 4 });
    expect(planOf(before, after, []).flights.map(({ item, path }) => [item, path[0]?.spot, path.at(-1)?.spot])).toEqual([
      ["H8", "zone:pile:H8", "zone:hands 0:H8"],
      ["S8", "zone:pile:S8", "zone:hands 0:S8"],
      ["back", "zone:pile", "zone:hands 1"],
      ["back", "zone:pile", "zone:hands 1"],
    ]);
  });
});

describe("a list that is hidden", () => {
  it("is a secret, not a number, and nothing where it is empty", () => {
    const bids: DeclaredField = {
      name: "bids",
      kind: "by_seat",
      seen: "owner",
      of: { name: "", kind: "list", of: { name: "", kind: "number" } },
    };
    const layout = layoutOf({ bids: [[7], 1] }, { view: [bids], kinds: [] }, 2);
    expect(layout.seats.map(({ facts }) => facts.map(({ value }) => value))).toEqual([["7"], ["?"]]);
    expect(layoutOf({ bids: [[], 0] }, { view: [bids], kinds: [] }, 2).seats.flatMap(({ facts }) => facts)).toEqual([]);
  });
});

describe("room", () => {
  it("for a hand is made by overlapping, then by rows", () => {
    expect(fanOf(4, 360, 60, 32)).toEqual({ rows: [4], step: 66 });
    expect(fanOf(8, 300, 60, 32)).toEqual({ rows: [8], step: 240 / 7 });
    expect(fanOf(11, 300, 60, 32).rows).toEqual([6, 5]);
    expect(fanOf(0, 300, 60, 32).rows).toEqual([]);
  });

  it("decides how large things are", () => {
    expect(sizesOf(844, 330, 2, 3).lying).toBe(true);
    expect(sizesOf(320, 500, 2, 3).hand).toBeGreaterThanOrEqual(48);
    expect(sizesOf(390, 780, 2, 3).lying).toBe(false);
    expect(sizesOf(1120, 840, 4, 6, 500).table).toBeLessThan(sizesOf(1120, 840, 4, 6).table);
    expect(sizesOf(1120, 840, 2, 9).table).toBeLessThan(sizesOf(1120, 840, 2, 3).table);
  });

  it("is made where the table is too high, last of all by a smaller hand", () => {
    const sizes = sizesOf(390, 608, 6, 17);
    expect(squeeze(sizes, 0, false)).toEqual({ ...sizes, tight: false, dense: false, full: false });
    expect(squeeze(sizes, 2, false)).toEqual({ ...sizes, tight: true, dense: true, full: false });
    const some = squeeze(sizes, 6, false);
    expect([some.table, some.mini].map((size, i) => size < [sizes.table, sizes.mini][i]!)).toEqual([true, true]);
    expect(some.hand).toBe(sizes.hand);
    expect(squeeze(sizes, TIGHTEST, false)).toMatchObject({ table: 28, mini: 20, full: true });
    expect(squeeze(sizes, TIGHTEST, false).hand).toBeLessThan(sizes.hand);
    expect(squeeze(sizes, TIGHTEST, true).table).toBe(44); // a finger wide
  });
});

describe("choices in words", () => {
  it("are one where only a number differs", () => {
    const bids = Array.from({ length: 9 }, (_, i) => ({ type: "bid", chips: 9 - i }));
    const families = familiesOf([{ type: "pass" }, ...bids]);
    expect(families.map(({ acts, fields }) => [acts.length, fields])).toEqual([
      [1, []],
      [9, ["chips"]],
    ]);
    expect(families[1]?.acts[0]).toEqual({ type: "bid", chips: 1 });
    expect(familiesOf(bids.slice(0, 3)).map(({ fields }) => fields)).toEqual([[], [], []]);
  });
});

describe("hidden dice", () => {
  const number = { name: "", kind: "number" as const };
  const of = { name: "", kind: "list" as const, of: number };
  const dice = { name: "dice", kind: "by_seat" as const, seen: "owner" as const, of };
  const lying = (shown: unknown[]): unknown[] =>
    [layoutOf({ dice: shown, viewer: 0 } as Machine, { view: [dice], kinds: [] }, 2)].flatMap(({ middle, seats }) =>
      [middle, ...seats].map((area) => area.dice.map(({ faces }) => faces)),
    );

  it("lie covered before their owner, whoever looks", () => {
    expect(lying([[6, 1], 3])).toEqual([[], [[6, 1]], [[0, 0, 0]]]);
    expect(lying([2, 3])).toEqual([[], [[0, 0]], [[0, 0, 0]]]);
  });
});

describe("choices of several numbers", () => {
  const bids = [1, 10, 2].flatMap((count) => [2, 3, 6].map((face) => ({ type: "bid", count, face })));

  it("are one, after what is a button of its own", () => {
    const families = familiesOf([...bids, { type: "doubt" }]);
    expect(families.map(({ acts, fields }) => [acts[0]?.type, fields])).toEqual([
      ["doubt", []],
      ["bid", ["count", "face"]],
    ]);
  });

  it("go by the size of numbers", () => {
    const offered = familiesOf(bids.filter(({ face }) => face === 2)).map(({ acts }) => acts[0]);
    expect(offered).toEqual([1, 2, 10].map((count) => ({ type: "bid", count, face: 2 })));
  });
});

describe("dice that an event tells of", () => {
  it("are those on the table with the same faces", () => {
    expect([isThrow([1, 5, 5], [5, 1, 5]), isThrow([1, 5], [5]), isThrow([5], [5])]).toEqual([true, false, true]);
  });

  it("are heard as they roll, and told when they lie", () => {
    const table = laid({});
    const { cues, sounds, total } = planOf(table, table, [{ type: "asked" }, { type: "rolled", pips: 4 }, { type: "held" }]);
    expect(sounds).toEqual([0, 300, 600]);
    expect(cues).toEqual([0, 900, 1200]);
    expect(total).toBe(1500);
  });
});

it("keeps the place of a number that is shown later", () => {
  const bids: DeclaredField = { name: "bids", kind: "by_seat", seen: "rule", of: { name: "", kind: "number" } };
  const facts = laid({ bids: [2, null] }, [bids]).seats.map(({ facts: [fact] }) => fact?.value);
  expect(facts).toEqual([2, "?"]);
});
