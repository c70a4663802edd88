/** Arrows along a rounded frame, clockwise from the middle of its left side: which way the game goes round. */
export interface Arrow {
  x: number;
  y: number;
  turn: number; // degrees; 0 points to the right
}

export function arrowsOn(wide: number, high: number, round: number, apart: number): Arrow[] {
  const r = Math.min(round, wide / 2, high / 2);
  const bend = (Math.PI / 2) * r;
  const sides: [length: number, at: (along: number) => Arrow][] = [
    [high / 2 - r, (s) => ({ x: 0, y: high / 2 - s, turn: -90 })],
    [bend, (s) => corner(r, r, r, -180, s)],
    [wide - 2 * r, (s) => ({ x: r + s, y: 0, turn: 0 })],
    [bend, (s) => corner(wide - r, r, r, -90, s)],
    [high - 2 * r, (s) => ({ x: wide, y: r + s, turn: 90 })],
    [bend, (s) => corner(wide - r, high - r, r, 0, s)],
    [wide - 2 * r, (s) => ({ x: wide - r - s, y: high, turn: 180 })],
    [bend, (s) => corner(r, high - r, r, 90, s)],
    [high / 2 - r, (s) => ({ x: 0, y: high - r - s, turn: -90 })],
  ];
  const whole = sides.reduce((sum, [length]) => sum + length, 0);
  const many = Math.max(8, Math.round(whole / apart));
  return Array.from({ length: many }, (_, i) => {
    let along = ((i + 0.5) * whole) / many;
    for (const [length, at] of sides) {
      if (along <= length) return at(along);
      along -= length;
    }
    return { x: 0, y: high / 2, turn: -90 };
  });
}

function corner(x: number, y: number, r: number, from: number, along: number): Arrow {
  const angle = from + (along / r) * (180 / Math.PI);
  const radians = (angle * Math.PI) / 180;
  return { x: x + r * Math.cos(radians), y: y + r * Math.sin(radians), turn: angle + 90 };
}
