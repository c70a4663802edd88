/** The north-west island in a handful of words, for tests: its mountain -1,-3, two meadows, a beach, and the sea around. */
import type { Facts, PlayerFacts, PlayerId, SnailFacts, SnailId } from "./facts";
import { fieldsOf, heightsOf, LAYOUTS, type Layout } from "./hex";

const CORNERS = LAYOUTS[0] as Layout;
export const FIELDS = fieldsOf(CORNERS);

const NOBODY: PlayerFacts = {
  faction: "zombies",
  faction_card: "beside",
  hand: 5,
  slots: [],
  active: null,
  inactive: null,
  revealed: [],
  ability_used: false,
  aim: null,
  lost_this_round: false,
  lost_last_round: false,
};

/** Snails as "p1.scout": "-1,-2", "p1.scout 10": with that health, "p1.scout shell": in its shell. */
export function scene(
  snails: Record<string, string>,
  players: Partial<Record<PlayerId, Partial<PlayerFacts>>> = {},
  more: Partial<Facts> = {},
): Facts {
  const standing = Object.entries(snails).map(([words, field]): [SnailId, SnailFacts] => {
    const [id = "", ...rest] = words.split(" ");
    const health = Number(rest.find((word) => /^\d+$/.test(word)) ?? 30);
    return [id, { health, field, shell: rest.includes("shell") }];
  });
  const heights = Object.entries(heightsOf(CORNERS));
  return {
    at: "program",
    round: 1,
    start_player: "p1",
    turn: null,
    contamination: 0,
    board: Object.fromEntries(heights.map(([field, stack]) => [field, { stack, damage: 0, fire: 0, mine: 0, dynamite: 0 }])),
    removed: [],
    snails: Object.fromEntries(standing),
    players: { p1: { ...NOBODY, ...players["p1"] }, p2: { ...NOBODY, faction: "cowboys", ...players["p2"] } },
    deck: 60,
    discard: [],
    eliminated: [],
    viewer: "p1",
    ...more,
  };
}
