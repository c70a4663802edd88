/** Places on the table and what may be done there: read off the legal acts, never off the rules. */
import type { Ways } from "../../table/choice.svelte";
import { oneOf } from "../../table/shapes";
import { stealIn } from "./pond";
import { type Act, KINDS, type Kind, type View } from "./types";

export type Place =
  { at: "hand"; card: Kind } | { at: "pond"; card: Kind } | { at: "stack"; owner: number; stack: string } | { at: "water" };

export function keyOf(place: Place): string {
  switch (place.at) {
    case "hand":
    case "pond":
      return `${place.at} ${place.card}`;
    case "stack":
      return `stack ${place.owner} ${place.stack}`;
    case "water":
      return "water";
  }
}

/** The stack that is just being stolen, where it lies now. */
export function stolenStack(view: View): Place | null {
  const steal = stealIn(view);
  return steal && { at: "stack", owner: steal.stealer, stack: steal.stack };
}

/** Where an act begins and where it goes: one place for acts on a single thing, none for plain answers. */
export function endsOf(act: Act, view: View, seat: number): Place[] {
  switch (act.type) {
    case "lay":
    case "bait":
    case "stalk":
      return [{ at: "hand", card: act.card }, { at: "water" }];
    case "snatch":
      return [
        { at: "hand", card: act.card },
        { at: "pond", card: act.pond },
      ];
    case "steal":
      return [
        { at: "hand", card: act.card },
        { at: "stack", owner: act.owner, stack: act.stack },
      ];
    case "swallow":
      return [
        { at: "stack", owner: seat, stack: act.stack },
        { at: "pond", card: act.pond },
      ];
    case "toss":
      return [{ at: "pond", card: act.pond }];
    case "stork_choose":
      return [{ at: "stack", owner: act.owner, stack: act.stack }];
    case "reclaim": {
      const stolen = stolenStack(view);
      return stolen ? [{ at: "hand", card: act.card }, stolen] : [];
    }
    default:
      return [];
  }
}

/** Acts that are plain answers: buttons. */
export const answersIn = (legal: readonly Act[]): Act[] =>
  legal.filter(({ type }) => ["decline", "consolation_draw", "consolation_skip", "call_out", "let_pass"].includes(type));

/** All places where something can begin or end now. */
export function livelyPlaces(legal: readonly Act[], view: View, seat: number | null): Set<string> {
  if (seat === null) return new Set();
  return new Set(legal.flatMap((act) => endsOf(act, view, seat).map(keyOf)));
}

/** With `chosen` in hand: every place that completes an act, and the act. An act on one thing is completed at that thing. */
export function litPlaces(legal: readonly Act[], view: View, seat: number | null, chosen: Place | null): Map<string, Act> {
  const lit = new Map<string, Act>();
  if (!chosen || seat === null) return lit;
  const from = keyOf(chosen);
  for (const act of legal) {
    const ends = endsOf(act, view, seat).map(keyOf);
    if (!ends.includes(from)) continue;
    lit.set(ends.find((end) => end !== from) ?? from, act);
  }
  return lit;
}

const ON_WATER: { [S in View["state"]]?: "lay" | "bait" } = { LAY: "lay", BAIT: "bait" };

/** The act a person means by `chosen` onto `target`, whether possible or not: the server says why not. */
export function meantBy(chosen: Place, target: Place, view: View, seat: number): Act | null {
  if (chosen.at !== "hand" && target.at === "hand") return meantBy(target, chosen, view, seat);
  if (chosen.at === "pond" && target.at === "stack") return meantBy(target, chosen, view, seat);
  if (chosen.at === "hand") {
    const { card } = chosen;
    const water = ON_WATER[view.state];
    if (water && (target.at === "water" || target.at === "pond")) return { type: water, card };
    if (target.at === "water") return { type: "stalk", card };
    if (target.at === "pond") return { type: "snatch", card, pond: target.card };
    if (target.at === "stack" && view.state === "RECLAIM") return { type: "reclaim", card };
    if (target.at === "stack") return { type: "steal", card, owner: target.owner, stack: target.stack };
  }
  if (chosen.at === "stack" && target.at === "pond") {
    return chosen.owner === seat || view.state === "TURN" ? { type: "swallow", stack: chosen.stack, pond: target.card } : null;
  }
  if (chosen.at === "pond" && target.at === "water") return { type: "toss", pond: chosen.card };
  return null;
}

/** May a second touch change the choice instead of completing it? */
export function sameSide(chosen: Place, target: Place, seat: number): boolean {
  if (chosen.at !== target.at) return false;
  return chosen.at !== "stack" || target.at !== "stack" || (chosen.owner === seat) === (target.owner === seat);
}

export const waysOf = (legal: readonly Act[], view: View, seat: number | null): Ways<Place, Act> => ({
  keyOf,
  lit: (chosen) => litPlaces(legal, view, seat, chosen),
  lively: () => livelyPlaces(legal, view, seat),
  meant: (chosen, target) => (seat === null ? null : meantBy(chosen, target, view, seat)),
  sameSide: (chosen, target) => seat !== null && sameSide(chosen, target, seat),
  ground: ({ at }) => at === "water",
  ends: (act) => (seat === null ? [] : endsOf(act, view, seat)),
});

export function placeFrom(key: string): Place | null {
  const [at, first = "", second = ""] = key.split(" ");
  const card = oneOf(KINDS, first);
  if ((at === "hand" || at === "pond") && card) return { at, card };
  if (at === "stack") return { at, owner: Number(first), stack: second };
  return at === "water" ? { at } : null;
}
