import { expect, it } from "vitest";
import type { GuideMoment } from "../index";
import { guide } from "./guide";
import type { Event, Shapes, View } from "./types";

/** Which tips fit a moment, one's own turn, if these were said before. */
function fitting(options: Record<string, string>, types: Event["type"][], seen: string[], fresh = true): string[] {
  const view = { state: "PLAY", active: 0, count: 5, hands: [["number_1"], 4], immune: null } as unknown as View;
  const events = types.map((type) => ({ type, player: 1 }) as Event);
  const now: GuideMoment<Shapes> = { view, legal: [], events, seat: 0, options, seen: (id) => seen.includes(id), fresh };
  return guide.filter((step) => step.when(now)).map(({ id }) => id);
}

it("tells of the toll once drawing was explained, and only where there is one", () => {
  const before = ["welcome"];
  expect(fitting({ draw_mode: "strict", drop_out_toll: "ninety" }, [], before)).not.toContain("toll");
  expect(fitting({ draw_mode: "strict", drop_out_toll: "ninety" }, [], [...before, "draw"])).toContain("toll");
  expect(fitting({ draw_mode: "strict", drop_out_toll: "none" }, [], [...before, "draw"])).not.toContain("toll");
  expect(fitting({ draw_mode: "auto", drop_out_toll: "ninety" }, [], [...before, "draw"])).not.toContain("toll");
});

it("says what dropping out costs at this table", () => {
  const dropped = (toll: string): string[] =>
    fitting({ draw_mode: "strict", drop_out_toll: toll }, ["dropped_out"], []).filter((id) => id.startsWith("dropped"));
  expect(dropped("none")).toEqual(["dropped"]);
  expect(dropped("next_limit")).toEqual(["dropped_toll"]);
});

it("says one thing before the first own card, and that it has to be drawn", () => {
  const first = guide.find(({ id }) => id === fitting({ draw_mode: "strict" }, [], [])[0]);
  expect(first?.id).toBe("welcome");
  expect(fitting({ draw_mode: "auto" }, [], [])[0]).toBe("welcome_auto");
  expect(fitting({ draw_mode: "strict" }, [], ["welcome"], false)).toEqual(["welcome"]); // shown already: nothing beside it
});
