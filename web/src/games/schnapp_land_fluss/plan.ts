/** The plan of a batch of events: hands come down, cards go to piles, back or away, new ones are dealt. Pure. */
import { type FlightPlan, Planner, within } from "../../table/plan";
import type { GameEvent } from "../index";
import { letterAt, type Race, SLOTS } from "./race";

const TAKE = 620; // ms: a card goes to its pile
const DEAL = 380;
const NEXT = 70; // between two cards that are dealt
const LONGEST = 2600; // the race does not wait for pictures

const shake = (planner: Planner, spot: string, kind = "shake"): void => {
  planner.gestures.push({ kind, spot, at: planner.now, ms: 320 });
};
const pile = (player: unknown): string => `pile ${Number(player)}`;

type Cue = (planner: Planner, event: GameEvent, before: Race | null, after: Race) => void;

const CUES: Record<string, Cue> = {
  game_started: (planner, event) => {
    (event["table"] as string[]).forEach((_, i) => {
      planner.gestures.push({ kind: "deal", spot: `slot ${SLOTS[i] ?? ""}`, at: i * NEXT, ms: DEAL });
    });
    planner.now += SLOTS.length * NEXT + DEAL;
  },
  struck: (planner, event) => shake(planner, `slot ${String(event["slot"])}`, "thump"),
  penalty: (planner, event) => {
    shake(planner, `person ${Number(event["player"])}`);
    if (event["card"] !== null)
      planner.move(String(event["card"]), pile(event["player"]), "aside", planner.now, TAKE, { end: "gone", shape: "spin" });
  },
  won: (planner, event, before) => {
    const slot = `slot ${String(event["slot"])}`;
    const reserved = before !== null && letterAt(before, String(event["slot"])) === null;
    planner.move(String(event["card"]), reserved ? pile(event["player"]) : slot, pile(event["player"]), planner.now, TAKE, {
      end: "gone",
      shape: "arc",
    });
    planner.gestures.push({ kind: "bump", spot: `person ${Number(event["player"])}`, at: planner.now + TAKE, ms: 420 });
    planner.now += 160;
  },
  reserved: (planner, event) => {
    const from = `slot ${String(event["slot"])}`;
    planner.move(String(event["card"]), from, pile(event["player"]), planner.now, TAKE, { end: "gone", shape: "arc" });
  },
  returned: (planner, event) => {
    planner.move(String(event["card"]), pile(event["player"]), `slot ${String(event["slot"])}`, planner.now, TAKE, { shape: "arc" });
    planner.now += 120;
  },
  tie: (planner, event) => {
    for (const slot of new Set(Object.values(event["slots"] as Record<string, string>))) shake(planner, `slot ${slot}`, "bump");
  },
  filled: (planner, event) => {
    for (const { slot, card } of event["cards"] as { slot: string; card: string }[]) {
      planner.move(card, "deck", `slot ${slot}`, planner.now, DEAL, { shape: "arc" });
      planner.now += NEXT;
    }
  },
};

export function planOf(events: readonly GameEvent[], before: Race | null, after: Race): FlightPlan {
  const planner = new Planner();
  for (const event of events) {
    planner.cue();
    CUES[event.type]?.(planner, event, before, after);
  }
  return within(LONGEST, planner.plan());
}

/** Somebody else's hand has come down: it is felt. */
export const othersStruck = (events: readonly GameEvent[], own: unknown): boolean =>
  events.some(({ type, player }) => type === "struck" && player !== own);
