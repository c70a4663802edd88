/** Torn and cut paper: ragged lines as SVG paths. The same seed always tears the same way. */

const STEP = 13; // px between two fibres of a torn edge

/** Even numbers in 0..1, the same row for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const line = (points: [number, number][]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

export interface Sheet {
  edge: string; // the white inside of the paper that the tear lays bare
  face: string;
}

/** A sheet torn off along hills: `height(x)` is where, `width` × `bottom` how large. */
export function tornSheet(height: (x: number) => number, seed: number, width = 1440, bottom = 900): Sheet {
  const next = chance(seed);
  const edge: [number, number][] = [];
  const face: [number, number][] = [];
  for (let x = -STEP; x <= width + STEP; x += STEP) {
    const y = height(x) + next() * 5;
    edge.push([x, y]);
    face.push([x, y + 4 + next() * 8]);
  }
  const closed = (points: [number, number][]) => `M${line(points)}V${bottom}H${-STEP}Z`;
  return { edge: closed(edge), face: closed(face) };
}

/** A scrap torn out round a middle of 0 0. */
export function tornScrap(radius: number, seed: number, rough = 0.09, fibres = 34): string {
  const next = chance(seed);
  const points = Array.from({ length: fibres }, (_, i): [number, number] => {
    const turn = (i / fibres) * 2 * Math.PI;
    const far = radius * (1 - next() * rough + 0.05 * Math.sin(3 * turn + seed));
    return [far * Math.cos(turn), far * Math.sin(turn)];
  });
  return `M${line(points)}Z`;
}

/** A card cut with pinking shears: teeth along all four sides. */
export function pinked(left: number, top: number, right: number, bottom: number, tooth: number): string {
  const side = (from: number, to: number) => Math.round(Math.abs(to - from) / (2 * tooth));
  const across = side(left, right);
  const down = side(top, bottom);
  const [dx, dy] = [(right - left) / across / 2, (bottom - top) / down / 2];
  return (
    `M${left} ${top}` +
    `l${dx} ${tooth * 0.75} ${dx} ${-tooth * 0.75}`.repeat(across) +
    `l${-tooth * 0.75} ${dy} ${tooth * 0.75} ${dy}`.repeat(down) +
    `l${-dx} ${-tooth * 0.75} ${-dx} ${tooth * 0.75}`.repeat(across) +
    `l${tooth * 0.75} ${-dy} ${-tooth * 0.75} ${-dy}`.repeat(down) +
    "Z"
  );
}

/** A small whole number out of a name: the seed of what belongs to it. */
export const seedOf = (name: string): number => [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
