/** The plan of a batch of events: which card travels from where to where, and when. Pure; `flights.ts` plays it. */
import { type FactsPlan, FactsPlanner, MATTERS, type Spot, within } from "../../table/plan";
import { type Cues, follow, type Tagged } from "../../table/shapes";
import { type Facts, factsOf, withBelly, withDeck, withDiscard, withHand } from "./facts";
import type { Event, Events, Kind, View } from "./types";

export const LONGEST = 2500; // ms; a longer plan is played faster

const REACH = 300; // a card goes to its goal
const BRING = 400; // and comes back with its catch

class PondPlanner extends FactsPlanner<Facts> {
  constructor(
    before: View | null,
    readonly after: View,
  ) {
    super(factsOf(before ?? after));
  }

  /** A card has left the hand. */
  spend(player: number): void {
    this.show(this.now, (facts) => withHand(facts, player, -1));
  }

  /** A card leaves the deck for a hand. */
  draw(player: number, card: Kind | null | undefined, at: number, ms: number): void {
    const known = card !== undefined && card !== null;
    this.move(known ? card : "back", "deck", known ? `hand ${player} ${card}` : `hand ${player}`, at, ms, {
      end: known ? "stays" : "gone",
      shape: "arc",
    });
    this.show(at, (facts) => withDeck(facts, -1));
    this.show(at + ms, (facts) => withHand(facts, player, 1));
  }

  /** A hand card goes onto something, and both come home as one stack. */
  fetch(player: number, card: Kind, prey: { item: string; spot: Spot }, stack: Spot, tongue: boolean): void {
    const { now } = this;
    this.spend(player);
    const grab = now + REACH;
    const home = grab + BRING;
    for (const [item, spot] of [
      [prey.item, prey.spot],
      [card, `hand ${player} ${card}`],
    ] as const)
      this.flights.push({
        item,
        path: [
          { spot, at: now },
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
  planner.spend(player);
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
    cards.forEach((card, i) => {
      planner.move(card, "deck", `pond ${card}`, planner.now + i * 90, 380, { shape: "grow" });
      planner.show(planner.now + i * 90, (facts) => withDeck(facts, -1));
    });
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
    const { player, size } = event;
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
    planner.show(home, (facts) => withBelly(facts, player, size));
    planner.now = home + 120;
  },
  stalked: (event, planner) => {
    planner.say(event);
    const { player, card } = event;
    planner.spend(player);
    planner.move(card, `hand ${player} ${card}`, `pond ${card}`, planner.now, 480, { shape: "drop" });
    planner.gestures.push({ kind: "ripple", spot: `pond ${card}`, at: planner.now + 430, ms: 700 });
    planner.now += 520;
  },
  tossed: (event, planner) => {
    planner.say(event);
    planner.move(event.pond, `pond ${event.pond}`, "discard", planner.now, 520, { end: "gone", shape: "spin" });
    planner.now += 520;
    planner.show(planner.now, (facts) => withDiscard(facts, 1));
  },
  called_out: (event, planner, before) => {
    planner.say(event);
    const card = before?.pending && "card" in before.pending ? before.pending.card : undefined;
    if (!event.right || card === undefined) return;
    const player = event.player;
    planner.move(card, `pond ${card}`, `hand ${player} ${card}`, planner.now, 480, { shape: "arc" });
    planner.now += 480;
    planner.show(planner.now, (facts) => withHand(facts, player, 1));
  },
  consolation: (event, planner) => {
    planner.say(event);
    if (event.drawn !== 1) return;
    planner.draw(event.player, event.card, planner.now, 460);
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
    const { player, count, cards = [] } = event;
    for (let i = 0; i < count; i++) planner.draw(player, cards[i], planner.now + i * 60, 380);
    if (count > 0) planner.now += 90;
  },
  rare_case: (event, planner) => {
    planner.now = planner.landed; // what was drawn
    planner.say(event);
    // each seat is told its own cards in the place of everybody's counts: what it came to stands in the view
    planner.show(planner.now, ({ bellies }) => ({ ...factsOf(planner.after), bellies }));
  },
  deck_reshuffled: ({ count }, planner) => planner.show(planner.now, (facts) => withDeck({ ...facts, discard: 0 }, count)),
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
    planner.show(grab, (facts) => withDiscard(facts, event.height));
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
    planner.show(planner.now + 450, (facts) => withBelly(facts, player, event.count));
    planner.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: planner.now + 380, ms: 420 });
    planner.now += 250;
  },
  game_ended: (event, planner) => {
    planner.now += 400;
    planner.say(event);
  },
};

/** What there is to see of a batch, in order. `before`: the view before it, null at the deal, which nothing flies to. */
export function planOf(events: readonly Event[], before: View | null, after: View): FactsPlan<Facts> {
  const planner = new PondPlanner(before, after);
  for (const event of events) {
    planner.cue();
    follow(CUES, event, planner, before);
  }
  const plan = within(LONGEST, planner.plan());
  return before ? plan : { ...plan, steps: [] };
}
