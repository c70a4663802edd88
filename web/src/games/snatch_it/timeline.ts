/** The timeline of a batch of events: which card travels from where to where, and when. Pure; `flights.ts` plays it. */
import { type Plan, type Spot, Timeline, within } from "../../table/timeline";
import type { GameEvent } from "../index";
import type { Pond } from "./pond";

export const LONGEST = 2500; // ms; a longer plan is played faster

const REACH = 300; // a card goes to its goal
const BRING = 400; // and comes back with its catch

const seatOf = (value: unknown): number => Number(value);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

class PondTimeline extends Timeline {
  /** A hand card goes onto something, and both come home as one stack. */
  fetch(player: number, card: string, prey: { item: string; spot: Spot }, stack: Spot, tongue: boolean): void {
    const { now } = this;
    const grab = now + REACH;
    const home = grab + BRING;
    this.flights.push({
      item: prey.item,
      path: [
        { spot: prey.spot, at: now },
        { spot: prey.spot, at: grab },
        { spot: stack, at: home },
      ],
      end: "stays",
      shape: "arc",
    });
    this.flights.push({
      item: card,
      path: [
        { spot: `hand ${player} ${card}`, at: now },
        { spot: prey.spot, at: grab },
        { spot: stack, at: home },
      ],
      end: "stays",
      shape: "arc",
    });
    if (tongue) this.gestures.push({ kind: "tongue", spot: `frog ${player}`, to: prey.spot, at: grab - 160, ms: 160 + BRING });
    this.now = home;
  }
}

type Cue = (timeline: PondTimeline, event: GameEvent, before: Pond | null) => void;

const commit: Cue = (timeline, event) => {
  const player = seatOf(event["player"]);
  const card = event["card"] === undefined ? null : String(event["card"]);
  timeline.move(card ?? "back", card ? `hand ${player} ${card}` : `hand ${player}`, `laid ${player}`, timeline.now, 380, { shape: "arc" });
  timeline.now += 380;
};

const steal: Cue = (timeline, event) => {
  const stack = `stack ${String(event["stack"])}`;
  timeline.say(event);
  timeline.fetch(seatOf(event["player"]), String(event["card"]), { item: "stack", spot: stack }, stack, true);
};

