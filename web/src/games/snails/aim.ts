/** What a card reaches from where a snail stands: range, line of sight, targets. Only what everybody sees goes into it. */
import { inHand } from "../../table/seats";
import { type CardFacts, factsOfCard, type Needs } from "./cards";
import { type Facts, type FieldKey, inGameOrder, levelOf, MOST_HEALTH, ownerOf, type SnailId, snailsOn } from "./facts";
import { distance } from "./hex";
import { canEnter } from "./walk";

/** Why a card would be revealed in vain. */
export type Vain = "water" | "no_target" | "last_card";

export interface Ranged {
  target: CardFacts["target"];
  reach: FieldKey[]; // in range
  seen: FieldKey[]; // in range and in sight
  fields: FieldKey[]; // that can be chosen, or where somebody stands who can be
  snails: SnailId[]; // who would be hit: each alone, or all that stand there
  vain: Vain | null;
}

/** Red cards need ground under the snail, markers and taking aim as well; pirates fire from the sea. */
export function needsLand(card: CardFacts, pirate: boolean): boolean {
  const only = card.target === "none" ? card.outcomes.flatMap(({ effects }) => effects).map(({ op }) => op) : [];
  if (only.length > 0 && only.every((op) => op === "marker")) return true;
  if (pirate) return false;
  return card.colour === "red" || (only.length > 0 && only.every((op) => op === "reroll"));
}

function fits(needs: Needs, id: SnailId | null, field: FieldKey, from: FieldKey, facts: Facts, fields: ReadonlySet<FieldKey>): boolean {
  const snail = facts.snails[id ?? ""];
  const owner = facts.players[ownerOf(id ?? "")];
  const does: Record<Needs, () => boolean> = {
    none: () => true,
    has_tile: () => levelOf(facts, field) > 0,
    has_snail: () => snailsOn(facts, field).length > 0,
    wounded: () => (snail?.health ?? MOST_HEALTH) < MOST_HEALTH,
    can_enter_shell: () => levelOf(facts, field) > 0 && snail?.shell === false,
    owner_has_slot: () => facts.at === "program" || (owner?.slots.some(({ state }) => state === "hidden") ?? false),
    owner_has_cards: () => inHand(owner?.hand) > 0,
    can_place_here: () => id !== null && field !== from && canEnter(id, from, facts, fields),
  };
  return does[needs]();
}

function onSide(card: CardFacts, id: SnailId, snail: SnailId): boolean {
  if (card.side === "own") return ownerOf(id) === ownerOf(snail);
  if (card.side === "enemy") return ownerOf(id) !== ownerOf(snail);
  return card.side === "all" || id !== snail;
}

/** What `card` reaches when `snail` plays it on the field `from`, others standing as they do now. */
export function aim(card: string, snail: SnailId, from: FieldKey, facts: Facts, fields: readonly FieldKey[]): Ranged | null {
  const known = factsOfCard(card);
  if (!known) return null;
  const all = new Set(fields);
  const moved = playsFrom(facts, snail, from);
  const away = (field: FieldKey): number => distance(from, field);
  const within = known.target !== "none";
  const reach = within ? fields.filter((field) => away(field) >= known.range_min && away(field) <= known.range) : [];
  const seen = known.ignore_los ? reach : reach.filter((field) => levelOf(moved, field) <= levelOf(moved, from));
  const standing = (field: FieldKey): SnailId[] =>
    snailsOn(moved, field).filter((id) => onSide(known, id, snail) && fits(known.needs, id, field, from, moved, all));
  const chosen =
    known.target === "field"
      ? seen.filter((field) => fits(known.needs, null, field, from, moved, all))
      : seen.filter((field) => standing(field).length > 0);
  const snails = chosen.flatMap(known.target === "field" ? (field) => snailsOn(moved, field) : standing).sort(inGameOrder);
  const wet = levelOf(moved, from) === 0 && needsLand(known, moved.players[ownerOf(snail)]?.faction === "pirates");
  const vain = wet ? "water" : within && (known.target === "field" ? chosen : snails).length === 0 ? "no_target" : null;
  return {
    target: known.target,
    reach,
    seen,
    fields: vain === "water" ? [] : chosen,
    snails: vain === "water" ? [] : snails,
    vain,
  };
}

/** The same table as this snail plays a card on a field: it has left its shell. */
function playsFrom(facts: Facts, snail: SnailId, field: FieldKey): Facts {
  const one = facts.snails[snail];
  return one ? { ...facts, snails: { ...facts.snails, [snail]: { ...one, field, shell: false } } } : facts;
}
