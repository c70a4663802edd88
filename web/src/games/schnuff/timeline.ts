/** The timeline of a batch of events: cards and chips that travel, dice that are thrown, and when the table's facts catch up. Pure. */
import { type Plan, Timeline } from "../../table/timeline";
import type { GameEvent } from "../index";
import { THROW_MS } from "../../table/throw";
import { bare, type Facts, factsOf, withHand, withPaid } from "./facts";
import { passed, type Trek } from "./trek";

/** From this moment on the table shows it so. */
export interface Step {
  at: number;
  change: (facts: Facts) => Facts;
}

export interface Roll {
  player: number;
  dice: [number, number];
  at: number;
}

/** What comes of a player's throw: they are spared, pay so many chips, move the cart, or deal. */
export interface Outcome {
  player: number;
  is: "spared" | "paid" | "moved" | "dealer";
  much: number;
  at: number;
}

/** Dice on the table, from the first throw until everybody has read them. */
export interface Throws {
  for: "dealer" | "risk" | "schnuff";
  limit: number; // at which is thrown: where the cart stands, whatever comes after
  rolls: Roll[];
  outcomes: Outcome[];
  at: number;
  rests: number; // when the last of them lies still
  until: number;
}

/** A round is over, and the next begins. */
export interface Banner {
  reason: string | null; // null: the first round
  round: number;
  dealer: number;
  at: number;
  until: number;
}

export interface TrekPlan extends Plan {
  start: Facts;
  steps: Step[];
  throws: Throws | null;
  banner: Banner | null;
  beside: boolean; // changes nothing that is still being shown
}

const PLAY = 360; // a card goes to the middle
const DRAW = 420; // a card comes from the pile
const COIN = 520; // a chip goes to the chest
const READ = 1500; // dice lie there to be read
const TURN = 260; // until the next one throws

const seatOf = (value: unknown): number => Number(value);
const without = (kinds: readonly string[], one: string): string[] => {
  const at = kinds.indexOf(one);
  return at < 0 ? [...kinds] : kinds.toSpliced(at, 1);
};

class TrekTimeline extends Timeline {
  steps: Step[] = [];
  throws: Throws | null = null;
  banner: Banner | null = null;
  gathered = false;
  private readonly handled: string[]; // what the viewer holds while it is told
  readonly facts: Facts;

  constructor(
    before: Trek | null,
    readonly after: Trek,
    readonly viewer: number | null,
  ) {
    super();
    this.facts = before ? factsOf(before) : { ...bare(after), dealer: -1, round: 0 };
    const own = viewer === null ? null : before?.hands[viewer];
    this.handled = Array.isArray(own) ? [...own] : [];
  }

  get held(): readonly string[] {
    return this.handled;
  }

  hold(kinds: readonly string[]): void {
    this.handled.splice(0, Infinity, ...kinds);
  }

  show(at: number, change: Step["change"]): void {
    this.steps.push({ at, change });
  }

  bump(spot: string, at: number, kind = "bump"): void {
    this.gestures.push({ kind, spot, at, ms: 420 });
  }

  /** Somebody throws; those who throw after them begin while their dice still roll. */
  roll(kind: Throws["for"], event: GameEvent, limit = 0): void {
    const at = this.now;
    this.throws ??= { for: kind, limit, rolls: [], outcomes: [], at, rests: at, until: at };
    this.throws.rolls.push({ player: seatOf(event["player"]), dice: event["dice"] as [number, number], at });
    this.now += TURN;
  }

  /** All dice lie still. */
  rest(): void {
    const last = this.throws?.rolls.at(-1);
    if (last && this.throws) this.now = Math.max(this.now, last.at + THROW_MS + 200);
  }

  outcome(event: GameEvent, is: Outcome["is"], much = 0): void {
    this.throws?.outcomes.push({ player: seatOf(event["player"]), is, much, at: this.now });
  }
}

type Cue = (timeline: TrekTimeline, event: GameEvent, batch: readonly GameEvent[]) => void;

