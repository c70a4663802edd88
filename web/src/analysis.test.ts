// @vitest-environment node (jsdom has no streams)
import { expect, it } from "vitest";
import { type Analysis, growing, isWhole, lineOf, linesOf, turningPoints } from "./analysis";
import type { Judged } from "./wire";

const judged = (step: number, seat: number, loss: number): Judged => ({
  step,
  seat,
  act: { type: "lay" },
  best: { type: loss > 0 ? "bait" : "lay" },
  loss,
});

const analysis: Analysis = {
  chances: [0.5, 0.52, 0.55, 0.8, 0.9, 0.7, 1].map((chance) => [chance, 1 - chance]),
  judged: [
    judged(1, 0, 0.02), // too little to tell
    judged(2, 1, 0.06),
    judged(3, 0, 0), // a swing
    judged(4, 1, 0.3), // the worst decision, and a swing as well
    judged(5, 0, 0),
    judged(6, 1, 0),
  ],
};

const stream = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(to) {
      for (const piece of pieces) to.enqueue(new TextEncoder().encode(piece));
      to.close();
    },
  });

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of from) found.push(one);
  return found;
}

it("reads lines that come in pieces", async () => {
  expect(await all(linesOf(stream("ab\nc", "d\n", "", "e\nf\n")))).toEqual(["ab", "cd", "e", "f"]);
});

it("does not take half a letter for one", async () => {
  const bytes = new TextEncoder().encode("ä\n");
  const pieces = new ReadableStream<Uint8Array>({
    start(to) {
      to.enqueue(bytes.slice(0, 1));
      to.enqueue(bytes.slice(1));
      to.close();
    },
  });
  expect(await all(linesOf(pieces))).toEqual(["ä"]);
});

it("grows line by line", async () => {
  const lines = [{ chances: analysis.chances }, ...analysis.judged].map((line) => `${JSON.stringify(line)}\n`);
  const found = await all(growing(stream(...lines)));
  expect(found.map((one) => one.judged.length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(found.at(-1)).toEqual(analysis);
  expect(found.map(isWhole)).toEqual([false, false, false, false, false, false, true]);
});

it("finds the decisions that cost most and what changed most, each act once", () => {
  const points = turningPoints(analysis);
  expect(points.map(({ step, seat, kind }) => [step, seat, kind])).toEqual([
    [2, 1, "loss"],
    [3, 0, "swing"],
    [4, 1, "loss"],
    [5, 0, "swing"],
    [6, 0, "swing"],
  ]);
  expect(points[1]).toMatchObject({ before: 0.55, after: 0.8 });
});

it("tells five at most", () => {
  const many = Array.from({ length: 20 }, (_, i) => judged(i + 1, i % 2, 0.1 + i / 100));
  const points = turningPoints({ chances: Array.from({ length: 21 }, (_, i) => [i % 2, 1 - (i % 2)]), judged: many });
  expect(points.map(({ step }) => step)).toHaveLength(5);
  expect(points.filter(({ kind }) => kind === "loss").map(({ step }) => step)).toEqual([18, 19, 20]);
});

it("draws everybody's line from the deal to the end", () => {
  expect(lineOf(analysis.chances, 0).split(" ").slice(0, 2)).toEqual(["0.0,50.0", "166.7,48.0"]);
  expect(lineOf(analysis.chances, 0).split(" ").at(-1)).toBe("1000.0,0.0");
});
