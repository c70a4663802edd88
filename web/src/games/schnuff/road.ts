/** The mountain road as a line through a box of any shape: where each count from −12 to 102 lies, and what stands beside it. */

export const LOWEST = -12;
export const HIGHEST = 102;
const STEPS = 8; // points of a stretch

type Point = [x: number, y: number];

export interface Layout {
  width: number;
  height: number;
  scale: number; // of cart, donkey and houses
  band: number; // how broad the road is
  points: Point[]; // of the line, from the valley to the far side
  known: Map<number, number>; // which count stands at which point; between them it rises evenly along the line
  brows: Point[][]; // of the hill behind each stretch, from the back to the front
  trees: [x: number, y: number, size: number][];
  cows: Point[];
}

/** Three stretches one above the other, each leading to a gate; all measures are px. */
export function layoutFor(width: number, height: number): Layout {
  const crown = Math.min(38, height * 0.26); // room for the count above the highest gate
  const scale = Math.max(0.19, Math.min(0.74, (height - crown) / 302, width * 0.0012));
  const band = 34 * scale;
  const free = Math.max(0, height - crown - 312 * scale);
  const gap = 95 * scale + free * 0.27; // between two stretches
  const rise = gap * 0.13; // of each stretch
  const top = 102 * scale + crown - 14 + free * 0.4;
  const [y1, y2, y3] = [top + 2 * gap, top + gap, top];

  const before = 116 * scale; // sign and dog beside a gate need so much road
  const right = width - Math.max(band, width * 0.04);
  const left = Math.max(band, width * 0.09);
  const bend = (gap - rise) / 2;
  const reach = Math.min(bend * 0.8, width * 0.07);
  const start = Math.max(width * 0.15, 172 * scale);
  const x30 = right - reach - before;
  const x60 = left + reach + before;
  const x90 = width - Math.max(width * 0.13, before + 14);

  const stretch = (x0: number, x1: number, y: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const part = i / STEPS;
      return [x0 + (x1 - x0) * part, y - rise * part + Math.sin(part * Math.PI * 2) * rise * 0.22];
    });
  const bendAt = (apex: number, way: number, low: number): Point[] => [
    [apex - way * reach * 0.9, low - bend * 0.07],
    [apex - way * reach * 0.25, low - bend * 0.4],
    [apex, low - bend],
    [apex - way * reach * 0.25, low - bend * 1.6],
    [apex - way * reach * 0.9, low - bend * 1.93],
  ];
  const points: Point[] = [];
  const known = new Map<number, number>();
  const lay = (more: Point[], count?: number): void => {
    points.push(...more);
    if (count !== undefined) known.set(points.length - 1, count);
  };
  lay([[start * 0.16, y1 + band * 0.5]], LOWEST);
  lay([[start * 0.56, y1 + band * 0.32]]);
  lay([[start, y1]], 0);
  lay(stretch(start, x30, y1).slice(1), 30);
  lay(bendAt(right, 1, y1 - rise));
  lay(stretch(right - reach * 1.5, x60, y2), 60);
  lay(bendAt(left, -1, y2 - rise));
  lay(stretch(left + reach * 1.5, x90, y3), 90);
  lay([[(x90 + width * 0.99) / 2, y3 - rise * 0.8]]);
  lay([[width * 0.985, y3 + gap * 0.16]], HIGHEST);

  const lift = band * 0.9;
  const brow = (y: number, wave: number): Point[] =>
    [-1, -0.4, 0, 0.16, 0.34, 0.55, 0.74, 0.9, 1.05, 1.5, 2].map((part, i) => [
      part * width,
      y - lift + (i % 2 ? wave : -wave) * gap * 0.07,
    ]);
  const brows = [brow(y3 - rise * 0.3, 1), brow(y2, -1), brow(y1 - rise * 0.4, 0.7)];
  const foot = [y3, y2, y1].map((y) => y - band * 0.72);
  const trees = TREES.map(([x, row, down, size]): Layout["trees"][number] => [x * width, (foot[row] ?? 0) + down * gap, size]);
  const cows: Point[] = [
    [width * 0.47, y1 - gap * 0.46],
    [width * 0.48, y2 - gap * 0.62],
    [width * 0.76, y2 - gap * 0.42],
  ];
  return { width, height, scale, band, points, known, brows, trees, cows: gap > 60 ? cows : [] };
}

