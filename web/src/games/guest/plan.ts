/** What travels when one picture of the table becomes the next: the difference of two layouts. */
import type { Flight, FlightPlan, Spot } from "../../table/plan";
import { same } from "../../options";
import { THROW_MS } from "../../table/throw";
import type { GameEvent } from "../index";
import { rolledIn } from "./rolled";
import { type Layout, type Zone, zonesOf } from "./zones";

export const zoneSpot = (id: string): Spot => `zone:${id}`;
export const cardSpot = (id: string, card: string): Spot => `zone:${id}:${card}`;
export const BACK = "back";

const MS = 440; // a card's way
const GAP = 70; // between two cards
const SEE = 620; // how long a card lies where all can see it before it is taken away
const MOST = 26; // cards in the air
const EVENT = 300; // for each thing that happens, where it has changed the picture

/** How a zone has changed: cards in sight that left and came, and how many more lie there that nobody here knows. */
interface Change {
  id: string;
  middle: boolean;
  heap: boolean;
  lost: string[];
  gained: string[];
  hidden: number;
}

const known = ({ cards, top, open }: Zone): string[] => (open ? cards : [top]).filter((card) => card !== null);

/** `some` without `others`, copy by copy. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function changeOf(id: string, before: Zone | undefined, after: Zone | undefined, middle: boolean): Change {
  const [had, has] = [before ? known(before) : [], after ? known(after) : []];
  const lost = without(had, has);
  const gained = without(has, had);
  let hidden = (after ? after.count - has.length : 0) - (before ? before.count - had.length : 0);
  for (; hidden > 0 && lost.length > 0; hidden--) lost.pop(); // covered by another card
  for (; hidden < 0 && gained.length > 0 && lost.length > 0; hidden++) gained.pop(); // uncovered
  return { id, middle, heap: (after ?? before)?.shape === "heap", lost, gained, hidden };
}

function changesOf(before: Layout, after: Layout): Change[] {
  const was = new Map(zonesOf(before).map((zone) => [zone.id, zone]));
  const is = new Map(zonesOf(after).map((zone) => [zone.id, zone]));
  const inMiddle = new Set([...before.middle.zones, ...after.middle.zones].map(({ id }) => id));
  return [...new Set([...was.keys(), ...is.keys()])].map((id) => changeOf(id, was.get(id), is.get(id), inMiddle.has(id)));
}

interface Move {
  item: string;
  from: Change;
  to: Change;
}

/** Are the cards dealt anew? Several players gain cards while others, which lay open, have gone nowhere else: they have been shuffled, so
 * nobody knows which of them is where. All come from the pile then. */
function redealt(changes: readonly Change[]): Change[] | null {
  const pile = changes.find(({ middle, heap }) => middle && heap);
  const gain = ({ middle, hidden, gained }: Change): boolean => !middle && (hidden > 0 || gained.length > 0);
  const room = changes
    .filter(({ middle, heap }) => middle || heap)
    .reduce((sum, one) => sum + Math.max(0, one.hidden) + one.gained.length, 0);
  const lost = changes.reduce((sum, one) => sum + one.lost.length, 0);
  if (!pile || changes.filter(gain).length < 2 || lost - room < 2) return null;
  return changes.map((one) => ({ ...one, lost: [], hidden: one === pile ? -changes.length * MOST : Math.max(0, one.hidden) }));
}

/** Which card went where: known ones first, then those that come out of the dark or go there. */
function movesOf(found: readonly Change[]): Move[] {
  const changes = redealt(found) ?? found;
  const moves: Move[] = [];
  const move = (item: string, from: Change, to: Change): void => void moves.push({ item, from, to });
  const find = (is: (one: Change) => boolean, but: Change): Change | undefined => changes.find((one) => one !== but && is(one));
  for (const to of changes)
    for (const card of [...to.gained]) {
      const from = find(({ lost }) => lost.includes(card), to) ?? find(({ hidden }) => hidden < 0, to);
      if (!from) continue;
      const at = from.lost.indexOf(card);
      if (at >= 0) from.lost.splice(at, 1);
      else from.hidden++;
      move(card, from, to);
    }
  for (const from of changes)
    for (const card of from.lost) {
      const to = find(({ hidden }) => hidden > 0, from);
      if (!to) continue;
      to.hidden--;
      move(card, from, to);
    }
  for (const from of changes)
    for (; from.hidden < 0; from.hidden++) {
      const to = find(({ hidden }) => hidden > 0, from);
      if (!to) break;
      to.hidden--;
      move(BACK, from, to);
    }
  return moves;
}

/** The cards of a row in the middle with the seats that have played them, null where nobody can tell; of an empty row what was taken from
 * it just now, with the card that completed it: a trick, for one. */
export type Trail = readonly { card: string | null; by: number | null }[];

/** Who has played these cards: those that were known before, without those that left, and `came` by this seat. Equal cards are not told
 * apart: where one of them has left, nobody knows whose the others are. */
