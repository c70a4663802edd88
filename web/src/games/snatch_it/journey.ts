/** From a batch of events to journeys: which card travels from where over where to where, and when. Pure; `flights.ts` flies them. */
import { type Plan, type Spot, Story, within } from "../../table/journey";
import type { GameEvent } from "../index";
import type { Pond } from "./pond";

export const LONGEST = 2500; // ms; a longer plan is told faster

const REACH = 300; // a card goes to its goal
const BRING = 400; // and comes back with its catch

const seatOf = (value: unknown): number => Number(value);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

class PondStory extends Story {
  /** A hand card goes onto something, and both come home as one stack. */
  fetch(player: number, card: string, prey: { face: string; spot: Spot }, stack: Spot, tongue: boolean): void {
    const { now } = this;
    const grab = now + REACH;
    const home = grab + BRING;
    this.journeys.push({
      face: prey.face,
      path: [
        { spot: prey.spot, at: now },
        { spot: prey.spot, at: grab },
        { spot: stack, at: home },
      ],
      end: "stays",
      shape: "arc",
    });
    this.journeys.push({
      face: card,
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

type Telling = (story: PondStory, event: GameEvent, before: Pond | null) => void;

const commit: Telling = (story, event) => {
  const player = seatOf(event["player"]);
  const card = event["card"] === undefined ? null : String(event["card"]);
  story.move(card ?? "back", card ? `hand ${player} ${card}` : `hand ${player}`, `laid ${player}`, story.now, 380, { shape: "arc" });
  story.now += 380;
};

const steal: Telling = (story, event) => {
  const stack = `stack ${String(event["stack"])}`;
  story.say(event);
  story.fetch(seatOf(event["player"]), String(event["card"]), { face: "stack", spot: stack }, stack, true);
};

const TELLINGS: Record<string, Telling> = {
  laid: commit,
  bait_laid: commit,
  pond_revealed: (story, event) => {
    story.say(event);
    const cards = event["cards"] as { player: number; card: string }[];
    cards.forEach(({ player, card }, i) => story.move(card, `laid ${player}`, `pond ${card}`, story.now + i * 90, 420, { shape: "arc" }));
    story.now += cards.length * 90 + 420;
  },
  pond_filled: (story, event) => {
    const cards = list(event["cards"]);
    if (cards.length > 0) story.say(event);
    cards.forEach((card, i) => story.move(card, "deck", `pond ${card}`, story.now + i * 90, 380, { shape: "grow" }));
    if (cards.length > 0) story.now += cards.length * 90 + 300;
  },
  snatched: (story, event) => {
    story.say(event);
    const pond = String(event["pond"]);
    const spot = `pond ${pond}`;
    story.fetch(seatOf(event["player"]), String(event["card"]), { face: pond, spot }, `stack ${String(event["stack"])}`, false);
  },
  stolen: steal,
  reclaimed: steal,
  swallowed: (story, event) => {
    story.say(event);
    const player = seatOf(event["player"]);
    const pond = `pond ${String(event["pond"])}`;
    const grab = story.now + REACH;
    const home = grab + BRING;
    const belly = { spot: `belly ${player}`, at: home };
    const gone = { end: "gone", shape: "shrink" } as const;
    story.journeys.push({ face: String(event["pond"]), path: [{ spot: pond, at: story.now }, { spot: pond, at: grab }, belly], ...gone });
    const stack = { spot: `stack ${String(event["stack"])}`, at: story.now };
    story.journeys.push({ face: "stack", path: [stack, { spot: pond, at: grab }, belly], ...gone });
    story.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: home - 120, ms: 420 });
    story.now = home + 120;
  },
  stalked: (story, event) => {
    story.say(event);
    const card = String(event["card"]);
    story.move(card, `hand ${seatOf(event["player"])} ${card}`, `pond ${card}`, story.now, 480, { shape: "drop" });
    story.gestures.push({ kind: "ripple", spot: `pond ${card}`, at: story.now + 430, ms: 700 });
    story.now += 520;
  },
  tossed: (story, event) => {
    story.say(event);
    story.move(String(event["pond"]), `pond ${String(event["pond"])}`, "discard", story.now, 520, { end: "gone", shape: "spin" });
    story.now += 520;
  },
  called_out: (story, event, before) => {
    story.say(event);
    const card = before?.pending?.["card"];
    if (event["right"] !== true || card === undefined) return;
    const player = seatOf(event["player"]);
    story.move(String(card), `pond ${String(card)}`, `hand ${player} ${String(card)}`, story.now, 480, { shape: "arc" });
    story.now += 480;
  },
  consolation: (story, event) => {
    story.say(event);
    if (event["drawn"] !== 1) return;
    const player = seatOf(event["player"]);
    const card = event["card"];
    const to = card === undefined ? `hand ${player}` : `hand ${player} ${String(card)}`;
    story.move(card === undefined ? "back" : String(card), "deck", to, story.now, 460, {
      shape: "arc",
      end: card === undefined ? "gone" : "stays",
    });
    story.now += 460;
  },
  reclaim_declined: (story, event) => story.say(event),
  consolation_skipped: (story, event) => story.say(event),
  let_pass: (story, event) => story.say(event),
  last_bite: (story, event) => {
    story.say(event);
    story.gestures.push({ kind: "show", spot: "deck", to: "pond", face: "last_bite", at: story.now, ms: 1100 });
    story.now += 900;
  },
  snatching_ended: (story, event) => {
    story.say(event);
    story.now += 350;
  },
  first_leap_passed: (story, event) => {
    story.say(event);
    story.move("leap", "leap", "leap", story.now, 450, { shape: "arc" });
    story.now += 250;
  },
  refilled: (story, event) => {
    const player = seatOf(event["player"]);
    const cards = list(event["cards"]);
    const count = Number(event["count"]);
    for (let i = 0; i < count; i++) {
      const card = cards[i];
      const to = card === undefined ? `hand ${player}` : `hand ${player} ${card}`;
      const end = card === undefined ? "gone" : "stays";
      story.move(card ?? "back", "deck", to, story.now + i * 60, 380, { end, shape: "arc" });
    }
    if (count > 0) story.now += 90;
  },
  rare_case: (story, event) => story.say(event),
  bait_revealed: (story, event) => {
    story.now += 150;
    story.say(event);
    story.gestures.push({ kind: "show", spot: "pond", to: "pond", face: String(event["card"]), at: story.now, ms: 1000 });
    story.now += 800;
  },
  stork_took: (story, event) => {
    story.say(event);
    const stack = `stack ${String(event["stack"])}`;
    const grab = story.now + 520;
    story.journeys.push({
      face: "stack",
      path: [
        { spot: stack, at: story.now },
        { spot: stack, at: grab },
        { spot: "sky", at: grab + 560 },
      ],
      end: "gone",
      with: "stork",
    });
    story.now = grab + 120; // the next one comes while this one leaves
  },
  bait_to_pond: (story, event) => {
    const cards = list(event["cards"]);
    if (story.gestures.some(({ kind }) => kind === "show") || story.journeys.some((one) => one.with === "stork")) story.now += 200;
    cards.forEach((card, i) => story.move(card, "laid", `pond ${card}`, story.now + i * 60, 400, { shape: "drop" }));
    if (cards.length > 0) story.now += 400;
  },
  round_started: (story, event) => story.say(event),
  final_swallow: (story, event, before) => {
    const player = seatOf(event["player"]);
    const stacks = before?.patches[player] ?? [];
    stacks.forEach(({ id }, i) =>
      story.move("stack", `stack ${id}`, `belly ${player}`, story.now + i * 60, 450, { end: "gone", shape: "shrink" }),
    );
    if (stacks.length === 0) return;
    story.say(event);
    story.gestures.push({ kind: "gulp", spot: `frog ${player}`, at: story.now + 380, ms: 420 });
    story.now += 250;
  },
  game_ended: (story, event) => {
    story.now += 400;
    story.say(event);
  },
};

/** What there is to see of a batch, in order. `before`: the view before it. */
export function planOf(events: readonly GameEvent[], before: Pond | null): Plan {
  const story = new PondStory();
  for (const event of events) TELLINGS[event.type]?.(story, event, before);
  return within(LONGEST, story.plan());
}
