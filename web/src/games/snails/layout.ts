/** Boards that people draw: what a drawing is, which rules of a layout it breaks (V1–V9), mirrors, islands by chance, layouts as text. */
import type { Args } from "../../texts.svelte";
import type { FieldKey } from "./facts";
import { axial, fieldsOf, heightsOf, keyOf, type Layout, neighbours } from "./hex";

export const KINDS = ["I", "II", "III"] as const; // fields of one, two and three tiles
export const COUNTS = [5, 9, 6] as const;
export const TILES = [20, 15, 6] as const; // beaches, meadows, mountains in the box
export const MOST_FIELDS = 127;
export const FARTHEST = 20; // of a coordinate from 0

export type Level = 0 | 1 | 2 | 3; // water, or how many tiles lie there
export type Drawing = ReadonlyMap<FieldKey, Level>;

/** A rule that is broken: message `layout-fault-<id>`, and the fields that show it. */
export interface Fault {
  rule: string;
  id: string;
  args?: Args;
  fields?: FieldKey[];
}

// ---- drawing and layout ------------------------------------------------------------------------------------------------------------

export function drawingOf(layout: Layout): Drawing {
  const heights = heightsOf(layout);
  return new Map(fieldsOf(layout).map((field) => [field, (heights[field] ?? 0) as Level]));
}

/** The layout of a drawing; gaps inside a row become water. */
export function tableOf(drawing: Drawing): Layout {
  const rows = new Map<number, { r: number; q_min: number; q_max: number }>();
  for (const [q, r] of sorted(drawing).map(axial)) {
    const row = rows.get(r);
    if (row) row.q_max = q;
    else rows.set(r, { r, q_min: q, q_max: q });
  }
  const land = (level: Level): number[][] => sorted(drawing, level).map(axial);
  return { id: "custom", rows: [...rows.values()], I: land(1), II: land(2), III: land(3) };
}

/** The fields in the order of (r, q), all or those of one level. */
export function sorted(drawing: Drawing, level?: Level): FieldKey[] {
  const fields = [...drawing.keys()].filter((field) => level === undefined || drawing.get(field) === level);
  return fields.sort((a, b) => axial(a)[1] - axial(b)[1] || axial(a)[0] - axial(b)[0]);
}

/** What is missing inside the rows: a row of a layout has no gap. */
export const gaps = (drawing: Drawing): FieldKey[] => fieldsOf(tableOf(drawing)).filter((field) => !drawing.has(field));

export const countOf = (drawing: Drawing): [number, number, number] => {
  const levels = [...drawing.values()];
  return [1, 2, 3].map((level) => levels.filter((one) => one === level).length) as [number, number, number];
};

/** Are all tiles used, each once? */
export const isWhole = (counts: readonly number[]): boolean => COUNTS.every((count, i) => counts[i] === count);

// ---- the rules, in the order in which the server checks them -------------------------------------------------------------------------

/** The rules that a drawing breaks, gaps first. */
export function faultsOf(drawing: Drawing, players: number, partial: boolean): Fault[] {
  const missing = gaps(drawing);
  const holes: Fault[] = missing.length > 0 ? [{ rule: "V1", id: "gap", args: { count: missing.length }, fields: missing }] : [];
  return [...holes, ...faults(tableOf(drawing), players, partial)];
}

