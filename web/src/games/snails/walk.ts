/** Where a snail can go from what everybody sees: steps, and how a full field makes room. The server has the last word. */
import { type Facts, type FieldKey, levelOf, ownerOf, type SnailId } from "./facts";
import { distance, neighbours } from "./hex";

const ROOM = 3; // snails that stand on one field

const FIRE = 5; // damage of each on a field

/** Where a snail on its way is, with what it still has. */
interface Stay {
  at: FieldKey;
  points: number;
  health: number;
}

const isAsGood = (one: Stay, other: Stay): boolean => one.at === other.at && one.points >= other.points && one.health >= other.health;

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

/** Every field that can be reached with so many points, and how many are left there. Where it stands already is one of them. Fire
 * hurts on the way, and where a mine lies, nobody knows how it would go on. */
export function walkOf(
  snail: SnailId,
  from: FieldKey,
  points: number,
  facts: Facts,
  fields: ReadonlySet<FieldKey>,
): ReadonlyMap<FieldKey, number> {
  const left = new Map<FieldKey, number>([[from, points]]);
  const climber = climbs(snail, facts);
  const stays: Stay[] = [{ at: from, points, health: facts.snails[snail]?.health ?? 0 }];
  for (const { at, points, health } of stays) {
    if (health <= 0 || (at !== from && (facts.board[at]?.mine ?? 0) > 0)) continue;
    for (const to of neighbours(at)) {
      const stay = { at: to, points: points - priceOf(at, to, facts, climber), health: health - FIRE * (facts.board[to]?.fire ?? 0) };
      if (!fields.has(to) || stay.points < 0 || stays.some((one) => isAsGood(one, stay)) || !canEnter(snail, to, facts, fields)) continue;
      left.set(to, Math.max(left.get(to) ?? 0, stay.points));
      stays.push(stay);
    }
  }
  return left;
}

/** Every field that it can be put on, whatever lies between. */
export const leapOf = (snail: SnailId, from: FieldKey, range: number, facts: Facts, fields: ReadonlySet<FieldKey>): FieldKey[] =>
  [...fields].filter((to) => to !== from && distance(from, to) <= range && canEnter(snail, to, facts, fields));
