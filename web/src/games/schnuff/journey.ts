/** A batch of events as it is shown: cards and chips that travel, dice that are thrown, and when the table's facts catch up. Pure. */
import { type Plan, Story } from "../../table/journey";
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

/** What comes of a player's throw: he is spared, pays so many chips, moves the cart, or deals. */
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
  beside: boolean; // changes nothing that is still being told
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

class TrekStory extends Story {
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

  /** Somebody throws; those who throw after him begin while his dice still roll. */
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

type Telling = (story: TrekStory, event: GameEvent, batch: readonly GameEvent[]) => void;

/** Where the card of this batch has brought the count. */
const countIn = (batch: readonly GameEvent[]): number => Number(batch.find(({ type }) => type === "played")?.["count"]);

const deal = (story: TrekStory): void => {
  const { after, viewer, now } = story;
  const seats = after.in_round.length;
  const own = viewer === null ? null : after.hands[viewer];
  const order = Array.from({ length: seats }, (_, i) => (after.dealer + 1 + i) % seats).filter((seat) => after.in_round[seat]);
  let at = now;
  for (let round = 0; round < 4; round++) {
    for (const seat of order) {
      const card = seat === viewer && Array.isArray(own) ? own[round] : undefined;
      story.move("back", "deck", card === undefined ? `hand ${seat}` : `hand ${seat} ${card}`, at, 340, {
        shape: "arc",
        end: card === undefined ? "gone" : "stays",
      });
      story.show(at + 340, (facts) => withHand({ ...facts, pile: facts.pile - 1 }, seat, 1));
      at += 46;
    }
  }
  if (Array.isArray(own)) story.hold(own);
  story.now = at + 300;
};

/** All cards come back to the pile, and it is shuffled. */
const gather = (story: TrekStory): void => {
  const { viewer, facts, now } = story;
  facts.hands.forEach((_, seat) => {
    if (seat === viewer) return;
    story.move("back", `hand ${seat}`, "deck", now, 380, { end: "gone" });
  });
  for (const card of story.held) {
    const spot = `hand ${viewer ?? ""} ${card}`;
    const path = [
      { spot, at: 0 },
      { spot, at: now },
      { spot: "deck", at: now + 380 },
    ];
    story.journeys.push({ face: card, path, end: "gone" });
  }
  story.move("back", "discard", "deck", now + 60, 380, { end: "gone" });
  story.show(now, (shown) => ({ ...shown, top: null, discard: 0, hands: shown.hands.map(() => 0), aside: 0, immune: null }));
  const { after } = story;
  const all = bare(after);
  story.show(now + 400, (shown) => ({
    ...shown,
    count: 0,
    direction: 1,
    pile: all.pile,
    dealer: after.dealer,
    round: after.round,
    inRound: after.in_round,
  }));
  story.bump("deck", now + 430, "riffle");
  story.gathered = true;
  story.now = now + 850;
};

const paid: Telling = (story, event, batch) => {
  const player = seatOf(event["player"]);
  const chips = Number(event["chips"]);
  story.rest();
  story.say(event);
  story.outcome(event, "paid", chips);
  for (let i = 0; i < chips; i++) {
    story.move("coin", `chips ${player}`, "chest", story.now + i * 110, COIN, { end: "gone", shape: "arc" });
    story.show(story.now + i * 110 + COIN, (facts) => withPaid(facts, player, 1));
  }
  story.bump("chest", story.now + COIN + (chips - 1) * 110);
  if (batch.indexOf(event) < batch.findIndex(({ type }) => type === "played")) {
    story.now += COIN + chips * 110; // the toll of dropping out: seen and read before the card that brought it to light
  } else story.now += 180;
};

/** What is paid has arrived. */
const settled = (story: TrekStory): void => {
  const coins = story.journeys.filter(({ face }) => face === "coin").map(({ path }) => path.at(-1)?.at ?? 0);
  story.now = Math.max(story.now, ...coins);
};

const TELLINGS: Record<string, Telling> = {
  dealer_roll: (story, event) => {
    const rolls = story.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event["player"])) again(story, rolls.at(-1));
    story.roll("dealer", event);
  },
  draw_forfeited: (story, event) => story.say(event),
  dropped_out: (story, event) => {
    story.say(event);
    const player = seatOf(event["player"]);
    story.show(story.now, (facts) => ({ ...facts, inRound: facts.inRound.with(player, false) }));
    story.bump(`person ${player}`, story.now, "shake");
    story.now += 500;
  },
  played: (story, event, batch) => {
    const player = seatOf(event["player"]);
    const card = String(event["card"]);
    const direction = Number(event["direction"]);
    const thrown = batch.some(({ type }) => type === "risk_roll");
    if (!thrown) story.say(event); // else it would say before the dice where the cart goes
    story.move(card, player === story.viewer ? `hand ${player} ${card}` : `hand ${player}`, "discard", story.now, PLAY, {
      end: "gone",
      shape: "arc",
    });
    story.hold(player === story.viewer ? without(story.held, card) : story.held);
    story.show(story.now, (facts) => withHand(facts, player, -1));
    story.now += PLAY;
    const immune = batch.some(({ type }) => type === "immunity") ? null : story.after.immune;
    story.show(story.now, (facts) => ({ ...facts, top: card, discard: facts.discard + 1, direction, immune }));
    if (direction !== story.facts.direction) story.now += 300;
    if (!thrown) arrive(story, Number(event["count"]));
  },
  risk_roll: (story, event, batch) => {
    story.roll("risk", event);
    story.rest();
    const to = countIn(batch);
    story.outcome(event, "moved", to - story.facts.count);
    story.say(event);
    arrive(story, to);
    story.now += 250;
  },
  schnuff_roll: (story, event, batch) => {
    const rolls = story.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event["player"])) again(story, rolls.at(-1));
    story.roll("schnuff", event, countIn(batch));
  },
  spared: (story, event) => {
    story.rest();
    story.say(event);
    story.outcome(event, "spared");
    story.now += 250;
  },
  paid,
  immunity_used: (story, event) => {
    story.say(event);
    story.bump(`person ${seatOf(event["player"])}`, story.now);
    story.now += 300;
  },
  eliminated: (story, event) => {
    settled(story);
    story.say(event);
    const player = seatOf(event["player"]);
    const { eliminated, aside, in_round: inRound } = story.after;
    story.bump(`person ${player}`, story.now, "shake");
    story.show(story.now, (facts) => ({
      ...withHand(facts, player, -99),
      eliminated,
      aside: Math.max(aside, facts.aside),
      inRound: facts.inRound.map((is, seat) => is && (seat !== player || inRound[seat] === true)).with(player, false),
    }));
    story.now += 500;
  },
  drew: (story, event) => {
    const player = seatOf(event["player"]);
    const card = player === story.viewer && event["card"] !== undefined ? String(event["card"]) : null;
    story.move("back", "deck", card === null ? `hand ${player}` : `hand ${player} ${card}`, story.now, DRAW, {
      shape: "arc",
      end: card === null ? "gone" : "stays",
    });
    story.show(story.now, (facts) => ({ ...facts, pile: facts.pile - 1 }));
    story.show(story.now + DRAW, (facts) => withHand(facts, player, 1));
    if (card !== null) story.hold([...story.held, card]);
    story.now += DRAW;
  },
  pile_turned: (story, event) => {
    story.say(event);
    const cards = Number(event["count"]);
    const { now } = story;
    story.show(now, (facts) => ({ ...facts, top: null, discard: 0 }));
    for (let i = 0; i < 4; i++) story.move("back", "discard", "deck", now + i * 90, 420, { end: "gone", shape: "arc" });
    story.show(now + 600, (facts) => ({ ...facts, pile: cards }));
    story.bump("deck", now + 640, "riffle");
    story.now += 700;
  },
  immunity: (story, event) => {
    settled(story);
    story.say(event);
    story.show(story.now, (facts) => ({ ...facts, immune: story.after.immune }));
    story.bump(`person ${seatOf(event["player"])}`, story.now);
    story.now += 350;
  },
  cannot_play: (story, event) => {
    story.say(event);
    story.bump(`person ${seatOf(event["player"])}`, story.now, "shake");
    story.now += 500;
  },
  round_ended: (story, event, batch) => {
    settled(story);
    story.rest();
    story.say(event);
    if (!batch.some(({ type }) => type === "round_started")) return; // it was the last one
    story.now += 250;
    const { round, dealer } = story.after;
    story.banner = { reason: String(event["reason"]), round, dealer, at: story.now, until: story.now + 2400 };
    story.now += 1300;
    gather(story);
  },
  redeal: (story, event) => {
    story.say(event);
    story.now += 600;
  },
  round_started: (story, event, batch) => {
    story.rest();
    if (story.throws?.for === "dealer") {
      story.outcome({ ...event, player: seatOf(event["dealer"]) }, "dealer");
      story.now += 900;
    }
    story.say(event);
    const { dealer, round } = story.after;
    story.show(story.now, (facts) => ({ ...facts, dealer, round }));
    if (event !== batch.findLast(({ type }) => type === "round_started")) return; // dealt in vain
    deal(story);
  },
  lead_skipped: (story, event) => {
    story.say(event);
    story.bump(`person ${seatOf(event["player"])}`, story.now, "shake");
    story.now += 500;
  },
  game_ended: (story, event) => {
    settled(story);
    story.now += 300;
    story.say(event);
  },
};