/** Where trees stand: part of the width, behind which stretch, how far down from it, how large. */
const TREES: [x: number, row: number, down: number, size: number][] = [
  [0.012, 0, 0.18, 1],
  [0.042, 0, 0.1, 0.8],
  [0.34, 0, -0.1, 0.72],
  [0.362, 0, -0.06, 0.9],
  [0.66, 0, -0.14, 0.75],
  [0.68, 0, -0.12, 0.6],
  [0.4, 1, -0.06, 0.8],
  [0.62, 1, -0.1, 0.72],
  [0.642, 1, -0.06, 0.92],
  [0.985, 1, 0.1, 0.9],
  [0.03, 1, 0.5, 1.1],
  [0.058, 1, 0.62, 0.85],
  [0.3, 2, -0.1, 0.75],
  [0.322, 2, -0.04, 1],
  [0.53, 2, -0.12, 0.7],
];

/** A smooth line through points, as the d of a path (Catmull-Rom as Bézier curves). */
export function smooth(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const parts = [`M${first[0]} ${first[1]}`];
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = around(points, i);
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${to[0]} ${to[1]}`);
  }
  return parts.join("");
}

function around(points: Point[], i: number): [Point, Point, Point, Point] {
  const at = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))]!;
  return [at(i - 1), at(i), at(i + 1), at(i + 2)];
}

export interface Place {
  x: number;
  y: number;
  slope: number; // degrees; up the road is negative when it rises to the right
  left: boolean; // the road leads to the left here
}

const FINE = 8; // samples between two points
const STEEP = 24; // degrees; nothing stands more askew than this

/** Measured along the road in px, so that a cart can follow its donkey round a bend. */
export class Road {
  private readonly samples: { count: number; at: number; x: number; y: number }[] = [];
  readonly d: string;

  constructor({ points, known }: Layout) {
    this.d = smooth(points);
    let from = 0; // the sample at which the last known count stands
    for (const [i, point] of points.entries()) {
      if (i === 0) this.add(point);
      else for (let k = 1; k <= FINE; k++) this.add(between(around(points, i - 1), k / FINE));
      const count = known.get(i);
      if (count === undefined) continue;
      this.number(from, count);
      from = this.samples.length - 1;
    }
  }

  private add([x, y]: Point): void {
    const last = this.samples.at(-1);
    this.samples.push({ count: LOWEST, at: last ? last.at + Math.hypot(x - last.x, y - last.y) : 0, x, y });
  }

  /** Evenly spread counts from the one at sample `from` to this one at the last sample. */
  private number(from: number, count: number): void {
    const [first, last] = [this.samples[from]!, this.samples.at(-1)!];
    const begin = first.count;
    for (const sample of this.samples.slice(from)) {
      sample.count = last.at === first.at ? count : begin + ((count - begin) * (sample.at - first.at)) / (last.at - first.at);
    }
  }

  /** How far along the road a count lies. */
  far(count: number): number {
    const wanted = Math.min(HIGHEST, Math.max(LOWEST, count));
    const i = this.samples.findIndex((sample) => sample.count >= wanted);
    const [a, b] = [this.samples[Math.max(0, i - 1)]!, this.samples[i]!];
    return b.count === a.count ? b.at : a.at + ((b.at - a.at) * (wanted - a.count)) / (b.count - a.count);
  }

  /** The place so far along the road; straight on beyond its ends. */
  place(far: number): Place {
    const last = this.samples.length - 1;
    const found = this.samples.findIndex((sample) => sample.at >= far);
    const i = found < 0 ? last : Math.max(1, found);
    const [a, b] = [this.samples[i - 1]!, this.samples[i]!];
    const part = (far - a.at) / (b.at - a.at);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const left = dx < 0;
    const slope = (Math.atan2(dy, Math.abs(dx)) * 180) / Math.PI;
    return { x: a.x + dx * part, y: a.y + dy * part, slope: Math.min(STEEP, Math.max(-STEEP, slope)), left };
  }
}

function between([before, from, to, after]: [Point, Point, Point, Point], t: number): Point {
  const along = (k: 0 | 1): number => {
    const [p0, p1, p2, p3] = [before[k], from[k], to[k], after[k]];
    const c1 = p1 + (p2 - p0) / 6;
    const c2 = p2 - (p3 - p1) / 6;
    const s = 1 - t;
    return s * s * s * p1 + 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t * p2;
  };
  return [along(0), along(1)];
}

/** How long the cart takes from one count to another. */
export const travelMs = (from: number, to: number): number => Math.min(900, 300 + Math.abs(to - from) * 30);
