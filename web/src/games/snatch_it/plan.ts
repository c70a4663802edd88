/** The plan of a batch of events: which card travels from where to where, and when. Pure; `flights.ts` plays it. */
import { type FlightPlan, MATTERS, Planner, type Spot, within } from "../../table/plan";
import { type Cues, follow, type Tagged } from "../../table/shapes";
import type { Event, Events, Kind, View } from "./types";

export const LONGEST = 2500; // ms; a longer plan is played faster

const REACH = 300; // a card goes to its goal
const BRING = 400; // and comes back with its catch

class PondPlanner extends Planner {
  /** A hand card goes onto something, and both come home as one stack. */
  fetch(player: number, card: Kind, prey: { item: string; spot: Spot }, stack: Spot, tongue: boolean): void {
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

const commit = ({ player, card }: Tagged<Events, "laid" | "bait_laid">, planner: PondPlanner): void => {
  planner.move(card ?? "back", card ? `hand ${player} ${card}` : `hand ${player}`, `laid ${player}`, planner.now, 380, { shape: "arc" });
  planner.now += 380;
};

const steal = (event: Tagged<Events, "stolen" | "reclaimed">, planner: PondPlanner): void => {
  const stack = `stack ${event.stack}`;
  planner.say(event);
  planner.fetch(event.player, event.card, { item: "stack", spot: stack }, stack, true);
  planner.now += MATTERS;
};

const CUES: Cues<Events, [planner: PondPlanner, before: View | null]> = {
  laid: commit,
  bait_laid: commit,
  pond_revealed: (event, planner) => {
    planner.say(event);
    const cards = event.cards;
    cards.forEach(({ player, card }, i) =>
      planner.move(card, `laid ${player}`, `pond ${card}`, planner.now + i * 90, 420, { shape: "arc" }),
    );
    planner.now += cards.length * 90 + 420;
  },
  pond_filled: (event, planner) => {
    const cards = event.cards;
    if (cards.length > 0) planner.say(event);
    cards.forEach((card, i) => planner.move(card, "deck", `pond ${card}`, planner.now + i * 90, 380, { shape: "grow" }));
    if (cards.length > 0) planner.now += cards.length * 90 + 300;
  },
  snatched: (event, planner) => {
    planner.say(event);
    const pond = event.pond;
    const spot = `pond ${pond}`;
    planner.fetch(event.player, event.card, { item: pond, spot }, `stack ${event.stack}`, false);
  },
  stolen: steal,
  reclaimed: steal,
  swallowed: (event, planner) => {
    planner.say(event);
    const player = event.player;
    const pond = `pond ${event.pond}`;
    const grab = planner.now + REACH;
    const home = grab + BRING;
    const belly = { spot: `belly ${player}`, at: home };
    const gone = { end: "gone", shape: "shrink" } as const;
    planner.flights.push({
      item: event.pond,
      path: [{ spot: pond, at: planner.now }, { spot: pond, at: grab }, belly],
      ...gone,
    });
    const stack = { spot: `stack ${event.stack}`, at: planner.now };
    planner.flights.push({ item: "stack", path: [stack, { spot: pond, at: grab }, belly], ...gone });
    planner.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: home - 120, ms: 420 });
    planner.now = home + 120;
  },
  stalked: (event, planner) => {
    planner.say(event);
    const card = event.card ?? undefined;
    planner.move(card, `hand ${event.player} ${card}`, `pond ${card}`, planner.now, 480, { shape: "drop" });
    planner.gestures.push({ kind: "ripple", spot: `pond ${card}`, at: planner.now + 430, ms: 700 });
    planner.now += 520;
  },
  tossed: (event, planner) => {
    planner.say(event);
    planner.move(event.pond, `pond ${event.pond}`, "discard", planner.now, 520, { end: "gone", shape: "spin" });
    planner.now += 520;
  },
  called_out: (event, planner, before) => {
    planner.say(event);
    const card = before?.pending && "card" in before.pending ? before.pending.card : undefined;
    if (!event.right || card === undefined) return;
    const player = event.player;
    planner.move(card, `pond ${card}`, `hand ${player} ${card}`, planner.now, 480, { shape: "arc" });
    planner.now += 480;
  },
  consolation: (event, planner) => {
    planner.say(event);
    if (event.drawn !== 1) return;
    const player = event.player;
    const card = event.card ?? undefined;
    const to = card === undefined ? `hand ${player}` : `hand ${player} ${card}`;
    planner.move(card === undefined ? "back" : card, "deck", to, planner.now, 460, {
      shape: "arc",
      end: card === undefined ? "gone" : "stays",
    });
    planner.now += 460;
  },
  reclaim_declined: (event, planner) => planner.say(event),
  consolation_skipped: (event, planner) => planner.say(event),
  let_pass: (event, planner) => planner.say(event),
  last_bite: (event, planner) => {
    planner.say(event);
    planner.gestures.push({ kind: "show", spot: "deck", to: "pond", item: "last_bite", at: planner.now, ms: 1100 });
    planner.now += 900;
  },
  snatching_ended: (event, planner) => {
    planner.say(event);
    planner.now += 350;
  },
  first_leap_passed: (event, planner) => {
    planner.say(event);
    planner.move("leap", "leap", "leap", planner.now, 450, { shape: "arc" });
    planner.now += 250;
  },
  refilled: (event, planner) => {
    const player = event.player;
    const cards = event.cards ?? [];
    const count = event.count;
    for (let i = 0; i < count; i++) {
      const card = cards[i];
      const to = card === undefined ? `hand ${player}` : `hand ${player} ${card}`;
      const end = card === undefined ? "gone" : "stays";
      planner.move(card ?? "back", "deck", to, planner.now + i * 60, 380, { end, shape: "arc" });
    }
    if (count > 0) planner.now += 90;
  },
  rare_case: (event, planner) => planner.say(event),
  bait_revealed: (event, planner) => {
    planner.now += 150;
    planner.say(event);
    planner.gestures.push({ kind: "show", spot: "pond", to: "pond", item: event.card, at: planner.now, ms: 1000 });
    planner.now += 800;
  },
  stork_took: (event, planner) => {
    planner.say(event);
    const stack = `stack ${event.stack}`;
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
  bait_to_pond: (event, planner) => {
    const cards = event.cards;
    if (planner.gestures.some(({ kind }) => kind === "show") || planner.flights.some((one) => one.with === "stork")) planner.now += 200;
    cards.forEach((card, i) => planner.move(card, "laid", `pond ${card}`, planner.now + i * 60, 400, { shape: "drop" }));
    if (cards.length > 0) planner.now += 400;
  },
  round_started: (event, planner) => planner.say(event),
  final_swallow: (event, planner, before) => {
    const player = event.player;
    const stacks = before?.patches[player] ?? [];
    stacks.forEach(({ id }, i) =>
      planner.move("stack", `stack ${id}`, `belly ${player}`, planner.now + i * 60, 450, { end: "gone", shape: "shrink" }),
    );
    if (stacks.length === 0) return;
    planner.say(event);
    planner.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: planner.now + 380, ms: 420 });
    planner.now += 250;
  },
  game_ended: (event, planner) => {
    planner.now += 400;
    planner.say(event);
  },
};

/** What there is to see of a batch, in order. `before`: the view before it. */
export function planOf(events: readonly Event[], before: View | null): FlightPlan {
  const planner = new PondPlanner();
  for (const event of events) {
    planner.cue();
    follow(CUES, event, planner, before);
  }
  return within(LONGEST, planner.plan());
}
