/** Several rows of cards in the middle: each has its place and room for as many cards as there have been, so that nothing moves aside
 * when cards come or go. */
import type { DeclaredField } from "../../wire";
import type { Zone } from "./zones";

const FIRST = 3; // cards there is room for before there have been more
const GAP = 6; // px between two cards
const BETWEEN = 12; // px between two columns
const LABELLED = 60; // px that the name of a heap needs
const SHOWN = 0.5; // of a card that another one covers

/** The rows, where there are several; a single card that is a field of its own is none. */
export function rowsIn(zones: readonly Zone[], view: readonly DeclaredField[]): readonly Zone[] {
  const single = new Set(view.filter(({ kind }) => kind === "card").map(({ name }) => name));
  const rows = zones.filter(({ shape, id }) => shape === "row" && !single.has(id));
  return rows.length > 1 ? rows : [];
}

/** How many cards each row has room for. */
export const roomOf = (rows: readonly Zone[], before: number = FIRST): number => Math.max(before, ...rows.map(({ count }) => count));

export interface Columns {
  step: number; // px from card to card
  room: number; // cards
  areas: ReadonlyMap<string, string>; // the place of each zone in the grid of the middle
}

/** Where the rows lie, as many side by side as there is room for, and beside or under them the heaps; what else there is has a line of
 * its own. Null: there are no several rows. */
export function columnsOf(zones: readonly Zone[], rows: readonly Zone[], room: number, card: number, wide: number): Columns | null {
  if (rows.length === 0) return null;
  const heaps = zones.filter((zone) => !rows.includes(zone) && (zone.shape === "heap" || zone.shape === "row"));
  const whole = room * card + (room - 1) * GAP;
  const side = Math.max(card, LABELLED) + BETWEEN;
  const fitting = (taken: number): number => Math.min(rows.length, Math.floor((wide - taken + BETWEEN) / (whole + BETWEEN)));
  const ways = rows.flatMap((_, at) => {
    const lines = at + 1;
    const columns = Math.ceil(rows.length / lines);
    const isBeside = fitting(Math.ceil(heaps.length / lines) * side) >= columns;
    const fits = lines === rows.length || fitting(0) >= columns;
    return fits ? [{ lines, columns, isBeside, all: lines + (isBeside ? 0 : 0.5 + Math.ceil(heaps.length / columns)) }] : [];
  });
  const { lines, columns, isBeside } = ways.reduce((best, way) => (way.all < best.all ? way : best));
  const areas = new Map(rows.map((zone, i) => [zone.id, `${Math.floor(i / columns) + 1} / ${(i % columns) + 1}`]));
  heaps.forEach((zone, i) =>
    areas.set(
      zone.id,
      isBeside
        ? `${(i % lines) + 1} / ${columns + 1 + Math.floor(i / lines)}`
        : `${lines + 1 + Math.floor(i / columns)} / ${(i % columns) + 1}`,
    ),
  );
  for (const { id } of zones) if (!areas.has(id)) areas.set(id, "auto / 1 / auto / -1");
  const step = room > 1 ? Math.min(card + GAP, (wide - card) / (room - 1)) : card;
  return { step: Math.max(step, card * SHOWN), room, areas };
}