/** Where the card of this batch has brought the count. */
const countIn = (batch: readonly GameEvent[]): number => Number(batch.find(({ type }) => type === "played")?.["count"]);

const deal = (timeline: TrekTimeline): void => {
  const { after, viewer, now } = timeline;
  const seats = after.in_round.length;
  const own = viewer === null ? null : after.hands[viewer];
  const order = Array.from({ length: seats }, (_, i) => (after.dealer + 1 + i) % seats).filter((seat) => after.in_round[seat]);
  let at = now;
  for (let round = 0; round < 4; round++) {
    for (const seat of order) {
      const card = seat === viewer && Array.isArray(own) ? own[round] : undefined;
      timeline.move("back", "deck", card === undefined ? `hand ${seat}` : `hand ${seat} ${card}`, at, 340, {
        shape: "arc",
        end: card === undefined ? "gone" : "stays",
      });
      timeline.show(at + 340, (facts) => withHand({ ...facts, pile: facts.pile - 1 }, seat, 1));
      at += 46;
    }
  }
  if (Array.isArray(own)) timeline.hold(own);
  timeline.now = at + 300;
};

/** All cards come back to the pile, and it is shuffled. */
const gather = (timeline: TrekTimeline): void => {
  const { viewer, facts, now } = timeline;
  facts.hands.forEach((_, seat) => {
    if (seat === viewer) return;
    timeline.move("back", `hand ${seat}`, "deck", now, 380, { end: "gone" });
  });
  for (const card of timeline.held) {
    const spot = `hand ${viewer ?? ""} ${card}`;
    const path = [
      { spot, at: 0 },
      { spot, at: now },
      { spot: "deck", at: now + 380 },
    ];
    timeline.flights.push({ item: card, path, end: "gone" });
  }
  timeline.move("back", "discard", "deck", now + 60, 380, { end: "gone" });
  timeline.show(now, (shown) => ({ ...shown, top: null, discard: 0, hands: shown.hands.map(() => 0), aside: 0, immune: null }));
  const { after } = timeline;
  const all = bare(after);
  timeline.show(now + 400, (shown) => ({
    ...shown,
    count: 0,
    direction: 1,
    pile: all.pile,
    dealer: after.dealer,
    round: after.round,
    inRound: after.in_round,
  }));
  timeline.bump("deck", now + 430, "riffle");
  timeline.gathered = true;
  timeline.now = now + 850;
};

const paid: Cue = (timeline, event, batch) => {
  const player = seatOf(event["player"]);
  const chips = Number(event["chips"]);
  timeline.rest();
  timeline.say(event);
  timeline.outcome(event, "paid", chips);
  for (let i = 0; i < chips; i++) {
    timeline.move("coin", `chips ${player}`, "chest", timeline.now + i * 110, COIN, { end: "gone", shape: "arc" });
    timeline.show(timeline.now + i * 110 + COIN, (facts) => withPaid(facts, player, 1));
  }
  timeline.bump("chest", timeline.now + COIN + (chips - 1) * 110);
  if (batch.indexOf(event) < batch.findIndex(({ type }) => type === "played")) {
    timeline.now += COIN + chips * 110; // the toll of dropping out: seen and read before the card that brought it to light
  } else timeline.now += 180;
};

/** What is paid has arrived. */
const settled = (timeline: TrekTimeline): void => {
  const coins = timeline.flights.filter(({ item }) => item === "coin").map(({ path }) => path.at(-1)?.at ?? 0);
  timeline.now = Math.max(timeline.now, ...coins);
};

