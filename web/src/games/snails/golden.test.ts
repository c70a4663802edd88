/** What the page reckons of Snails for the speed of the finger, held to what the rules say (tools/golden). */
import { describe, expect, it } from "vitest";
import { type Moment, seenMoments } from "../../table/golden";
import { declared } from "../../table/shapes";
import { aim } from "./aim";
import { applied } from "./apply_event";
import { CARDS, halvesOf, kindOfMove } from "./cards";
import { kindOf, type FieldKey, type SnailId } from "./facts";
import eventsFile from "./golden/events.json";
import oddsFile from "./golden/odds.json";
import reachFile from "./golden/reach.json";
import { fieldsOf, layoutOf } from "./hex";
import { furyOf, oddsAgainst, rerollsOf } from "./odds";
import { strikes } from "./rehearsal";
import { scene } from "./scene";
import type { Event, Faction, Snail, View } from "./types";
import { leapOf, walkOf } from "./walk";

interface Found {
  vain?: string;
  targets?: (number | SnailId)[];
  places?: number[];
  walk?: number[];
}

const KINDS = 49; // of events, without the one that begins a game
const MOMENTS: Moment<Event>[] = declared(eventsFile);
const SITUATIONS: { layout: string; view: View; snails: Record<SnailId, [card: string, found: Found][]> }[] = declared(reachFile);
const ODDS: [string, string, Faction, number, boolean, number, number, number, number][] = declared(oddsFile);

/** What events do not tell. `at` and `turn`: outside the turns, what is asked next (the table shows that when the batch is over).
 * `eliminated`: who of those who are out shares a rank. And when all have chosen a faction, the tiles are laid, basic cards given out and
 * the deck is put there without a word. */
function told(view: View, before: View, after: View): Partial<View> {
  const kept: Partial<View> = { ...view };
  delete kept.eliminated;
  if (after.at !== "resolving" && after.at !== "over") {
    delete kept.at;
    delete kept.turn;
  }
  if (before.at === "choose_faction" && after.at !== "choose_faction") {
    delete kept.board;
    delete kept.deck;
    kept.players = Object.fromEntries(Object.entries(view.players).map(([id, player]) => [id, { ...player, hand: 0 }]));
  }
  return kept;
}

describe("the view follows events as Python has it", () => {
  it.each(seenMoments<View, Event>(MOMENTS))("$name", ({ before, events, after }) => {
    expect(told(events.reduce(applied, before), before, after)).toEqual(told(after, before, after));
  });

  it("through every kind of event, and every card", () => {
    const all = MOMENTS.flatMap(({ events }) => events);
    const cards = all.flatMap((event) => (event.type === "card_revealed" ? [kindOf(event.card)] : []));
    expect(Object.keys(CARDS).filter((card) => !cards.includes(card))).toEqual([]);
    expect(new Set(all.map(({ type }) => type)).size).toBe(KINDS);
  });
});

describe.each(SITUATIONS.map((one, at) => ({ name: `situation ${at}`, ...one })))(
  "$name: what a card reaches",
  ({ layout, view, snails }) => {
    const fields = fieldsOf(layoutOf({ layout }));
    const all = new Set(fields);
    const named = (found: (number | SnailId)[] = []): string[] =>
      found.map((one) => (typeof one === "number" ? (fields[one] ?? "") : one)).sort();

    /** What the page would say of it, in the same form. */
    const reckoned = (card: string, snail: SnailId, from: FieldKey) => {
      const ranged = aim(card, snail, from, view, fields);
      const move = kindOfMove(card);
      return {
        vain: ranged?.vain ?? undefined,
        targets: ranged ? (ranged.target === "field" ? ranged.fields : ranged.snails).toSorted() : struck(card, snail, from),
        places: move?.how === "place" ? leapOf(snail, from, move.far, view, all).sort() : [],
        walk: move?.how === "move" ? [...walkOf(snail, from, move.far, view, all).keys()].filter((to) => to !== from).sort() : [],
      };
    };
    const struck = (card: string, snail: SnailId, from: FieldKey): SnailId[] =>
      halvesOf(card)?.includes("strike") ? strikes(snail, from, view).sort() : [];

    it.each(Object.entries(snails))("%s", (snail, cards) => {
      const from = view.snails[snail]?.field ?? "";
      const truth = cards.map(([card, { vain, targets, places, walk }]) => [
        card,
        { vain, targets: named(targets), places: named(places), walk: named(walk).filter((to) => to !== from) }, // back again is no way
      ]);
      expect(cards.map(([card]) => [card, reckoned(card, snail, from)])).toEqual(truth);
    });
  },
);

describe("the dice", () => {
  it.each(ODDS)("%s by the %s of the %s, aimed %i, at somebody in a shell: %s, with %i health", (...row) => {
    const [card, role, faction, rerolls, shell, health, damage, kill, hit] = row;
    const snail = `p1.${role}`;
    const aimed = rerolls > 0 ? { snail: declared<Snail>(snail), slot: 1, rerolls } : null;
    const facts = scene({ [snail]: "0,0" }, { p1: { faction, aim: aimed } });
    const odds = oddsAgainst(card, { health, shell }, rerollsOf(card, snail, 1, facts), furyOf(card, snail, facts));
    expect([odds.damage, odds.kill, odds.hit]).toEqual([damage, kill, hit].map((one): unknown => expect.closeTo(one, 6)));
  });
});
