import { describe, expect, it } from "vitest";
import { inHand } from "../../table/seats";
import { type Facts, runningCard, snailsOn } from "./facts";
import { planOf } from "./plan";
import { applied } from "./apply_event";
import type { Event, Person, View } from "./types";

const player = (hand: Person["hand"]): Person => ({
  faction: "ninjas",
  faction_card: "beside",
  hand,
  slots: [],
  active: null,
  inactive: null,
  revealed: [],
  ability_used: false,
  aim: null,
  lost_this_round: false,
  lost_last_round: false,
});

const VIEW: View = {
  at: "program",
  round: 1,
  start_player: "p1",
  turn: null,
  contamination: 0,
  board: {
    "0,0": { stack: 2, damage: 0, fire: 1, mine: 1, dynamite: 1 },
    "1,0": { stack: 1, damage: 1, fire: 0, mine: 0, dynamite: 0 },
  },
  removed: [],
  snails: {
    "p1.leader": { health: 30, field: "0,0", shell: false },
    "p1.scout": { health: 30, field: "0,1", shell: false },
    "p2.leader": { health: 15, field: "0,0", shell: true },
  },
  players: {
    p1: player(["basic_1#p1", "basic_2#p1", "basic_3#p1", "basic_4#p1", "basic_5#p1", "rocket#1"]),
    p2: player(6),
  },
  deck: 2,
  discard: [],
  eliminated: [],
  viewer: "p1",
};

const after = (events: Event[], from: Facts = VIEW): Facts => events.reduce<Facts>((facts, event) => applied(facts, event), from);

describe("the view catches up with events", () => {
  it("a plan is laid: one's own cards are known, those of others not", () => {
    const slots = ["basic_1#p1", "rocket#1", "basic_2#p1", "basic_3#p1", "basic_4#p1"];
    const facts = after([
      { type: "programmed", player: "p1", active: "p1.leader", inactive: "p1.scout", slots },
      { type: "programmed", player: "p2" },
    ]);
    expect(facts.players["p1"]).toMatchObject({ hand: ["basic_5#p1"], active: "p1.leader", inactive: "p1.scout" });
    expect(facts.players["p2"]).toMatchObject({ hand: 1, active: "?", inactive: null }); // they have one snail only
    expect(facts.players["p2"]?.slots[0]).toEqual({ card: "?", state: "hidden" });
  });

  it("a card is revealed, resolved and collected", () => {
    const turn = after([
      { type: "programmed", player: "p2" },
      { type: "turn_started", player: "p2", slot: 1 },
      { type: "order_revealed", player: "p2", snail: "p2.leader" },
      { type: "card_revealed", player: "p2", slot: 1, card: "axe#1" },
    ]);
    expect(runningCard(turn)).toBe("axe#1");
    expect(turn.turn).toEqual({ player: "p2", slot: 1, snail: "p2.leader" });
    const over = after(
      [
        { type: "turn_resolved", player: "p2", slot: 1 },
        {
          type: "cards_collected",
          player: "p2",
          to_hand: ["axe#1", "basic_1#p2", "basic_2#p2"],
          to_discard: ["fan#1"],
          faction_card: false,
        },
      ],
      turn,
    );
    expect(inHand((over.players["p2"] ?? VIEW.players["p2"]!).hand)).toBe(4);
    expect(over.discard).toEqual(["fan#1"]);
    expect(over.players["p2"]?.slots).toEqual([]);
  });

  it("a tile goes with all that lies on it, and the snails fall", () => {
    const facts = after([{ type: "tile_destroyed", field: "0,0", terrain: "meadow", back: "cards1", cause: "card" }]);
    expect(facts.board["0,0"]).toEqual({ stack: 1, damage: 0, fire: 0, mine: 0, dynamite: 0 });
    expect(facts.removed).toEqual(["meadow:cards1"]);
    const bare = after([{ type: "tile_destroyed", field: "1,0", terrain: "beach", back: "barrel", cause: "dig" }]);
    expect("1,0" in bare.board).toBe(false);
  });

  it("the last round ends with the number of the one that will not be played", () => {
    const facts = after([
      { type: "start_player_passed", player: "p2" },
      { type: "game_over", result: "win", ranks: [1, 2] },
    ]);
    expect(facts).toMatchObject({ at: "over", round: 2, start_player: "p2" });
  });

  it("no cards are missing from a deck that is not there yet", () => {
    expect(after([{ type: "cards_drawn", player: "p1", n: 3 }], { ...VIEW, at: "choose_faction", deck: 0 }).deck).toBe(0);
  });

  it("a snail without health is gone, with the order", () => {
    const facts = after([
      { type: "damage", snail: "p2.leader", n: 20, dealt: 15, health: 0, source: "card" },
      { type: "eliminated", snail: "p2.leader" },
      { type: "order_lost", player: "p2", snail: "p2.leader", place: "active" },
    ]);
    expect(snailsOn(facts, "0,0")).toEqual(["p1.leader"]);
    expect(facts.players["p2"]).toMatchObject({ active: null, lost_this_round: true });
  });
});

describe("a batch is told", () => {
  const EVENTS: Event[] = [
    { type: "turn_started", player: "p1", slot: 1 },
    { type: "order_revealed", player: "p1", snail: "p1.leader" },
    { type: "card_revealed", player: "p1", slot: 1, card: "rocket#1" },
    { type: "target_chosen", player: "p1", field: "1,0" },
    { type: "dice_rolled", player: "p1", faces: ["square"] },
    { type: "outcome_chosen", player: "p1", index: 1 },
    { type: "tile_destroyed", field: "1,0", terrain: "beach", back: "barrel", cause: "card" },
    { type: "contamination", index: 1, value: 5 },
    { type: "snail_moved", snail: "p1.leader", from: "0,0", to: "1,0", how: "push" },
  ];

  it("step by step, and ends as the events say", () => {
    const plan = planOf(EVENTS, VIEW);
    const times = plan.steps.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(plan.steps.at(-1)?.facts).toEqual(after(EVENTS));
    expect(plan.cues).toHaveLength(EVENTS.length);
    expect(plan.total).toBeGreaterThan(Math.max(...plan.cues));
  });

  it("the shot flies before the tile breaks, and who is pushed into the water splashes", () => {
    const { animations } = planOf(EVENTS, VIEW);
    const at = (kind: string): number => animations.find((animation) => animation.kind === kind)?.at ?? -1;
    expect(at("shot")).toBeGreaterThan(0);
    expect(at("back")).toBeGreaterThanOrEqual(at("shot"));
    expect(animations.filter(({ kind }) => kind === "splash").map(({ field }) => field)).toEqual(["1,0", "1,0"]);
    expect(animations.find(({ kind }) => kind === "shot")).toMatchObject({ field: "0,0", to: "1,0" });
  });

  it("whoever is put ashore lands there, and is seen there from then on", () => {
    const { animations, steps } = planOf([{ type: "snail_placed", snail: "p1.scout", field: "1,0" }], VIEW);
    expect(animations).toMatchObject([{ kind: "land", field: "1,0", snail: "p1.scout", at: 0 }]);
    expect(steps).toMatchObject([{ at: 0, facts: { snails: { "p1.scout": { field: "1,0" } } } }]);
  });

  it("a die that is thrown again lies beside the others", () => {
    const again: Event = { type: "die_rerolled", player: "p1", die: 2, source: "aim", face: "circle" };
    expect(planOf([again], VIEW, ["square", "square"]).dice).toMatchObject([{ faces: ["square", "circle"], thrown: [1] }]);
  });
});
