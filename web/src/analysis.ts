/** The turning points of a finished game: the answer of the server, line by line, and what is worth telling of it. */
import type { Judged, Judging } from "./wire";

export interface Analysis {
  acts: number; // there are so many; as many are judged as there are in `judged`
  start: number[]; // everybody's chance to win after the deal
  judged: Judged[];
}

const LOSS = 0.03; // of the chance to win: less is not worth a word
const SWING = 0.08;
const LOSSES = 3; // at most …
const ALL = 5; // … with the swings

/** The lines of an answer that comes in pieces. */
export async function* linesOf(pieces: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = pieces.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (done) return;
  }
}

/** The analysis as it grows: a new object with every line. */
export async function* growing(pieces: ReadableStream<Uint8Array>): AsyncGenerator<Analysis> {
  let head: Judging | null = null;
  const judged: Judged[] = [];
  for await (const line of linesOf(pieces)) {
    if (head) judged.push(JSON.parse(line) as Judged);
    head ??= JSON.parse(line) as Judging;
    yield { acts: head.acts, start: head.chances, judged: [...judged] };
  }
}

/** Everybody's chance to win, step by step: 0 is the deal. */
export const courseOf = ({ start, judged }: Analysis): number[][] => [start, ...judged.map(({ chances }) => chances)];

/** A decision that cost much, or an act by which somebody's chance changed much. */
export interface TurningPoint {
  step: number;
  seat: number; // whose decision it was, or whose chance changed
  kind: "loss" | "swing";
  size: number; // of the chance to win
  before: number; // this seat's chance
  after: number;
  judged: Judged;
}

function lossesIn(analysis: Analysis): TurningPoint[] {
  const course = courseOf(analysis);
  return analysis.judged
    .filter(({ loss }) => loss >= LOSS)
    .map((judged) => ({
      step: judged.step,
      seat: judged.seat,
      kind: "loss" as const,
      size: judged.loss,
      before: course[judged.step - 1]?.[judged.seat] ?? 0,
      after: judged.chances[judged.seat] ?? 0,
      judged,
    }));
}

/** Of every act the seat whose chance changed most. */
function swingsIn(analysis: Analysis): TurningPoint[] {
  const course = courseOf(analysis);
  return analysis.judged.flatMap((judged): TurningPoint[] => {
    const earlier = course[judged.step - 1] ?? [];
    const changes = judged.chances.map((chance, seat) => Math.abs(chance - (earlier[seat] ?? 0)));
    const size = Math.max(...changes);
    const seat = changes.indexOf(size);
    const point = { step: judged.step, seat, kind: "swing" as const, size, judged };
    return size < SWING ? [] : [{ ...point, before: earlier[seat] ?? 0, after: judged.chances[seat] ?? 0 }];
  });
}

const bySize = (one: TurningPoint, other: TurningPoint): number => other.size - one.size;

/** The few that are worth a look, in the order in which they happened: the decisions that cost most, and what changed most. */
export function turningPoints(analysis: Analysis): TurningPoint[] {
  const losses = lossesIn(analysis).sort(bySize).slice(0, LOSSES);
  const taken = new Set(losses.map(({ step }) => step));
  const swings = swingsIn(analysis)
    .filter(({ step }) => !taken.has(step))
    .sort(bySize)
    .slice(0, ALL - losses.length);
  return [...losses, ...swings].sort((one, other) => one.step - other.step);
}

/** One seat's line in a box of 1000 × 100, the best chance on top. */
export function lineOf(course: readonly number[][], seat: number, acts: number): string {
  return course
    .map((chances, step) => `${((1000 * step) / Math.max(1, acts)).toFixed(1)},${(100 - 100 * (chances[seat] ?? 0)).toFixed(1)}`)
    .join(" ");
}
