/** The plan of a batch of events: which card travels from where to where, and when. Pure; `flights.ts` plays it. */
import { type FlightPlan, MATTERS, Planner, type Spot, within } from "../../table/plan";
import type { GameEvent } from "../index";
import type { Pond } from "./pond";

export const LONGEST = 2500; // ms; a longer plan is played faster

const REACH = 300; // a card goes to its goal
const BRING = 400; // and comes back with its catch

const seatOf = (value: unknown): number => Number(value);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

class PondPlanner extends Planner {
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

type Cue = (planner: PondPlanner, event: GameEvent, before: Pond | null) => void;

const commit: Cue = (planner, event) => {
  const player = seatOf(event["player"]);
  const card = event["card"] === undefined ? null : String(event["card"]);
  planner.move(card ?? "back", card ? `hand ${player} ${card}` : `hand ${player}`, `laid ${player}`, planner.now, 380, { shape: "arc" });
  planner.now += 380;
};

const steal: Cue = (planner, event) => {
  const stack = `stack ${String(event["stack"])}`;
  planner.say(event);
  planner.fetch(seatOf(event["player"]), String(event["card"]), { item: "stack", spot: stack }, stack, true);
  planner.now += MATTERS;
};

const CUES: Record<string, Cue> = {
  laid: commit,
  bait_laid: commit,
  pond_revealed: (planner, event) => {
    planner.say(event);
    const cards = event["cards"] as { player: number; card: string }[];
    cards.forEach(({ player, card }, i) =>
      planner.move(card, `laid ${player}`, `pond ${card}`, planner.now + i * 90, 420, { shape: "arc" }),
    );
    planner.now += cards.length * 90 + 420;
  },
  pond_filled: (planner, event) => {
    const cards = list(event["cards"]);
    if (cards.length > 0) planner.say(event);
    cards.forEach((card, i) => planner.move(card, "deck", `pond ${card}`, planner.now + i * 90, 380, { shape: "grow" }));
    if (cards.length > 0) planner.now += cards.length * 90 + 300;
  },
  snatched: (planner, event) => {
    planner.say(event);
    const pond = String(event["pond"]);
    const spot = `pond ${pond}`;
    planner.fetch(seatOf(event["player"]), String(event["card"]), { item: pond, spot }, `stack ${String(event["stack"])}`, false);
  },
  stolen: steal,
  reclaimed: steal,
  swallowed: (planner, event) => {
    planner.say(event);
    const player = seatOf(event["player"]);
    const pond = `pond ${String(event["pond"])}`;
    const grab = planner.now + REACH;
    const home = grab + BRING;
    const belly = { spot: `belly ${player}`, at: home };
    const gone = { end: "gone", shape: "shrink" } as const;
    planner.flights.push({
      item: String(event["pond"]),
      path: [{ spot: pond, at: planner.now }, { spot: pond, at: grab }, belly],
      ...gone,
    });
    const stack = { spot: `stack ${String(event["stack"])}`, at: planner.now };
    planner.flights.push({ item: "stack", path: [stack, { spot: pond, at: grab }, belly], ...gone });
    planner.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: home - 120, ms: 420 });
    planner.now = home + 120;
  },
  stalked: (planner, event) => {
    planner.say(event);
    const card = String(event["card"]);
    planner.move(card, `hand ${seatOf(event["player"])} ${card}`, `pond ${card}`, planner.now, 480, { shape: "drop" });
    planner.gestures.push({ kind: "ripple", spot: `pond ${card}`, at: planner.now + 430, ms: 700 });
    planner.now += 520;
  },
  tossed: (planner, event) => {
    planner.say(event);
    planner.move(String(event["pond"]), `pond ${String(event["pond"])}`, "discard", planner.now, 520, { end: "gone", shape: "spin" });
    planner.now += 520;
  },
  called_out: (planner, event, before) => {
    planner.say(event);
    const card = before?.pending?.["card"];
    if (event["right"] !== true || card === undefined) return;
    const player = seatOf(event["player"]);
    planner.move(String(card), `pond ${String(card)}`, `hand ${player} ${String(card)}`, planner.now, 480, { shape: "arc" });
    planner.now += 480;
  },
  consolation: (planner, event) => {
    planner.say(event);
    if (event["drawn"] !== 1) return;
    const player = seatOf(event["player"]);
    const card = event["card"];
    const to = card === undefined ? `hand ${player}` : `hand ${player} ${String(card)}`;
    planner.move(card === undefined ? "back" : String(card), "deck", to, planner.now, 460, {
      shape: "arc",
      end: card === undefined ? "gone" : "stays",
    });
    planner.now += 460;
  },
  reclaim_declined: (planner, event) => planner.say(event),
  consolation_skipped: (planner, event) => planner.say(event),
  let_pass: (planner, event) => planner.say(event),
  last_bite: (planner, event) => {
    planner.say(event);
    planner.gestures.push({ kind: "show", spot: "deck", to: "pond", item: "last_bite", at: planner.now, ms: 1100 });
    planner.now += 900;
  },
  snatching_ended: (planner, event) => {
    planner.say(event);
    planner.now += 350;
  },
  first_leap_passed: (planner, event) => {
    planner.say(event);
    planner.move("leap", "leap", "leap", planner.now, 450, { shape: "arc" });
    planner.now += 250;
  },
  refilled: (planner, event) => {
    const player = seatOf(event["player"]);
    const cards = list(event["cards"]);
    const count = Number(event["count"]);
    for (let i = 0; i < count; i++) {
      const card = cards[i];
      const to = card === undefined ? `hand ${player}` : `hand ${player} ${card}`;
      const end = card === undefined ? "gone" : "stays";
      planner.move(card ?? "back", "deck", to, planner.now + i * 60, 380, { end, shape: "arc" });
    }
    if (count > 0) planner.now += 90;
  },
  rare_case: (planner, event) => planner.say(event),
  bait_revealed: (planner, event) => {
    planner.now += 150;
    planner.say(event);
    planner.gestures.push({ kind: "show", spot: "pond", to: "pond", item: String(event["card"]), at: planner.now, ms: 1000 });
    planner.now += 800;
  },
  stork_took: (planner, event) => {
    planner.say(event);
    const stack = `stack ${String(event["stack"])}`;
    const grab = planner.now + 520;
    planner.flights.push({
      item: "stack",
      path: [
        { spot: stack, at: planner.now },
        { spot: stack, at: grab },
        { spot: "sky", at: grab + 560 },
      ],
      end: "gone",
      with: "stork",
    });
    planner.now = grab + 120; // the next one comes while this one leaves
  },
  bait_to_pond: (planner, event) => {
    const cards = list(event["cards"]);
    if (planner.gestures.some(({ kind }) => kind === "show") || planner.flights.some((one) => one.with === "stork")) planner.now += 200;
    cards.forEach((card, i) => planner.move(card, "laid", `pond ${card}`, planner.now + i * 60, 400, { shape: "drop" }));
    if (cards.length > 0) planner.now += 400;
  },
  round_started: (planner, event) => planner.say(event),
  final_swallow: (planner, event, before) => {
    const player = seatOf(event["player"]);
    const stacks = before?.patches[player] ?? [];
    stacks.forEach(({ id }, i) =>
      planner.move("stack", `stack ${id}`, `belly ${player}`, planner.now + i * 60, 450, { end: "gone", shape: "shrink" }),
    );
    if (stacks.length === 0) return;
    planner.say(event);
    planner.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: planner.now + 380, ms: 420 });
    planner.now += 250;
  },
  game_ended: (planner, event) => {
    planner.now += 400;
    planner.say(event);
  },
};

/** What there is to see of a batch, in order. `before`: the view before it. */
export function planOf(events: readonly GameEvent[], before: Pond | null): FlightPlan {
  const planner = new PondPlanner();
  for (const event of events) {
    planner.cue();
    CUES[event.type]?.(planner, event, before);
  }
  return within(LONGEST, planner.plan());
}
