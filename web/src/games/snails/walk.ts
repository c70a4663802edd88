/** Where a snail can go from what everybody sees: steps, and how a full field makes room. The server has the last word. */
import { type Facts, type FieldKey, levelOf, ownerOf, type SnailId } from "./facts";
import { distance, neighbours } from "./hex";

const ROOM = 3; // snails that stand on one field

type Places = ReadonlyMap<SnailId, FieldKey>;

const placesOf = ({ snails }: Facts): Places =>
  new Map(Object.entries(snails).flatMap(([id, { field }]) => (field === null ? [] : [[id, field] as const])));

const on = (places: Places, field: FieldKey): SnailId[] => [...places].filter(([, at]) => at === field).map(([id]) => id);

/** Can everybody who is too many here go on to somewhere else? */
function settles(places: Places, full: FieldKey, moved: readonly SnailId[], facts: Facts, fields: ReadonlySet<FieldKey>): boolean {
  const there = on(places, full);
  if (there.length <= ROOM) return true;
  return there
    .filter((id) => !moved.includes(id) && !facts.snails[id]?.shell)
    .some((id) =>
      neighbours(full)
        .filter((to) => fields.has(to) && levelOf(facts, to) <= levelOf(facts, full))
        .some((to) => settles(new Map(places).set(id, to), to, [...moved, id], facts, fields)),
    );
}

export const canEnter = (snail: SnailId, to: FieldKey, facts: Facts, fields: ReadonlySet<FieldKey>): boolean =>
  settles(new Map(placesOf(facts)).set(snail, to), to, [snail], facts, fields);

export const climbs = (snail: SnailId, { players }: Facts): boolean => players[ownerOf(snail)]?.faction === "ninjas";

function priceOf(from: FieldKey, to: FieldKey, facts: Facts, climber: boolean): number {
  const up = levelOf(facts, to) - levelOf(facts, from);
  return climber || up <= 0 ? 1 : up === 1 ? 2 : Infinity;
}

/** Every field that can be reached with so many points, and how many are left there. Where it stands already is one of them. */
export function walkOf(
  snail: SnailId,
  from: FieldKey,
  points: number,
  facts: Facts,
  fields: ReadonlySet<FieldKey>,
): ReadonlyMap<FieldKey, number> {
  const left = new Map<FieldKey, number>([[from, points]]);
  const climber = climbs(snail, facts);
  const next = [from];
  for (let at = next.shift(); at !== undefined; at = next.shift()) {
    for (const to of neighbours(at)) {
      const rest = (left.get(at) ?? 0) - priceOf(at, to, facts, climber);
      if (!fields.has(to) || rest < 0 || rest <= (left.get(to) ?? -1) || !canEnter(snail, to, facts, fields)) continue;
      left.set(to, rest);
      next.push(to);
    }
  }
  return left;
}

/** Every field that it can be put on, whatever lies between. */
export const leapOf = (snail: SnailId, from: FieldKey, range: number, facts: Facts, fields: ReadonlySet<FieldKey>): FieldKey[] =>
  [...fields].filter((to) => to !== from && distance(from, to) <= range && canEnter(snail, to, facts, fields));
