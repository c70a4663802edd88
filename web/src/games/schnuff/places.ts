/** Where an act of Schnuff begins and ends on the board, read off the legal acts. Drawing is not among them: it is never shown. */
import type { Ways } from "../../table/choice.svelte";
import { oneOf, type Tagged } from "../../table/shapes";
import { type Act, type Acts, type Kind, KINDS } from "./types";

export type Place = { at: "hand"; card: Kind } | { at: "discard" };

export const keyOf = (place: Place): string => (place.at === "hand" ? `hand ${place.card}` : "discard");

export function placeFrom(key: string): Place | null {
  const [at, word = ""] = key.split(" ");
  const card = oneOf(KINDS, word);
  if (at === "hand" && card) return { at, card };
  return at === "discard" ? { at } : null;
}

const plays = (legal: readonly Act[]): Tagged<Acts, "play">[] => legal.filter((act) => act.type === "play");

export const waysOf = (legal: readonly Act[]): Ways<Place, Act> => ({
  keyOf,
  // a card that may be played is played at the middle, or by a second touch
  lit: (chosen) => {
    const act = chosen?.at === "hand" ? plays(legal).find(({ card }) => card === chosen.card) : undefined;
    return new Map(act && chosen ? [keyOf({ at: "discard" }), keyOf(chosen)].map((key) => [key, act]) : []);
  },
  lively: () => new Set(plays(legal).map((act) => keyOf({ at: "hand", card: act.card }))),
  meant: (chosen, target) => (chosen.at === "hand" && target.at === "discard" ? { type: "play", card: chosen.card } : null),
  sameSide: (chosen, target) => chosen.at === target.at,
  ground: ({ at }) => at === "discard",
  ends: (act) => (act.type === "play" ? [{ at: "hand", card: act.card }] : []),
});
