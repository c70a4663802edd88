/** The programme tried out in thought: who could stand where by then, and whom each card could hit, if nobody else moved. */
import { aim, type Vain } from "./aim";
import { factsOfCard, halvesOf, kindOfMove, onlyForNext } from "./cards";
import { type Facts, type FieldKey, inGameOrder, levelOf, ownerOf, type SnailId, snailsOn } from "./facts";
import { furyOf, type Odds, oddsAgainst, rerollsOf } from "./odds";
import { leapOf, walkOf } from "./walk";

/** A programme on its way: as many cards as have been laid. */
export interface Draft {
  active: SnailId | null;
  inactive: SnailId | null;
  slots: (string | null)[];
}

export interface Hit {
  snail: SnailId;
  from: FieldKey; // where one would have to stand; the own field of now if that will do
  moved: boolean; // it will not do
  odds: Odds;
}

export interface Scene {
  slot: number; // from 1
  card: string | null;
  snails: SnailId[]; // who may be active then
  from: FieldKey[]; // where they may stand then
  walk: FieldKey[]; // where the card could bring them
  reach: FieldKey[]; // in range of the card from where they stand now
  seen: FieldKey[]; // in range and in sight from there
  hits: Hit[]; // whom it could hit, the enemies' first
  friends: SnailId[]; // own snails among them
  vain: Vain | null; // wherever they may stand
}

const STRIKE = 5;
type Stands = Map<SnailId, Set<FieldKey>>;

export function rehearse(draft: Draft, facts: Facts, fields: readonly FieldKey[]): Scene[] {
  const all = new Set(fields);
  const stands: Stands = new Map();
  for (const id of [draft.active, draft.inactive]) {
    const field = id === null ? null : (facts.snails[id]?.field ?? null);
    if (id !== null && field !== null) stands.set(id, new Set([field]));
  }
  let who = draft.active === null ? [] : [draft.active];
  let aimed = 0;
  return draft.slots.map((card, i) => {
    const scene = played(card, i + 1, who, stands, aimed, facts, fields, all);
    aimed = aimedBy(card);
    if (card !== null && halvesOf(card)?.includes("swap") && draft.inactive !== null && draft.active !== null)
      who = [draft.active, draft.inactive];
    return card !== null && i === draft.slots.length - 1 && onlyForNext(card) ? { ...scene, vain: "last_card" as const } : scene;
  });
}

/** Rerolls that the card before leaves to the one after it. */
function aimedBy(card: string | null): number {
  if (card === null) return 0;
  if (halvesOf(card)?.includes("aim")) return 1;
  const effects = factsOfCard(card)?.outcomes.flatMap((one) => one.effects) ?? [];
  return effects.find(({ op }) => op === "reroll")?.n ?? 0;
}

function played(
  card: string | null,
  slot: number,
  who: readonly SnailId[],
  stands: Stands,
  aimed: number,
  facts: Facts,
  fields: readonly FieldKey[],
  all: ReadonlySet<FieldKey>,
): Scene {
  const scene: Scene = { slot, card, snails: [...who], from: [], walk: [], reach: [], seen: [], hits: [], friends: [], vain: null };
  const from = new Set(who.flatMap((id) => [...(stands.get(id) ?? [])]));
  scene.from = [...from];
  if (card === null) return scene;
  const [reach, seen, walk] = [new Set<FieldKey>(), new Set<FieldKey>(), new Set<FieldKey>()];
  const best = new Map<SnailId, Hit>();
  const vain: (Vain | null)[] = [];
  for (const id of who) {
    const gone = new Set<FieldKey>();
    for (const at of stands.get(id) ?? []) {
      for (const to of goes(card, id, at, facts, all)) gone.add(to);
      const ranged = aim(card, id, at, facts, fields);
      vain.push(ranged?.vain ?? null);
      const moved = at !== facts.snails[id]?.field;
      if (!moved) {
        ranged?.reach.forEach((field) => reach.add(field));
        ranged?.seen.forEach((field) => seen.add(field));
      }
      const targets = ranged ? ranged.snails : halvesOf(card)?.includes("strike") ? strikes(id, at, facts) : [];
      for (const target of targets) {
        const hit = { snail: target, from: at, moved, odds: oddsOn(card, id, target, slot, aimed, facts) };
        const known = best.get(target);
        if (!known || hit.odds.damage > known.odds.damage) best.set(target, hit);
      }
    }
    gone.forEach((field) => {
      walk.add(field);
      stands.get(id)?.add(field);
    });
  }
  const own = (id: SnailId): boolean => who.some((one) => ownerOf(one) === ownerOf(id));
  const order = (hit: Hit): number => Number(own(hit.snail)) * 2 + Number(hit.moved);
  const hits = [...best.values()].sort((a, b) => order(a) - order(b) || inGameOrder(a.snail, b.snail));
  return {
    ...scene,
    walk: [...walk],
    reach: [...reach],
    seen: [...seen],
    hits,
    friends: hits.map(({ snail }) => snail).filter(own),
    vain: vain.length > 0 && vain.every((one) => one !== null) ? (vain[0] ?? null) : null,
  };
}

/** Where a card that moves its own snail could bring it. */
function goes(card: string, snail: SnailId, from: FieldKey, facts: Facts, fields: ReadonlySet<FieldKey>): FieldKey[] {
  const move = kindOfMove(card);
  if (move === null) return [];
  if (move.how === "place") return leapOf(snail, from, move.far, facts, fields);
  return [...walkOf(snail, from, move.far, facts, fields).keys()].filter((to) => to !== from);
}

/** Whom a basic card could strike. */
export const strikes = (snail: SnailId, at: FieldKey, facts: Facts): SnailId[] =>
  levelOf(facts, at) === 0 ? [] : snailsOn(facts, at).filter((id) => ownerOf(id) !== ownerOf(snail));

function oddsOn(card: string, snail: SnailId, target: SnailId, slot: number, aimed: number, facts: Facts): Odds {
  const victim = facts.snails[target] ?? { health: 0, shell: false };
  if (halvesOf(card)) {
    const damage = Math.min(victim.health, victim.shell ? 0 : STRIKE);
    return { hit: damage > 0 ? 1 : 0, kill: damage >= victim.health ? 1 : 0, damage };
  }
  return oddsAgainst(card, victim, rerollsOf(card, snail, slot, facts, aimed), furyOf(card, snail, facts));
}

/** What of a scene is drawn onto the map: what the card does from here; only if that is nothing, what it could do after moving. */
export function marksOf({ reach, seen, walk, from, hits }: Scene) {
  const near = hits.filter(({ moved }) => !moved);
  const listed = near.length > 0 ? near : hits;
  return { reach, seen, walk, from, odds: new Map(listed.map(({ snail, odds }) => [snail, odds.hit])) };
}