const CUES: Record<string, Cue> = {
  laid: commit,
  bait_laid: commit,
  pond_revealed: (timeline, event) => {
    timeline.say(event);
    const cards = event["cards"] as { player: number; card: string }[];
    cards.forEach(({ player, card }, i) =>
      timeline.move(card, `laid ${player}`, `pond ${card}`, timeline.now + i * 90, 420, { shape: "arc" }),
    );
    timeline.now += cards.length * 90 + 420;
  },
  pond_filled: (timeline, event) => {
    const cards = list(event["cards"]);
    if (cards.length > 0) timeline.say(event);
    cards.forEach((card, i) => timeline.move(card, "deck", `pond ${card}`, timeline.now + i * 90, 380, { shape: "grow" }));
    if (cards.length > 0) timeline.now += cards.length * 90 + 300;
  },
  snatched: (timeline, event) => {
    timeline.say(event);
    const pond = String(event["pond"]);
    const spot = `pond ${pond}`;
    timeline.fetch(seatOf(event["player"]), String(event["card"]), { item: pond, spot }, `stack ${String(event["stack"])}`, false);
  },
  stolen: steal,
  reclaimed: steal,
  swallowed: (timeline, event) => {
    timeline.say(event);
    const player = seatOf(event["player"]);
    const pond = `pond ${String(event["pond"])}`;
    const grab = timeline.now + REACH;
    const home = grab + BRING;
    const belly = { spot: `belly ${player}`, at: home };
    const gone = { end: "gone", shape: "shrink" } as const;
    timeline.flights.push({
      item: String(event["pond"]),
      path: [{ spot: pond, at: timeline.now }, { spot: pond, at: grab }, belly],
      ...gone,
    });
    const stack = { spot: `stack ${String(event["stack"])}`, at: timeline.now };
    timeline.flights.push({ item: "stack", path: [stack, { spot: pond, at: grab }, belly], ...gone });
    timeline.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: home - 120, ms: 420 });
    timeline.now = home + 120;
  },
  stalked: (timeline, event) => {
    timeline.say(event);
    const card = String(event["card"]);
    timeline.move(card, `hand ${seatOf(event["player"])} ${card}`, `pond ${card}`, timeline.now, 480, { shape: "drop" });
    timeline.gestures.push({ kind: "ripple", spot: `pond ${card}`, at: timeline.now + 430, ms: 700 });
    timeline.now += 520;
  },
  tossed: (timeline, event) => {
    timeline.say(event);
    timeline.move(String(event["pond"]), `pond ${String(event["pond"])}`, "discard", timeline.now, 520, { end: "gone", shape: "spin" });
    timeline.now += 520;
  },
  called_out: (timeline, event, before) => {
    timeline.say(event);
    const card = before?.pending?.["card"];
    if (event["right"] !== true || card === undefined) return;
    const player = seatOf(event["player"]);
    timeline.move(String(card), `pond ${String(card)}`, `hand ${player} ${String(card)}`, timeline.now, 480, { shape: "arc" });
    timeline.now += 480;
  },
  consolation: (timeline, event) => {
    timeline.say(event);
    if (event["drawn"] !== 1) return;
    const player = seatOf(event["player"]);
    const card = event["card"];
    const to = card === undefined ? `hand ${player}` : `hand ${player} ${String(card)}`;
    timeline.move(card === undefined ? "back" : String(card), "deck", to, timeline.now, 460, {
      shape: "arc",
      end: card === undefined ? "gone" : "stays",
    });
    timeline.now += 460;
  },
  reclaim_declined: (timeline, event) => timeline.say(event),
  consolation_skipped: (timeline, event) => timeline.say(event),
  let_pass: (timeline, event) => timeline.say(event),
  last_bite: (timeline, event) => {
    timeline.say(event);
    timeline.gestures.push({ kind: "show", spot: "deck", to: "pond", item: "last_bite", at: timeline.now, ms: 1100 });
    timeline.now += 900;
  },
  snatching_ended: (timeline, event) => {
    timeline.say(event);
    timeline.now += 350;
  },
  first_leap_passed: (timeline, event) => {
    timeline.say(event);
    timeline.move("leap", "leap", "leap", timeline.now, 450, { shape: "arc" });
    timeline.now += 250;
  },
  refilled: (timeline, event) => {
    const player = seatOf(event["player"]);
    const cards = list(event["cards"]);
    const count = Number(event["count"]);
    for (let i = 0; i < count; i++) {
      const card = cards[i];
      const to = card === undefined ? `hand ${player}` : `hand ${player} ${card}`;
      const end = card === undefined ? "gone" : "stays";
      timeline.move(card ?? "back", "deck", to, timeline.now + i * 60, 380, { end, shape: "arc" });
    }
    if (count > 0) timeline.now += 90;
  },
  rare_case: (timeline, event) => timeline.say(event),
  bait_revealed: (timeline, event) => {
    timeline.now += 150;
    timeline.say(event);
    timeline.gestures.push({ kind: "show", spot: "pond", to: "pond", item: String(event["card"]), at: timeline.now, ms: 1000 });
    timeline.now += 800;
  },
  stork_took: (timeline, event) => {
    timeline.say(event);
    const stack = `stack ${String(event["stack"])}`;
    const grab = timeline.now + 520;
    timeline.flights.push({
      item: "stack",
      path: [
        { spot: stack, at: timeline.now },
        { spot: stack, at: grab },
        { spot: "sky", at: grab + 560 },
      ],
      end: "gone",
      with: "stork",
    });
    timeline.now = grab + 120; // the next one comes while this one leaves
  },
  bait_to_pond: (timeline, event) => {
    const cards = list(event["cards"]);
    if (timeline.gestures.some(({ kind }) => kind === "show") || timeline.flights.some((one) => one.with === "stork")) timeline.now += 200;
    cards.forEach((card, i) => timeline.move(card, "laid", `pond ${card}`, timeline.now + i * 60, 400, { shape: "drop" }));
    if (cards.length > 0) timeline.now += 400;
  },
  round_started: (timeline, event) => timeline.say(event),
  final_swallow: (timeline, event, before) => {
    const player = seatOf(event["player"]);
    const stacks = before?.patches[player] ?? [];
    stacks.forEach(({ id }, i) =>
      timeline.move("stack", `stack ${id}`, `belly ${player}`, timeline.now + i * 60, 450, { end: "gone", shape: "shrink" }),
    );
    if (stacks.length === 0) return;
    timeline.say(event);
    timeline.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: timeline.now + 380, ms: 420 });
    timeline.now += 250;
  },
  game_ended: (timeline, event) => {
    timeline.now += 400;
    timeline.say(event);
  },
};

/** What there is to see of a batch, in order. `before`: the view before it. */
export function planOf(events: readonly GameEvent[], before: Pond | null): Plan {
  const timeline = new PondTimeline();
  for (const event of events) CUES[event.type]?.(timeline, event, before);
  return within(LONGEST, timeline.plan());
}
