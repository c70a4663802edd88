import { describe, expect, it } from "vitest";
import type { GameEvent } from "./games";
import { viewOf } from "./games/snatch_it/replay";
import type { Position } from "./games/snatch_it/types";
import { readRecord, visible } from "./record";

const POSITION = {
  state: "TURN",
  deck: ["flyer_2", "last_bite", "crawler_5"],
  discard: ["crawler_1"],
  pond: ["crawler_5"],
  hands: [["crawler_4"], ["flyer_2", "swarm"]],
  patches: [[{ id: "s4", cards: ["flyer_2", "flyer_3"] }], []],
  bellies: [[], ["crawler_1"]],
  laid: [null, "swarm"],
  last_bite_out: false,
};
const EVENT = { type: "consolation", player: 1, drawn: 1, private: { "1": { card: "flyer_1" } } };
const TEXT = [
  { schnapp: 1, game: "snatch-it", players: ["Anna", "Bert"] },
  { chance: { step: "shuffle_deck", result: [] } },
  { event: { type: "game_started", first: 0 } },
  { position: POSITION },
  { owed: [] },
  { act: { player: 1, type: "consolation_draw" } },
  { event: EVENT },
  { position: POSITION },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

describe("stepping through a record", () => {
  it("finds a frame for every position, with what had just happened", () => {
    const { players, frames } = readRecord(TEXT);
    expect(players).toEqual(["Anna", "Bert"]);
    expect(frames.map((frame) => frame.events.map((event) => event.type))).toEqual([["game_started"], ["consolation"]]);
  });

  it("shows a private card only to its owner, or with everything face up", () => {
    expect(visible(EVENT, 0)).toEqual({ type: "consolation", player: 1, drawn: 1 });
    expect(visible(EVENT, 1)).toEqual({ type: "consolation", player: 1, drawn: 1, card: "flyer_1" });
    expect(visible(EVENT, "all")).toHaveProperty("card", "flyer_1");
    const snails = { type: "card_stolen", from: "p1", to: "p2", private: { p2: { card: "axe#1" } } } as unknown as GameEvent;
    expect(visible(snails, 0)).not.toHaveProperty("card");
    expect(visible(snails, 1)).toHaveProperty("card", "axe#1");
  });

  it("hides in a view what that seat could not see", () => {
    expect(viewOf(POSITION as unknown as Position, 0)).toMatchObject({
      viewer: 0,
      deck: 2,
      last_bite: "very_near",
      discard: 1,
      hands: [["crawler_4"], 2],
      patches: [[{ id: "s4", top: "flyer_3", height: 2, cards: ["flyer_2", "flyer_3"] }], []],
      bellies: [
        { count: 0, cards: [] },
        { count: 1, cards: null },
      ],
      laid: [null, "?"],
    });
  });
});