/** The cart rolls; the number says so. */
function arrive(story: TrekStory, count: number): void {
  const from = story.facts.count;
  story.show(story.now, (facts) => ({ ...facts, count }));
  if (count !== from) story.bump("count", story.now);
  story.now += passed(from, count) === null ? 150 : 650; // past a gate one looks on until it is passed
}

/** A tie: those concerned throw again when all have seen why. */
function again(story: TrekStory, last: Roll | undefined): void {
  story.now = Math.max(story.now, (last?.at ?? 0) + THROW_MS + 500);
}

const BESIDE = new Set(["drew", "pile_turned"]);

/** What there is to see of a batch, in order. `before`: the view before it, null at the first deal of a game. */
export function planOf(events: readonly GameEvent[], before: Trek | null, after: Trek, viewer: number | null): TrekPlan {
  const story = new TrekStory(before, after, viewer);
  for (const event of events) TELLINGS[event.type]?.(story, event, events);
  const { throws, banner, steps, facts } = story;
  if (throws) {
    throws.rests = (throws.rolls.at(-1)?.at ?? 0) + THROW_MS;
    throws.until = Math.max(story.now, throws.rests) + READ;
  }
  const plan = story.plan();
  const total = Math.max(plan.total, ...steps.map(({ at }) => at));
  return { ...plan, total, start: facts, steps, throws, banner, beside: events.every(({ type }) => BESIDE.has(type)) };
}

/** When each event of a batch is seen, in ms: the sounds come then. */
export function beatsOf(events: readonly GameEvent[], after: Trek): number[] {
  const seen = new Map<GameEvent, number>();
  const story = new TrekStory(null, after, null);
  for (const event of events) {
    if (event.type === "paid" || event.type === "spared" || event.type === "round_ended") story.rest();
    seen.set(event, story.now);
    TELLINGS[event.type]?.(story, event, events);
  }
  return events.map((event) => seen.get(event) ?? 0);
}