const CUES: Record<string, Cue> = {
  dealer_roll: (timeline, event) => {
    const rolls = timeline.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event["player"])) again(timeline, rolls.at(-1));
    timeline.roll("dealer", event);
  },
  draw_forfeited: (timeline, event) => timeline.say(event),
  dropped_out: (timeline, event) => {
    timeline.say(event);
    const player = seatOf(event["player"]);
    timeline.show(timeline.now, (facts) => ({ ...facts, inRound: facts.inRound.with(player, false) }));
    timeline.bump(`person ${player}`, timeline.now, "shake");
    timeline.now += 500;
  },
  played: (timeline, event, batch) => {
    const player = seatOf(event["player"]);
    const card = String(event["card"]);
    const direction = Number(event["direction"]);
    const thrown = batch.some(({ type }) => type === "risk_roll");
    if (!thrown) timeline.say(event); // else it would say before the dice where the cart goes
    timeline.move(card, player === timeline.viewer ? `hand ${player} ${card}` : `hand ${player}`, "discard", timeline.now, PLAY, {
      end: "gone",
      shape: "arc",
    });
    timeline.hold(player === timeline.viewer ? without(timeline.held, card) : timeline.held);
    timeline.show(timeline.now, (facts) => withHand(facts, player, -1));
    timeline.now += PLAY;
    const immune = batch.some(({ type }) => type === "immunity") ? null : timeline.after.immune;
    timeline.show(timeline.now, (facts) => ({ ...facts, top: card, discard: facts.discard + 1, direction, immune }));
    if (direction !== timeline.facts.direction) timeline.now += 300;
    if (!thrown) arrive(timeline, Number(event["count"]));
  },
  risk_roll: (timeline, event, batch) => {
    timeline.roll("risk", event);
    timeline.rest();
    const to = countIn(batch);
    timeline.outcome(event, "moved", to - timeline.facts.count);
    timeline.say(event);
    arrive(timeline, to);
    timeline.now += 250;
  },
  schnuff_roll: (timeline, event, batch) => {
    const rolls = timeline.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event["player"])) again(timeline, rolls.at(-1));
    timeline.roll("schnuff", event, countIn(batch));
  },
  spared: (timeline, event) => {
    timeline.rest();
    timeline.say(event);
    timeline.outcome(event, "spared");
    timeline.now += 250;
  },
  paid,
  immunity_used: (timeline, event) => {
    timeline.say(event);
    timeline.bump(`person ${seatOf(event["player"])}`, timeline.now);
    timeline.now += 300;
  },
  eliminated: (timeline, event) => {
    settled(timeline);
    timeline.say(event);
    const player = seatOf(event["player"]);
    const { eliminated, aside, in_round: inRound } = timeline.after;
    timeline.bump(`person ${player}`, timeline.now, "shake");
    timeline.show(timeline.now, (facts) => ({
      ...withHand(facts, player, -99),
      eliminated,
      aside: Math.max(aside, facts.aside),
      inRound: facts.inRound.map((is, seat) => is && (seat !== player || inRound[seat] === true)).with(player, false),
    }));
    timeline.now += 500;
  },
  drew: (timeline, event) => {
    const player = seatOf(event["player"]);
    const card = player === timeline.viewer && event["card"] !== undefined ? String(event["card"]) : null;
    timeline.move("back", "deck", card === null ? `hand ${player}` : `hand ${player} ${card}`, timeline.now, DRAW, {
      shape: "arc",
      end: card === null ? "gone" : "stays",
    });
    timeline.show(timeline.now, (facts) => ({ ...facts, pile: facts.pile - 1 }));
    timeline.show(timeline.now + DRAW, (facts) => withHand(facts, player, 1));
    if (card !== null) timeline.hold([...timeline.held, card]);
    timeline.now += DRAW;
  },
  pile_turned: (timeline, event) => {
    timeline.say(event);
    const cards = Number(event["count"]);
    const { now } = timeline;
    timeline.show(now, (facts) => ({ ...facts, top: null, discard: 0 }));
    for (let i = 0; i < 4; i++) timeline.move("back", "discard", "deck", now + i * 90, 420, { end: "gone", shape: "arc" });
    timeline.show(now + 600, (facts) => ({ ...facts, pile: cards }));
    timeline.bump("deck", now + 640, "riffle");
    timeline.now += 700;
  },
  immunity: (timeline, event) => {
    settled(timeline);
    timeline.say(event);
    timeline.show(timeline.now, (facts) => ({ ...facts, immune: timeline.after.immune }));
    timeline.bump(`person ${seatOf(event["player"])}`, timeline.now);
    timeline.now += 350;
  },
  cannot_play: (timeline, event) => {
    timeline.say(event);
    timeline.bump(`person ${seatOf(event["player"])}`, timeline.now, "shake");
    timeline.now += 500;
  },
  round_ended: (timeline, event, batch) => {
    settled(timeline);
    timeline.rest();
    timeline.say(event);
    if (!batch.some(({ type }) => type === "round_started")) return; // it was the last one
    timeline.now += 250;
    const { round, dealer } = timeline.after;
    timeline.banner = { reason: String(event["reason"]), round, dealer, at: timeline.now, until: timeline.now + 2400 };
    timeline.now += 1300;
    gather(timeline);
  },
  redeal: (timeline, event) => {
    timeline.say(event);
    timeline.now += 600;
  },
  round_started: (timeline, event, batch) => {
    timeline.rest();
    if (timeline.throws?.for === "dealer") {
      timeline.outcome({ ...event, player: seatOf(event["dealer"]) }, "dealer");
      timeline.now += 900;
    }
    timeline.say(event);
    const { dealer, round } = timeline.after;
    timeline.show(timeline.now, (facts) => ({ ...facts, dealer, round }));
    if (event !== batch.findLast(({ type }) => type === "round_started")) return; // dealt in vain
    deal(timeline);
  },
  lead_skipped: (timeline, event) => {
    timeline.say(event);
    timeline.bump(`person ${seatOf(event["player"])}`, timeline.now, "shake");
    timeline.now += 500;
  },
  game_ended: (timeline, event) => {
    settled(timeline);
    timeline.now += 300;
    timeline.say(event);
  },
};

