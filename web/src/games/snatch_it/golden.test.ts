/** What the page shows of Snatch It! while events are told, held to what the rules say (tools/golden). */
import { describe, expect, it } from "vitest";
import { type Moment, seenMoments } from "../../table/golden";
import { declared } from "../../table/shapes";
import { factsOf } from "./facts";
import eventsFile from "./golden/events.json";
import { planOf } from "./plan";
import type { Event, View } from "./types";

const KINDS = 27; // of events, without the one that begins a game
const MOMENTS: Moment<Event>[] = declared(eventsFile);

describe("what is shown of a batch ends as Python has it", () => {
  it.each(seenMoments<View, Event>(MOMENTS))("$name", ({ before, events, after }) => {
    const { steps, start } = planOf(events, before, after);
    const shown = steps.toSorted((a, b) => a.at - b.at).reduce((facts, { change }) => change(facts), start);
    expect(shown).toEqual(factsOf(after));
  });

  it("through every kind of event", () => {
    const seen = new Set(MOMENTS.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(seen.size).toBe(KINDS);
  });
});
