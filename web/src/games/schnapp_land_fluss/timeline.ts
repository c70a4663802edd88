/** The timeline of a batch of events: hands come down, cards go to piles, back or away, new ones are dealt. Pure. */
import { type Plan, Timeline, within } from "../../table/timeline";
import type { GameEvent } from "../index";
import { letterAt, type Race, SLOTS } from "./race";

const TAKE = 620; // ms: a card goes to its pile
const DEAL = 380;
const NEXT = 70; // between two cards that are dealt
const LONGEST = 2600; // the race does not wait for pictures

const shake = (timeline: Timeline, spot: string, kind = "shake"): void => {
  timeline.gestures.push({ kind, spot, at: timeline.now, ms: 320 });
};
const pile = (player: unknown): string => `pile ${Number(player)}`;

type Cue = (timeline: Timeline, event: GameEvent, before: Race | null, after: Race) => void;

const CUES: Record<string, Cue> = {
  game_started: (timeline, event) => {
    (event["table"] as string[]).forEach((_, i) => {
      timeline.gestures.push({ kind: "deal", spot: `slot ${SLOTS[i] ?? ""}`, at: i * NEXT, ms: DEAL });
    });
    timeline.now += SLOTS.length * NEXT + DEAL;
  },
  struck: (timeline, event) => shake(timeline, `slot ${String(event["slot"])}`, "thump"),
  penalty: (timeline, event) => {
    shake(timeline, `person ${Number(event["player"])}`);
    if (event["card"] !== null)
      timeline.move(String(event["card"]), pile(event["player"]), "aside", timeline.now, TAKE, { end: "gone", shape: "spin" });
  },
  won: (timeline, event, before) => {
    const slot = `slot ${String(event["slot"])}`;
    const reserved = before !== null && letterAt(before, String(event["slot"])) === null;
    timeline.move(String(event["card"]), reserved ? pile(event["player"]) : slot, pile(event["player"]), timeline.now, TAKE, {
      end: "gone",
      shape: "arc",
    });
    timeline.gestures.push({ kind: "bump", spot: `person ${Number(event["player"])}`, at: timeline.now + TAKE, ms: 420 });
    timeline.now += 160;
  },
  reserved: (timeline, event) => {
    const from = `slot ${String(event["slot"])}`;
    timeline.move(String(event["card"]), from, pile(event["player"]), timeline.now, TAKE, { end: "gone", shape: "arc" });
  },
  returned: (timeline, event) => {
    timeline.move(String(event["card"]), pile(event["player"]), `slot ${String(event["slot"])}`, timeline.now, TAKE, { shape: "arc" });
    timeline.now += 120;
  },
  tie: (timeline, event) => {
    for (const slot of new Set(Object.values(event["slots"] as Record<string, string>))) shake(timeline, `slot ${slot}`, "bump");
  },
  filled: (timeline, event) => {
    for (const { slot, card } of event["cards"] as { slot: string; card: string }[]) {
      timeline.move(card, "deck", `slot ${slot}`, timeline.now, DEAL, { shape: "arc" });
      timeline.now += NEXT;
    }
  },
};

export function planOf(events: readonly GameEvent[], before: Race | null, after: Race): Plan {
  const timeline = new Timeline();
  for (const event of events) CUES[event.type]?.(timeline, event, before, after);
  return within(LONGEST, timeline.plan());
}

/** Somebody else's hand has come down: it is felt. */
export const othersStruck = (events: readonly GameEvent[], own: unknown): boolean =>
  events.some(({ type, player }) => type === "struck" && player !== own);
