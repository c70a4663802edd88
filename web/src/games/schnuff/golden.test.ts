/** What the page reckons of Schnuff for the speed of the finger, held to what the rules say (tools/golden). */
import { describe, expect, it } from "vitest";
import { type Moment, seenMoments } from "../../table/golden";
import { declared } from "../../table/shapes";
import { factsOf } from "./facts";
import { forecastOf } from "./forecast";
import eventsFile from "./golden/events.json";
import forecastFile from "./golden/forecast.json";
import { planOf } from "./plan";
import type { Event, Kind, View } from "./types";

/** What came of a card. */
interface Outcome {
  count: number;
  next?: number; // there if the round goes on
  dropped?: number[];
  paid?: [seat: number, chips: number, limit: number][];
  free?: [seat: number, limit: number][];
  out?: [seat: number][];
  rolled?: [seat: number][];
}

const MOMENTS: Moment<Event>[] = declared(eventsFile);
const FORECASTS: [seat: number, view: View, tries: { [K in Kind]?: Outcome }][] = declared(forecastFile);

describe("a forecast is what comes of the card", () => {
  const tries = FORECASTS.flatMap(([seat, view, cards], at) =>
    Object.entries(cards).map(([card, outcome]) => ({ at, seat, view, card, outcome })),
  );

  it.each(tries)("$at: $card of seat $seat", ({ seat, view, card, outcome }) => {
    const said = forecastOf(card, view, seat);
    const { count, next, paid = [], free = [], out = [], rolled = [] } = outcome;
    expect(said.to).toBe(count);
    if (said.how === "schnuff") {
      expect(said.others).toEqual([...new Set(rolled.flat())]);
      for (const [one, chips, limit] of paid) expect([Math.min(said.fee, view.chips[one] ?? 0), said.limit]).toEqual([chips, limit]);
    } else {
      const due = said.limit !== null;
      expect(due && !said.free ? [[seat, said.fee, said.limit]] : []).toEqual(paid);
      expect(due && said.free ? [[seat, said.limit]] : []).toEqual(free);
      expect(said.last).toBe(out.flat().includes(seat));
    }
    const byDice = said.how === "schnuff" && out.length > 0; // they say who pays the last chips, and is not next then
    if (next !== undefined && !byDice) expect(said.next).toBe(next);
  });

  it("through all that can come of one", () => {
    const seen = new Set(tries.flatMap(({ outcome }) => Object.keys(outcome)));
    expect(seen).toEqual(new Set(["count", "next", "dropped", "paid", "free", "out", "rolled"]));
  });
});

describe("what is shown of a batch ends as Python has it", () => {
  it.each(seenMoments<View, Event>(MOMENTS))("$name", ({ viewer, before, events, after }) => {
    const { steps, start } = planOf(events, before, after, viewer === null ? null : Number(viewer));
    const shown = steps.toSorted((a, b) => a.at - b.at).reduce((facts, { change }) => change(facts), start);
    expect(shown).toEqual(factsOf(after));
  });
});
