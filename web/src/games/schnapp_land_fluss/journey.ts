/** A batch of events as it is seen: hands come down, cards go to piles, back or away, new ones are dealt. Pure. */
import { type Plan, Story, within } from "../../table/journey";
import type { GameEvent } from "../index";
import { letterAt, type Race, SLOTS } from "./race";

const TAKE = 620; // ms: a card goes to its pile
const DEAL = 380;
const NEXT = 70; // between two cards that are dealt
const LONGEST = 2600; // the race does not wait for pictures

const shake = (story: Story, spot: string, kind = "shake"): void => {
  story.gestures.push({ kind, spot, at: story.now, ms: 320 });
};
const pile = (player: unknown): string => `pile ${Number(player)}`;

type Telling = (story: Story, event: GameEvent, before: Race | null, after: Race) => void;

const TELLINGS: Record<string, Telling> = {
  game_started: (story, event) => {
    (event["table"] as string[]).forEach((_, i) => {
      story.gestures.push({ kind: "deal", spot: `slot ${SLOTS[i] ?? ""}`, at: i * NEXT, ms: DEAL });
    });
    story.now += SLOTS.length * NEXT + DEAL;
  },
  struck: (story, event) => shake(story, `slot ${String(event["slot"])}`, "thump"),
  penalty: (story, event) => {
    shake(story, `person ${Number(event["player"])}`);
    if (event["card"] !== null)
      story.move(String(event["card"]), pile(event["player"]), "aside", story.now, TAKE, { end: "gone", shape: "spin" });
  },
  won: (story, event, before) => {
    const slot = `slot ${String(event["slot"])}`;
    const reserved = before !== null && letterAt(before, String(event["slot"])) === null;
    story.move(String(event["card"]), reserved ? pile(event["player"]) : slot, pile(event["player"]), story.now, TAKE, {
      end: "gone",
      shape: "arc",
    });
    story.gestures.push({ kind: "bump", spot: `person ${Number(event["player"])}`, at: story.now + TAKE, ms: 420 });
    story.now += 160;
  },
  reserved: (story, event) => {
    const from = `slot ${String(event["slot"])}`;
    story.move(String(event["card"]), from, pile(event["player"]), story.now, TAKE, { end: "gone", shape: "arc" });
  },
  returned: (story, event) => {
    story.move(String(event["card"]), pile(event["player"]), `slot ${String(event["slot"])}`, story.now, TAKE, { shape: "arc" });
    story.now += 120;
  },
  tie: (story, event) => {
    for (const slot of new Set(Object.values(event["slots"] as Record<string, string>))) shake(story, `slot ${slot}`, "bump");
  },
  filled: (story, event) => {
    for (const { slot, card } of event["cards"] as { slot: string; card: string }[]) {
      story.move(card, "deck", `slot ${slot}`, story.now, DEAL, { shape: "arc" });
      story.now += NEXT;
    }
  },
};

export function planOf(events: readonly GameEvent[], before: Race | null, after: Race): Plan {
  const story = new Story();
  for (const event of events) TELLINGS[event.type]?.(story, event, before, after);
  return within(LONGEST, story.plan());
}

/** Somebody else's hand has come down: it is felt. */
export const othersStruck = (events: readonly GameEvent[], own: unknown): boolean =>
  events.some(({ type, player }) => type === "struck" && player !== own);