/** The cart rolls; the number says so. */
function arrive(timeline: TrekTimeline, count: number): void {
  const from = timeline.facts.count;
  timeline.show(timeline.now, (facts) => ({ ...facts, count }));
  if (count !== from) timeline.bump("count", timeline.now);
  timeline.now += passed(from, count) === null ? 150 : 650; // past a gate one looks on until it is passed
}

/** A tie: those concerned throw again when all have seen why. */
function again(timeline: TrekTimeline, last: Roll | undefined): void {
  timeline.now = Math.max(timeline.now, (last?.at ?? 0) + THROW_MS + 500);
}

const BESIDE = new Set(["drew", "pile_turned"]);

/** What there is to see of a batch, in order. `before`: the view before it, null at the first deal of a game. */
export function planOf(events: readonly GameEvent[], before: Trek | null, after: Trek, viewer: number | null): TrekPlan {
  const timeline = new TrekTimeline(before, after, viewer);
  for (const event of events) CUES[event.type]?.(timeline, event, events);
  const { throws, banner, steps, facts } = timeline;
  if (throws) {
    throws.rests = (throws.rolls.at(-1)?.at ?? 0) + THROW_MS;
    throws.until = Math.max(timeline.now, throws.rests) + READ;
  }
  const plan = timeline.plan();
  const total = Math.max(plan.total, ...steps.map(({ at }) => at));
  return { ...plan, total, start: facts, steps, throws, banner, beside: events.every(({ type }) => BESIDE.has(type)) };
}

/** When each event of a batch is seen, in ms: the sounds come then. */
export function cueTimesOf(events: readonly GameEvent[], after: Trek): number[] {
  const seen = new Map<GameEvent, number>();
  const timeline = new TrekTimeline(null, after, null);
  for (const event of events) {
    if (event.type === "paid" || event.type === "spared" || event.type === "round_ended") timeline.rest();
    seen.set(event, timeline.now);
    CUES[event.type]?.(timeline, event, events);
  }
  return events.map((event) => seen.get(event) ?? 0);
}
