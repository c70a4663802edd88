/** The turning points of a finished game: the answer of the server, line by line, and what is worth telling of it. */
import type { Judged, Judging } from "./wire";

export interface Analysis {
  chances: number[][]; // everybody's to win, after the deal and after every act
  judged: Judged[]; // the acts that have been looked at so far
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
    yield { chances: head.chances, judged: [...judged] };
  }
}

export const isWhole = ({ chances, judged }: Analysis): boolean => judged.length === chances.length - 1;

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

function lossesIn({ chances, judged }: Analysis): TurningPoint[] {
  return judged
    .filter(({ loss }) => loss >= LOSS)
    .map((one) => ({
      step: one.step,
      seat: one.seat,
      kind: "loss" as const,
      size: one.loss,
      before: chances[one.step - 1]?.[one.seat] ?? 0,
      after: chances[one.step]?.[one.seat] ?? 0,
      judged: one,
    }));
}

/** Of every act the seat whose chance changed most. */
function swingsIn({ chances, judged }: Analysis): TurningPoint[] {
  return judged.flatMap((one): TurningPoint[] => {
    const [earlier = [], later = []] = [chances[one.step - 1], chances[one.step]];
    const changes = later.map((chance, seat) => Math.abs(chance - (earlier[seat] ?? 0)));
    const size = Math.max(...changes);
    const seat = changes.indexOf(size);
    const point = { step: one.step, seat, kind: "swing" as const, size, judged: one };
    return size < SWING ? [] : [{ ...point, before: earlier[seat] ?? 0, after: later[seat] ?? 0 }];
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
export function lineOf(chances: readonly number[][], seat: number): string {
  const wide = 1000 / Math.max(1, chances.length - 1);
  return chances.map((seats, step) => `${(wide * step).toFixed(1)},${(100 - 100 * (seats[seat] ?? 0)).toFixed(1)}`).join(" ");
}
