/** How dice fly: keyframes of a throw that ends exactly on the wanted face. Nothing here is chance of the game. */

/** Turns that bring a face to the front; opposite faces of the die sum to seven. */
export const FACES: Record<number, string> = {
  1: "",
  2: "rotateX(90deg)",
  3: "rotateY(-90deg)",
  4: "rotateY(90deg)",
  5: "rotateX(-90deg)",
  6: "rotateX(180deg)",
};

/** Where each face sits on the cube. */
export const SIDES: Record<number, string> = {
  1: "",
  2: "rotateX(-90deg)",
  3: "rotateY(90deg)",
  4: "rotateY(-90deg)",
  5: "rotateX(90deg)",
  6: "rotateX(180deg)",
};

export const THROW_MS = 900;

interface Throw {
  from: [number, number]; // where the die comes from, in widths of a die
  axis: [number, number]; // round which it rolls
  turns: number; // degrees still to go at the start
  rest: number; // how it lies askew at the end
}

/** One moment of a throw: when, how far from its place, how high, how much of the tumbling is left. */
const MOMENTS: [at: number, away: number, high: number, left: number, easing: string][] = [
  [0, 1, 1.5, 1, "cubic-bezier(.4,.2,.9,.7)"],
  [0.3, 0.55, 0, 0.55, "cubic-bezier(.1,.6,.6,1)"],
  [0.45, 0.34, 0.62, 0.34, "cubic-bezier(.4,0,.9,.5)"],
  [0.6, 0.17, 0, 0.17, "cubic-bezier(.1,.6,.6,1)"],
  [0.7, 0.09, 0.22, 0.085, "cubic-bezier(.4,0,.9,.5)"],
  [0.8, 0.03, 0, 0.02, "cubic-bezier(.2,.6,.5,1)"],
  [1, 0, 0, 0, "linear"],
];

export const restOf = (which: number, roll: number): number => ((roll * 37 + which * 53) % 29) - 14;

/** A throw looks a little different each time, and the same for everybody who sees this roll. */
export function throwOf(which: number, roll: number): Throw {
  const odd = (roll + which) % 2 === 1;
  const side = which === 0 ? -1 : 1;
  return {
    from: [side * 0.5 - 2.4 + ((roll * 7) % 5) * 0.18, side * (odd ? 0.5 : -0.4) + 0.2],
    axis: odd ? [0.55, 0.83] : [-0.42, 0.91],
    turns: (odd ? 900 : 720) + which * 90,
    rest: restOf(which, roll),
  };
}

export function framesOf({ from: [x, y], axis: [ax, ay], turns, rest }: Throw, size: number): Keyframe[] {
  return MOMENTS.map(([offset, away, high, left, easing]) => ({
    offset,
    easing,
    transform:
      `translate3d(${x * away * size}px, ${y * away * size}px, ${high * size}px) ` +
      `rotateZ(${rest + left * 40}deg) rotate3d(${ax}, ${ay}, 0, ${left * turns}deg)`,
  }));
}

export function shadowFramesOf({ from: [x, y], rest }: Throw, size: number): Keyframe[] {
  return MOMENTS.map(([offset, away, high, left, easing]) => ({
    offset,
    easing,
    opacity: 1 - high * 0.5,
    transform:
      `translate3d(${(x * away + high * 0.3) * size}px, ${(y * away + high * 0.3) * size}px, ${-size / 2}px) ` +
      `rotate(${rest + left * 40}deg) scale(${1 + high * 0.35})`,
  }));
}
