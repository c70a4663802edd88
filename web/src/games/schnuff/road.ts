/** The mountain road as a line: where each count from −12 to 102 lies, for a wide and for a narrow picture. */

export const LOWEST = -12;
export const HIGHEST = 102;

type Point = [x: number, y: number];

export interface Layout {
  width: number;
  height: number;
  scale: number; // of cart, donkey and houses
  band: number; // how broad the road is
  stations: [count: number, x: number, y: number][];
  rows: Point[][]; // the brow of the hill behind each stretch, from the back to the front
  trees: [x: number, y: number, size: number][];
}

export const WIDE: Layout = {
  width: 900,
  height: 300,
  scale: 0.64,
  band: 22,
  stations: [
    [-12, 30, 296],
    [-6, 84, 287],
    [0, 142, 279],
    [10, 355, 276],
    [20, 570, 268],
    [30, 774, 259],
    [32, 828, 252],
    [34, 858, 225],
    [36, 834, 197],
    [38, 788, 188],
    [50, 480, 192],
    [60, 220, 176],
    [62, 168, 170],
    [64, 136, 144],
    [66, 164, 116],
    [68, 212, 108],
    [80, 516, 112],
    [90, 768, 94],
    [96, 842, 100],
    [102, 888, 124],
  ],
  rows: [
    [
      [-900, 130],
      [0, 118],
      [130, 96],
      [330, 92],
      [516, 96],
      [660, 84],
      [770, 74],
      [860, 92],
      [1000, 130],
      [1800, 150],
    ],
    [
      [-900, 190],
      [0, 172],
      [130, 158],
      [330, 166],
      [516, 172],
      [700, 166],
      [830, 172],
      [960, 160],
      [1800, 170],
    ],
    [
      [-900, 262],
      [0, 252],
      [112, 246],
      [330, 252],
      [516, 246],
      [700, 234],
      [900, 224],
      [1800, 230],
    ],
  ],
  trees: [
    [30, 128, 1],
    [58, 122, 0.8],
    [86, 132, 1.05],
    [300, 86, 0.7],
    [322, 88, 0.85],
    [620, 82, 0.75],
    [640, 84, 0.6],
    [884, 176, 0.95],
    [50, 226, 1.1],
    [24, 236, 0.9],
    [84, 238, 0.75],
    [410, 234, 0.7],
    [432, 238, 0.95],
    [660, 222, 0.75],
    [352, 158, 0.8],
    [600, 162, 0.85],
    [622, 164, 0.65],
  ],
};

export const NARROW: Layout = {
  width: 370,
  height: 190,
  scale: 0.36,
  band: 13,
  stations: [
    [-12, 22, 182],
    [-6, 46, 177],
    [0, 72, 172],
    [10, 156, 170],
    [20, 236, 166],
    [30, 314, 161],
    [32, 334, 156],
    [34, 345, 141],
    [36, 334, 125],
    [38, 314, 120],
    [50, 196, 122],
    [60, 96, 113],
    [62, 74, 110],
    [64, 58, 93],
    [66, 70, 77],
    [68, 90, 72],
    [80, 206, 74],
    [90, 302, 62],
    [96, 338, 66],
    [102, 363, 82],
  ],
  rows: [
    [
      [-600, 90],
      [0, 78],
      [56, 64],
      [130, 62],
      [206, 65],
      [300, 51],
      [350, 62],
      [420, 90],
      [900, 100],
    ],
    [
      [-600, 120],
      [0, 110],
      [60, 104],
      [130, 106],
      [206, 112],
      [340, 108],
      [400, 104],
      [900, 110],
    ],
    [
      [-600, 164],
      [0, 158],
      [42, 156],
      [138, 158],
      [230, 154],
      [330, 146],
      [900, 150],
    ],
  ],
  trees: [
    [12, 84, 0.6],
    [28, 80, 0.72],
    [120, 58, 0.5],
    [232, 56, 0.5],
    [360, 116, 0.62],
    [14, 144, 0.72],
    [34, 148, 0.55],
    [164, 146, 0.55],
    [176, 149, 0.7],
    [268, 142, 0.5],
    [150, 103, 0.5],
    [250, 106, 0.55],
  ],
};

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

const FINE = 24; // samples for each stretch between two stations
const STEEP = 24; // degrees; nothing stands more askew than this

/** Measured along the road in the picture's units, so that a cart can follow its donkey round a bend. */
export class Line {
  private readonly samples: { count: number; at: number; x: number; y: number }[] = [];
  readonly d: string;

  constructor(layout: Layout) {
    const points = layout.stations.map(([, x, y]): Point => [x, y]);
    this.d = smooth(points);
    let at = 0;
    for (let i = 0; i + 1 < points.length; i++) {
      const [from, to] = [layout.stations[i]![0], layout.stations[i + 1]![0]];
      for (let k = i === 0 ? 0 : 1; k <= FINE; k++) {
        const [x, y] = between(around(points, i), k / FINE);
        const last = this.samples.at(-1);
        at += last ? Math.hypot(x - last.x, y - last.y) : 0;
        this.samples.push({ count: from + ((to - from) * k) / FINE, at, x, y });
      }
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
