/** The hexes of the map: neighbours, distances, where each lies in the picture, what it is called. Axial coordinates, points upwards. */
import { declared } from "../../table/shapes";
import type { Machine } from "../../wire";
import type { FieldKey, SnailId } from "./facts";
import layouts from "./layouts.json";

export type Layout = {
  id: string;
  rows: { r: number; q_min: number; q_max: number }[];
  I: number[][];
  II: number[][];
  III: number[][];
};

export const LAYOUTS: Layout[] = declared(layouts);

/** The board that the table has agreed on. */
export const layoutOf = (options: Machine): Layout =>
  options["layout"] === "custom"
    ? (options["custom_layout"] as Layout)
    : (LAYOUTS.find(({ id }) => id === options["layout"]) ?? (LAYOUTS[0] as Layout));

export const keyOf = (q: number, r: number): FieldKey => `${q},${r}`;

export function axial(field: FieldKey): [q: number, r: number] {
  const [q, r] = field.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

/** Every field of a layout, in the order of (r, q). */
export const fieldsOf = ({ rows }: Pick<Layout, "rows">): FieldKey[] =>
  [...rows]
    .sort((a, b) => a.r - b.r)
    .flatMap(({ r, q_min, q_max }) => Array.from({ length: q_max - q_min + 1 }, (_, i) => keyOf(q_min + i, r)));

/** How many tiles lie on each field at the beginning. */
export function heightsOf(layout: Layout): Record<FieldKey, number> {
  const at: Record<FieldKey, number> = {};
  [layout.I, layout.II, layout.III].forEach((list, i) => list.forEach(([q = 0, r = 0]) => (at[keyOf(q, r)] = i + 1)));
  return at;
}

const AROUND = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const; // prettier-ignore

export const neighbours = (field: FieldKey): FieldKey[] => {
  const [q, r] = axial(field);
  return AROUND.map(([dq, dr]) => keyOf(q + dq, r + dr));
};

export function distance(a: FieldKey, b: FieldKey): number {
  const [[aq, ar], [bq, br]] = [axial(a), axial(b)];
  const [dq, dr] = [aq - bq, ar - br];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

// ---- the picture: one unit is a fiftieth of a hex's side, seen from a little above

export const SIDE = 50;
export const WIDE = SIDE * Math.sqrt(3);
export const FLAT = 0.8; // how much the view from above flattens
export const STEP = 13; // how much higher each tile lies

export interface Point {
  x: number;
  y: number;
}

/** A snail where it is drawn. */
export interface Figure extends Point {
  id: SnailId;
  size: number;
}

/** The middle of a field's top. */
export function pointOf(field: FieldKey, level = 0): Point {
  const [q, r] = axial(field);
  return { x: WIDE * (q + r / 2), y: SIDE * 1.5 * FLAT * r - STEP * level };
}

export type Corners = [top: Point, right: Point, low: Point, front: Point, left: Point, up: Point];

/** The six corners of a top around its middle, the uppermost first, clockwise; `lift`: so much higher. */
export function corners(size = 1, lift = 0): Corners {
  const corner = (at: number): Point => {
    const angle = (Math.PI / 180) * (60 * at - 90);
    return { x: Math.cos(angle) * SIDE * size, y: Math.sin(angle) * SIDE * FLAT * size - lift };
  };
  return [corner(0), corner(1), corner(2), corner(3), corner(4), corner(5)];
}

/** Corners as the points of a polygon. */
export const outline = (points: readonly Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The fields of a board that have to be in sight: land, and whatever else is told. */
export const inSight = (
  fields: readonly FieldKey[],
  heights: Readonly<Record<FieldKey, number>>,
  also: ReadonlySet<FieldKey>,
): FieldKey[] => {
  const wanted = fields.filter((field) => (heights[field] ?? 0) > 0 || also.has(field));
  return wanted.length > 0 ? wanted : [...fields];
};

/** The box around some fields, with room for what stands on the upmost row. */
export function boxOf(fields: readonly FieldKey[], margin = 26): Box {
  const points = fields.map((field) => pointOf(field));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - WIDE / 2 - margin, Math.max(...xs) + WIDE / 2 + margin];
  const [top, bottom] = [Math.min(...ys) - SIDE * FLAT - margin - STEP * 3, Math.max(...ys) + SIDE * FLAT + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

interface Standing {
  places: [x: number, y: number][];
  size: number;
}

/** Where the snails of one field stand, around the middle of its top; and how large they are. */
const STANDING: Standing[] = [
  { size: 0.98, places: [[0, 2]] }, // prettier-ignore
  { size: 0.74, places: [[-20, -5], [19, 9]] }, // prettier-ignore
  { size: 0.62, places: [[0, -15], [-21, 9], [21, 11]] }, // prettier-ignore
  { size: 0.55, places: [[-18, -15], [20, -11], [-20, 12], [19, 14]] }, // prettier-ignore
];
export const standing = (count: number): Standing => STANDING[Math.min(STANDING.length, Math.max(1, count)) - 1] as Standing;

// ---- names

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const rowName = (at: number): string =>
  at < 26 ? (LETTERS[at] ?? "") : `${LETTERS[Math.floor(at / 26) - 1] ?? ""}${LETTERS[at % 26] ?? ""}`;

/** What each field is called: rows A, B, C … from the top, numbers from the left. */
export function namesOf(fields: readonly FieldKey[]): Map<FieldKey, string> {
  const rows = [...new Set(fields.map((field) => axial(field)[1]))].sort((a, b) => a - b);
  const names = new Map<FieldKey, string>();
  rows.forEach((row, at) => {
    const line = fields.filter((field) => axial(field)[1] === row).sort((a, b) => axial(a)[0] - axial(b)[0]);
    line.forEach((field, i) => names.set(field, `${rowName(at)}${i + 1}`));
  });
  return names;
}

/** The neighbour in the direction of an arrow key; up and down follow the column at `x`. */
export function nextField(fields: ReadonlySet<FieldKey>, from: FieldKey, key: string, x: number): FieldKey | null {
  const [q, r] = axial(from);
  const pick = (...ways: [number, number][]): FieldKey | null => {
    const there = ways.map(([dq, dr]) => keyOf(q + dq, r + dr)).filter((field) => fields.has(field));
    there.sort((a, b) => Math.abs(pointOf(a).x - x) - Math.abs(pointOf(b).x - x));
    return there[0] ?? null;
  };
  if (key === "ArrowLeft") return pick([-1, 0]);
  if (key === "ArrowRight") return pick([1, 0]);
  if (key === "ArrowUp") return pick([0, -1], [1, -1]);
  if (key === "ArrowDown") return pick([0, 1], [-1, 1]);
  return null;
}