/** The rules that a layout breaks. A layout of a wrong form has one fault only. */
export function faults(layout: unknown, players: number, partial: boolean): Fault[] {
  if (!isTable(layout) || layout["id"] !== "custom") return [{ rule: "V9", id: "form" }];
  const rows = layout["rows"];
  if (!Array.isArray(rows) || !rows.every(isRow) || new Set(rows.map(({ r }) => r)).size < rows.length)
    return [{ rule: "V1", id: "rows", args: { farthest: FARTHEST } }];
  const fields = fieldsOf({ rows });
  if (fields.length === 0) return [{ rule: "V1", id: "empty" }];
  if (fields.length > MOST_FIELDS) return [{ rule: "V1", id: "large", args: { count: fields.length, most: MOST_FIELDS } }];
  const lists = KINDS.map((kind) => layout[kind]);
  if (!lists.every(isFieldList)) return [{ rule: "V2", id: "twice" }];
  const land = lists.flat().map(([q, r]) => keyOf(q, r));
  if (new Set(land).size < land.length || !land.every((field) => fields.includes(field))) return [{ rule: "V2", id: "twice" }];
  return [...stackFaults(lists.map((list) => list.length) as [number, number, number], players, partial), ...apartFaults(fields)];
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.keys(value).sort().join() === ["I", "II", "III", "id", "rows"].join();

const isNear = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;

const isRow = (row: unknown): row is Layout["rows"][number] => {
  if (typeof row !== "object" || row === null || Object.keys(row).sort().join() !== "q_max,q_min,r") return false;
  const { r, q_min, q_max } = row as Record<string, unknown>;
  return isNear(r) && isNear(q_min) && isNear(q_max) && q_min <= q_max;
};

const isFieldList = (list: unknown): list is [number, number][] =>
  Array.isArray(list) && list.every((field) => Array.isArray(field) && field.length === 2 && field.every(isNear));

function stackFaults([I, II, III]: [number, number, number], players: number, partial: boolean): Fault[] {
  const found: Fault[] = [];
  const add = (rule: string, id: string, args: Args = {}): number => found.push({ rule, id, args: { I, II, III, players, ...args } });
  if (!partial && !isWhole([I, II, III])) add("V3", "all");
  if (partial && III > TILES[2]) add("V3", "mountains", { most: TILES[2] });
  if (partial && II + III > TILES[1]) add("V3", "meadows", { most: TILES[1], count: II + III });
  if (partial && I + II + III > TILES[0]) add("V3", "beaches", { most: TILES[0], count: I + II + III });
  if (I + II + III < 3 * players) add("V5", "land", { count: I + II + III, least: 3 * players });
  if (3 * (I + II) < 4 * players) add("V6", "room", { count: 3 * (I + II), least: 4 * players });
  if (I < 1) add("V7", "beach");
  return found;
}

function apartFaults(fields: readonly FieldKey[]): Fault[] {
  const [, ...others] = regions(fields).sort((a, b) => b.length - a.length);
  return others.length > 0 ? [{ rule: "V4", id: "apart", args: { count: others.length + 1 }, fields: others.flat() }] : [];
}

/** Fields that hang together, as groups. */
export function regions(fields: readonly FieldKey[]): FieldKey[][] {
  const left = new Set(fields);
  const found: FieldKey[][] = [];
  for (const first of fields) {
    if (!left.delete(first)) continue;
    const region = [first];
    for (const field of region) region.push(...neighbours(field).filter((near) => left.delete(near)));
    found.push(region);
  }
  return found;
}

/** Islands that nobody can climb from the sea: allowed, but good to know. */
export const steep = (drawing: Drawing): FieldKey[][] =>
  regions([...drawing.keys()].filter((field) => drawing.get(field))).filter((island) => island.every((field) => drawing.get(field) !== 1));

// ---- painting ------------------------------------------------------------------------------------------------------------------------

export const MIRRORS = ["none", "across", "down", "turn", "third"] as const;
export type Mirror = (typeof MIRRORS)[number];

/** The field and those that look the same in the mirror: left and right, up and down, turned by a half or a third. */
export function mirrored(field: FieldKey, mirror: Mirror): FieldKey[] {
  const [q, r] = axial(field);
  const others: Record<Mirror, [number, number][]> = {
    none: [],
    across: [[-q - r, r]],
    down: [[q + r, -r]],
    turn: [[-q, -r]],
    third: [
      [-q - r, q],
      [r, -q - r],
    ],
  };
  return [...new Set([field, ...others[mirror].map(([a, b]) => keyOf(a + 0, b + 0))])];
}

/** These fields become this; null: they are no fields of the board any more. */
export function painted(drawing: Drawing, fields: readonly FieldKey[], level: Level | null): Drawing {
  const near = fields.filter((field) => axial(field).every(isNear));
  if (near.every((field) => (drawing.get(field) ?? null) === level)) return drawing;
  const next = new Map(drawing);
  for (const field of near) {
    if (level === null) next.delete(field);
    else next.set(field, level);
  }
  return next;
}

/** The board with its middle where the mirrors are. */
export function centred(drawing: Drawing): Drawing {
  const places = [...drawing.keys()].map(axial);
  if (places.length === 0) return drawing;
  const middle = (values: number[]): number => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  const dr = middle(places.map(([, r]) => r));
  const dx = middle(places.map(([q, r]) => 2 * q + r));
  const dq = Math.round((dx - dr) / 2);
  return new Map([...drawing].map(([field, level]) => [keyOf(axial(field)[0] - dq, axial(field)[1] - dr), level]));
}

// ---- islands by chance -----------------------------------------------------------------------------------------------------------------

/** A board that keeps all rules: a hexagon of sea with one to five islands, each with a beach. */
export function byChance(random: () => number): Drawing {
  const below = (count: number): number => Math.floor(random() * count);
  const size = 4;
  const rows = Array.from({ length: 2 * size + 1 }, (_, i) => i - size);
  const sea = rows.flatMap((r) => rows.filter((q) => Math.abs(q + r) <= size).map((q) => keyOf(q, r)));
  const drawing = new Map<FieldKey, Level>(sea.map((field) => [field, 0]));
  const around = (field: FieldKey): FieldKey[] => neighbours(field).filter((near) => drawing.has(near));
  const islands = regionsByChance(sea, around, 1 + below(5), below);
  const levels: Level[] = [
    ...Array<Level>(COUNTS[0] - islands.length).fill(1),
    ...Array<Level>(COUNTS[1]).fill(2),
    ...Array<Level>(COUNTS[2]).fill(3),
  ];
  for (const [beach, ...inland] of islands) {
    drawing.set(beach as FieldKey, 1);
    for (const field of inland) drawing.set(field, levels.splice(below(levels.length), 1)[0] ?? 0);
  }
  return drawing;
}

/** So many islands, twenty fields together, that grow field by field from places apart. */
function regionsByChance(
  sea: readonly FieldKey[],
  around: (field: FieldKey) => FieldKey[],
  wanted: number,
  below: (count: number) => number,
): FieldKey[][] {
  const islands: FieldKey[][] = [];
  for (let tries = 0; tries < 60 && islands.length < wanted; tries++) {
    const field = sea[below(sea.length)] as FieldKey;
    if (islands.flat().every((other) => other !== field && !around(field).includes(other))) islands.push([field]);
  }
  let left = TILES[0] - islands.length;
  while (left > 0) {
    const island = islands[below(islands.length)] as FieldKey[];
    const shores = island.flatMap(around).filter((field) => !islands.flat().includes(field));
    const field = shores[below(shores.length)];
    if (field === undefined) continue;
    island.push(field);
    left--;
  }
  return islands;
}

// ---- as text -----------------------------------------------------------------------------------------------------------------------------

/** A layout to send to others: a line for each row, "." is water. */
export function textOf(drawing: Drawing): string {
  const { rows } = tableOf(drawing);
  return rows
    .map(({ r, q_min, q_max }) => {
      const kinds = Array.from({ length: q_max - q_min + 1 }, (_, i) => KINDS[(drawing.get(keyOf(q_min + i, r)) ?? 0) - 1] ?? ".");
      return `r=${r} q=${q_min} ${kinds.join(" ")}`;
    })
    .join("\n");
}

const LINE = /r\s*=\s*([-−]?\d+)\s+q\s*=\s*([-−]?\d+)((?:\s+(?:[.~]|I{1,3})(?![^\s.~]))+)/g;

/** What `textOf` has written, or a layout in the form of the record format; null if it is neither. Line ends mean nothing. */
export function readText(text: string): Drawing | null {
  const written = text.trim();
  if (written.startsWith("{")) return readTable(written);
  const drawing = new Map<FieldKey, Level>();
  const whole = written.replace(LINE, (_, r: string, q: string, kinds: string) => {
    const [row, first] = [r, q].map((number) => Number(number.replace("−", "-"))) as [number, number];
    kinds
      .trim()
      .split(/\s+/)
      .forEach((kind, i) => drawing.set(keyOf(first + i, row), (kind.startsWith("I") ? kind.length : 0) as Level));
    return "";
  });
  const good = drawing.size > 0 && whole.trim() === "" && drawing.size <= 2 * MOST_FIELDS;
  return good && [...drawing.keys()].every((field) => axial(field).every(isNear)) ? drawing : null;
}

function readTable(json: string): Drawing | null {
  try {
    const table = JSON.parse(json) as Layout;
    const wrong = faults({ ...table, id: "custom" }, 2, true).some(({ id }) => ["form", "rows", "large", "empty", "twice"].includes(id));
    return wrong ? null : drawingOf(table);
  } catch {
    return null;
  }
}
