/** The plan of a batch of events: hands come down, cards go to piles, back or away, new ones are dealt. Pure. */
import { type FlightPlan, Planner, within } from "../../table/plan";
import { type Cues, follow } from "../../table/shapes";
import { letterAt, type Lying, type Who } from "./race";
import { type Event, type Events, SLOTS } from "./types";

const TAKE = 620; // ms: a card goes to its pile
const DEAL = 380;
const NEXT = 70; // between two cards that are dealt
const LONGEST = 2600; // the race does not wait for pictures

const shake = (planner: Planner, spot: string, kind = "shake"): void => {
  planner.gestures.push({ kind, spot, at: planner.now, ms: 320 });
};
const pile = (player: number): string => `pile ${player}`;

const CUES: Cues<Events, [planner: Planner, before: Lying | null]> = {
  game_started: (event, planner) => {
    event.table.forEach((_, i) => {
      planner.gestures.push({ kind: "deal", spot: `slot ${SLOTS[i] ?? ""}`, at: i * NEXT, ms: DEAL });
    });
    planner.now += SLOTS.length * NEXT + DEAL;
  },
  struck: (event, planner) => shake(planner, `slot ${event.slot}`, "thump"),
  penalty: (event, planner) => {
    shake(planner, `person ${event.player}`);
    if (event.card !== null) planner.move(event.card, pile(event.player), "aside", planner.now, TAKE, { end: "gone", shape: "spin" });
  },
  won: (event, planner, before) => {
    const slot = `slot ${event.slot}`;
    const reserved = before !== null && letterAt(before, event.slot) === null;
    planner.move(event.card, reserved ? pile(event.player) : slot, pile(event.player), planner.now, TAKE, {
      end: "gone",
      shape: "arc",
    });
    planner.gestures.push({ kind: "bump", spot: `person ${event.player}`, at: planner.now + TAKE, ms: 420 });
    planner.now += 160;
  },
  reserved: (event, planner) => {
    const from = `slot ${event.slot}`;
    planner.move(event.card, from, pile(event.player), planner.now, TAKE, { end: "gone", shape: "arc" });
  },
  returned: (event, planner) => {
    planner.move(event.card, pile(event.player), `slot ${event.slot}`, planner.now, TAKE, { shape: "arc" });
    planner.now += 120;
  },
  tie: (event, planner) => {
    for (const slot of new Set(Object.values(event.slots))) shake(planner, `slot ${slot}`, "bump");
  },
  filled: (event, planner) => {
    for (const { slot, card } of event.cards) {
      planner.move(card, "deck", `slot ${slot}`, planner.now, DEAL, { shape: "arc" });
      planner.now += NEXT;
    }
  },
};

export function planOf(events: readonly Event[], before: Lying | null): FlightPlan {
  const planner = new Planner();
  for (const event of events) {
    planner.cue();
    follow(CUES, event, planner, before);
  }
  return within(LONGEST, planner.plan());
}

/** Somebody else's hand has come down: it is felt. */
export const othersStruck = (events: readonly Event[], own: Who): boolean =>
  events.some((event) => event.type === "struck" && event.player !== own);
