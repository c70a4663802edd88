/** What somebody did, as the log tells it, once the game is over and all cards are open. */
import { beforeAll, expect, it } from "vitest";
import { type Act, bring, type GameEvent } from ".";
import { lineAt } from "./phrases";
import { knows, sayIn } from "../texts.svelte";

beforeAll(() => Promise.all(["snatch-it", "schnuff", "snails"].map(bring)));

function line(game: string, language: "de" | "en", you: number | null, seat: number, act: Act, ...events: GameEvent[]): string {
  const t = (id: string, args?: Parameters<typeof sayIn>[3]): string => sayIn(language, game, id, args);
  return lineAt(game, act, seat, events, { t, knows: (id) => knows(game, id), names: ["Anna", "Bruno"], you });
}

it("tells the act that was judged, whatever came first", () => {
  const act = { type: "play", card: "pass" };
  const events = [
    { type: "draw_forfeited", player: 1 },
    { type: "played", player: 1, card: "pass", count: 27, direction: 1 },
  ];
  expect(line("schnuff", "en", 0, 1, act, ...events)).toBe("Bruno plays “Pass!” and leaves the cart at 27.");
  expect(line("schnuff", "de", 1, 1, act, ...events)).toBe("Du spielst „Passe!“ und lässt den Karren bei 27 stehen.");
});

it("tells what was hidden: the card, and the plan", () => {
  const laid = { type: "laid", player: 1, card: "swarm" };
  expect(line("snatch-it", "en", 0, 1, { type: "lay", card: "swarm" }, laid)).toBe("Bruno lays a Swarm face down into the pond.");
  const plan = { active: "p2.scout", inactive: null, slots: ["grenade#1", "drill#2"] };
  const told = line("snails", "de", 0, 1, { type: "program", ...plan }, { type: "programmed", player: "p2", ...plan });
  expect(told).toBe("Bruno hat einen Plan. Es handelt Brunos Späher, mit diesen Karten: Granate und Bohrer.");
});

it("tells an act by its own event, and else not at all", () => {
  expect(line("snails", "en", null, 0, { type: "end_draw" }, { type: "cards_drawn", player: "p1", n: 2 })).toBe("");
  expect(line("schnuff", "en", null, 0, { type: "draw" }, { type: "drew", player: 1, card: "risk" })).toBe("");
  expect(line("snails", "en", null, 0, { type: "step", to: "0,1" }, { type: "snail_moved", snail: "p1.scout", to: "1,1" })).toBe("");
});
