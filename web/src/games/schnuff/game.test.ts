import { describe, expect, it } from "vitest";
import { sayIn } from "../../texts.svelte";
import { cardNames, curtainDelay, effect, headline } from "./game";
import { rankOf } from "./trek";
import type { Event, View } from "./types";

const t = (id: string, args?: Parameters<typeof sayIn>[3]): string => sayIn("de", "schnuff", id, args);
const view = (chips: number[], eliminated: number[][]): View => ({ chips, eliminated, round: 3 }) as View;

it("whoever is out ranks by when, the later the better", () => {
  expect([0, 1, 2, 3].map((seat) => rankOf([[2], [0, 3]], 4, seat))).toEqual([2, null, 4, 2]);
});

describe("round one screen", () => {
  const played: Event[] = [{ type: "played", player: 0, card: "number_2", count: 5, direction: 1 }];

  it("leaves time to reach for the pile where one draws oneself, and none where not", () => {
    const strict = curtainDelay({ draw_mode: "strict", draw_grace_ms: 2000 }, played);
    expect(strict).toBe(2000);
    expect(curtainDelay({ draw_mode: "auto", draw_grace_ms: 2000 }, played)).toBeLessThan(strict);
    expect(curtainDelay({ draw_mode: "strict", draw_grace_ms: 2000 }, [{ type: "drew", player: 0 }])).toBeLessThan(strict);
  });
});

it("knows names, sounds and the headline", () => {
  expect(cardNames({ card_names: { pass: { de: "Weiter" } } })).toEqual({ pass: { de: "Weiter" } });
  expect(cardNames({})).toEqual({});
  expect(effect({ type: "played", player: 0, card: "schnuff", count: 30, direction: 1 })).toBe("sniff");
  expect(effect({ type: "paid", player: 0, chips: 1, limit: 30 })).toBe("coin");
  expect(effect({ type: "draw_forfeited", player: 0 })).toBeNull();
  expect(headline(view([], []), t)).toBe("Runde 3");
});