function trailOf(cards: Zone["cards"], known: Trail, came: readonly string[], by: number | null): Trail {
  const owners = new Map<string, (number | null)[]>();
  for (const card of new Set(cards.filter((one) => one !== null))) {
    const count = cards.filter((one) => one === card).length;
    const had = known.filter((one) => one.card === card).map((one) => one.by);
    const joined = came.filter((one) => one === card).map(() => by);
    const all =
      had.length + joined.length <= count ? [...had, ...joined] : had.every((one) => one === had[0]) && joined.length === 0 ? had : [];
    owners.set(card, [...all, ...Array.from({ length: count }, () => null)].slice(0, count));
  }
  return cards.map((card) => ({ card, by: card === null ? null : (owners.get(card)?.shift() ?? null) }));
}

/** Who has played what lies in the middle. What was taken is seen until something lies there again or cards are dealt: where one act
 * takes a trick and deals anew, nobody could tell the cards apart. */
export function trailsOf(before: Layout, after: Layout, seen: ReadonlyMap<string, Trail> = new Map()): ReadonlyMap<string, Trail> {
  const moves = movesOf(changesOf(before, after));
  const quiet = moves.every(({ to }) => to.middle);
  const players = before.seats.flatMap(({ zones }, seat) =>
    moves.some(({ from }) => zones.some(({ id }) => id === from.id)) ? [seat] : [],
  );
  const by = players.length === 1 ? (players[0] ?? null) : null; // where several lay cards at once, the moves could be others'
  const found = new Map<string, Trail>();
  for (const { id, shape, cards } of after.middle.zones) {
    if (shape !== "row") continue;
    const lay = before.middle.zones.find((zone) => zone.id === id)?.cards ?? [];
    const old = seen.get(id) ?? [];
    const isSame = old.length === lay.length && lay.every((card, i) => old[i]?.card === card);
    const known = isSame ? old : lay.map((card) => ({ card, by: null }));
    if (cards.length > 0) {
      const came = moves.filter(({ from, to }) => to.id === id && !from.middle).map(({ item }) => item);
      found.set(id, trailOf(cards, lay.length > 0 ? known : [], came, by));
      continue;
    }
    if (lay.length === 0) {
      if (quiet) found.set(id, old);
      continue;
    }
    const left = moves.filter(({ from }) => from.id === id);
    const to = left[0]?.to;
    const joined = moves.filter(({ from }) => !from.middle); // where more than one card leaves the players, all are collected
    if (!to || to.middle || left.length < lay.length || joined.length > 1) continue;
    if ([...left, ...joined].every((move) => move.to === to && move.item !== BACK))
      found.set(id, [...known, ...joined.map(({ item }) => ({ card: item, by }))]);
  }
  return found;
}

/** The same where the table has stood like this, one after the other, and nobody has looked on. */
export const trailsThrough = (tables: readonly Layout[]): ReadonlyMap<string, Trail> =>
  tables.slice(1).reduce<ReadonlyMap<string, Trail>>((seen, after, i) => trailsOf(tables[i] ?? after, after, seen), new Map());

/** A card that completes something and is taken away with it lies there for a moment first. */
function flightOf({ item, from, to }: Move, moves: readonly Move[], at: number): Flight {
  const through = from.middle ? undefined : moves.find((other) => other.to === to && other.from.middle && other.from !== from);
  const begin = item === BACK ? zoneSpot(from.id) : cardSpot(from.id, item);
  const goal = item === BACK ? zoneSpot(to.id) : cardSpot(to.id, item);
  const joined = moves.some((other) => other.to === to && !other.from.middle);
  const late = through || (from.middle && joined) ? MS + SEE : 0;
  const path = [{ spot: begin, at }];
  if (through) path.push({ spot: zoneSpot(through.from.id), at: at + MS }, { spot: zoneSpot(through.from.id), at: at + late });
  if (!through && late > 0) path[0] = { spot: begin, at: at + late };
  path.push({ spot: goal, at: at + late + MS });
  return { item, path, end: item === BACK ? "gone" : "stays", shape: "arc" };
}

/** Everything that flies between two pictures of the table; what has happened in between is told one after the other. `next`: the
 * picture that comes at once after that: what has come to lie here, and leaves again there, is looked at first. */
export function planOf(before: Layout, after: Layout, events: readonly GameEvent[], next: Layout | null = null): FlightPlan {
  const moves = movesOf(changesOf(before, after)).slice(0, MOST);
  const flights = moves.map((move, i) => flightOf(move, moves, i * GAP));
  const thrown = events.findLastIndex((event) => rolledIn([event])); // all dice roll from the beginning
  const each = thrown < 0 && same(before, after) ? 0 : EVENT;
  const sounds = events.map((_, i) => i * each);
  const cues = sounds.map((at, i) => (thrown < 0 || i < thrown ? at : Math.max(at, THROW_MS + (i - thrown) * EVENT)));
  const told = events.length > 0 ? (cues.at(-1) ?? 0) + each : 0;
  const landed = new Set(moves.map(({ to }) => to.id));
  const leaves = next !== null && movesOf(changesOf(after, next)).some(({ from }) => landed.has(from.id));
  const look = leaves ? SEE : 0;
  const total = Math.max(told, ...flights.map(({ path }) => (path.at(-1)?.at ?? 0) + look));
  return { flights, gestures: [], cues, sounds, words: [], total };
}
