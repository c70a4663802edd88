/** The plan of a batch of events: cards and chips that travel, dice that are thrown, and when the table's facts catch up. Pure. */
import { type FactsPlan, FactsPlanner, MATTERS } from "../../table/plan";
import { type Cues, follow, type Tagged } from "../../table/shapes";
import { THROW_MS } from "../../table/throw";
import { bare, type Facts, factsOf, withHand, withPaid } from "./facts";
import { passed } from "./trek";
import type { Event, Events, Kind, View } from "./types";

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

export interface TrekPlan extends FactsPlan<Facts> {
  throws: Throws | null;
  banner: Banner | null;
}

const PLAY = 360; // a card goes to the middle
const DRAW = 420; // a card comes from the pile
const COIN = 520; // a chip goes to the chest
const READ = 1500; // dice lie there to be read
const GLANCE = 900; // or at least looked at before the game goes on
const TURN = 260; // until the next one throws

const without = (kinds: readonly Kind[], one: Kind): Kind[] => {
  const at = kinds.indexOf(one);
  return at < 0 ? [...kinds] : kinds.toSpliced(at, 1);
};

class TrekPlanner extends FactsPlanner<Facts> {
  throws: Throws | null = null;
  banner: Banner | null = null;
  gathered = false;
  private readonly handled: Kind[]; // what the viewer holds while it is told

  constructor(
    before: View | null,
    readonly after: View,
    readonly viewer: number | null,
  ) {
    super(before ? factsOf(before) : { ...bare(after), dealer: -1, round: 0 });
    const own = viewer === null ? null : before?.hands[viewer];
    this.handled = Array.isArray(own) ? [...own] : [];
  }

  get held(): readonly Kind[] {
    return this.handled;
  }

  hold(kinds: readonly Kind[]): void {
    this.handled.splice(0, Infinity, ...kinds);
  }

  bump(spot: string, at: number, kind = "bump"): void {
    this.gestures.push({ kind, spot, at, ms: 420 });
  }

  /** Somebody throws; those who throw after them begin while their dice still roll. */
  roll(kind: Throws["for"], { player, dice }: Tagged<Events, "dealer_roll" | "risk_roll" | "schnuff_roll">, limit = 0): void {
    const at = this.now;
    this.throws ??= { for: kind, limit, rolls: [], outcomes: [], at, rests: at, until: at };
    this.throws.rolls.push({ player, dice, at });
    this.rolled();
    this.now += TURN;
  }

  /** All dice lie still. */
  rest(): void {
    const last = this.throws?.rolls.at(-1);
    if (last && this.throws) this.now = Math.max(this.now, last.at + THROW_MS + 200);
  }

  outcome(player: number, is: Outcome["is"], much = 0): void {
    this.throws?.outcomes.push({ player, is, much, at: this.now });
  }
}

/** Where the card of this batch has brought the count. */
const countIn = (batch: readonly Event[]): number => batch.find((event) => event.type === "played")?.count ?? NaN;

const deal = (planner: TrekPlanner): void => {
  const { after, viewer, now } = planner;
  const seats = after.in_round.length;
  const own = viewer === null ? null : after.hands[viewer];
  const order = Array.from({ length: seats }, (_, i) => (after.dealer + 1 + i) % seats).filter((seat) => after.in_round[seat]);
  let at = now;
  for (let round = 0; round < 4; round++) {
    for (const seat of order) {
      const card = seat === viewer && Array.isArray(own) ? own[round] : undefined;
      planner.move("back", "deck", card === undefined ? `hand ${seat}` : `hand ${seat} ${card}`, at, 340, {
        shape: "arc",
        end: card === undefined ? "gone" : "stays",
      });
      planner.show(at + 340, (facts) => withHand({ ...facts, pile: facts.pile - 1 }, seat, 1));
      at += 46;
    }
  }
  if (Array.isArray(own)) planner.hold(own);
  planner.now = at + 300;
};

/** All cards come back to the pile, and it is shuffled. */
const gather = (planner: TrekPlanner): void => {
  const { viewer, facts, now } = planner;
  facts.hands.forEach((_, seat) => {
    if (seat === viewer) return;
    planner.move("back", `hand ${seat}`, "deck", now, 380, { end: "gone" });
  });
  for (const card of planner.held) {
    const spot = `hand ${viewer ?? ""} ${card}`;
    const path = [
      { spot, at: 0 },
      { spot, at: now },
      { spot: "deck", at: now + 380 },
    ];
    planner.flights.push({ item: card, path, end: "gone" });
  }
  planner.move("back", "discard", "deck", now + 60, 380, { end: "gone" });
  planner.show(now, (shown) => ({ ...shown, top: null, discard: 0, hands: shown.hands.map(() => 0), aside: 0, immune: null }));
  const { after } = planner;
  const all = bare(after);
  planner.show(now + 400, (shown) => ({
    ...shown,
    count: 0,
    direction: 1,
    pile: all.pile,
    dealer: after.dealer,
    round: after.round,
    inRound: after.in_round,
  }));
  planner.bump("deck", now + 430, "riffle");
  planner.gathered = true;
  planner.now = now + 850;
};

const paid = (event: Tagged<Events, "paid">, planner: TrekPlanner, batch: readonly Event[]): void => {
  const player = event.player;
  const chips = event.chips;
  planner.rest();
  planner.say(event);
  planner.outcome(event.player, "paid", chips);
  for (let i = 0; i < chips; i++) {
    planner.move("coin", `chips ${player}`, "chest", planner.now + i * 110, COIN, { end: "gone", shape: "arc" });
    planner.show(planner.now + i * 110 + COIN, (facts) => withPaid(facts, player, 1));
  }
  planner.bump("chest", planner.now + COIN + (chips - 1) * 110);
  if (batch.indexOf(event) < batch.findIndex(({ type }) => type === "played")) {
    planner.now += COIN + chips * 110; // the toll of dropping out: seen and read before the card that brought it to light
  } else planner.now += MATTERS;
};

/** What is paid has arrived. */
const settled = (planner: TrekPlanner): void => {
  const coins = planner.flights.filter(({ item }) => item === "coin").map(({ path }) => path.at(-1)?.at ?? 0);
  planner.now = Math.max(planner.now, ...coins);
};

/** Somebody can do nothing now. */
const stuck = (event: Tagged<Events, "cannot_play" | "lead_skipped">, planner: TrekPlanner): void => {
  planner.say(event);
  planner.bump(`person ${event.player}`, planner.now, "shake");
  planner.now += 500;
};

const CUES: Cues<Events, [planner: TrekPlanner, batch: readonly Event[]]> = {
  dealer_roll: (event, planner) => {
    const rolls = planner.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event.player)) again(planner, rolls.at(-1));
    planner.roll("dealer", event);
  },
  draw_forfeited: (event, planner) => planner.say(event),
  dropped_out: (event, planner) => {
    planner.say(event);
    const player = event.player;
    planner.show(planner.now, (facts) => ({ ...facts, inRound: facts.inRound.with(player, false) }));
    planner.bump(`person ${player}`, planner.now, "shake");
    planner.now += 500;
  },
  played: (event, planner, batch) => {
    const player = event.player;
    const card = event.card;
    const direction = event.direction;
    const thrown = batch.some(({ type }) => type === "risk_roll");
    if (!thrown) planner.say(event); // else it would say before the dice where the cart goes
    planner.move(card, player === planner.viewer ? `hand ${player} ${card}` : `hand ${player}`, "discard", planner.now, PLAY, {
      end: "gone",
      shape: "arc",
    });
    planner.hold(player === planner.viewer ? without(planner.held, card) : planner.held);
    planner.show(planner.now, (facts) => withHand(facts, player, -1));
    planner.now += PLAY;
    const immune = batch.some(({ type }) => type === "immunity") ? null : planner.after.immune;
    planner.show(planner.now, (facts) => ({ ...facts, top: card, discard: facts.discard + 1, direction, immune }));
    if (direction !== planner.facts.direction) planner.now += 300;
    if (!thrown) arrive(planner, event.count);
  },
  risk_roll: (event, planner, batch) => {
    planner.roll("risk", event);
    planner.rest();
    const to = countIn(batch);
    planner.outcome(event.player, "moved", to - planner.facts.count);
    planner.say(event);
    arrive(planner, to);
    planner.now += 250;
  },
  schnuff_roll: (event, planner, batch) => {
    const rolls = planner.throws?.rolls ?? [];
    if (rolls.some(({ player }) => player === event.player)) again(planner, rolls.at(-1));
    planner.roll("schnuff", event, countIn(batch));
  },
  spared: (event, planner) => {
    planner.rest();
    planner.say(event);
    planner.outcome(event.player, "spared");
    planner.now += 250;
  },
  paid,
  immunity_used: (event, planner) => {
    planner.say(event);
    planner.bump(`person ${event.player}`, planner.now);
    planner.now += 300;
  },
  eliminated: (event, planner) => {
    settled(planner);
    planner.say(event);
    const player = event.player;
    const { eliminated, aside, in_round: inRound } = planner.after;
    planner.bump(`person ${player}`, planner.now, "shake");
    planner.show(planner.now, (facts) => ({
      ...withHand(facts, player, -99),
      eliminated,
      aside: Math.max(aside, facts.aside),
      inRound: facts.inRound.map((is, seat) => is && (seat !== player || inRound[seat] === true)).with(player, false),
    }));
    planner.now += 500;
  },
  drew: (event, planner) => {
    const player = event.player;
    const card = player === planner.viewer && event.card !== undefined ? event.card : null;
    planner.move("back", "deck", card === null ? `hand ${player}` : `hand ${player} ${card}`, planner.now, DRAW, {
      shape: "arc",
      end: card === null ? "gone" : "stays",
    });
    planner.show(planner.now, (facts) => ({ ...facts, pile: facts.pile - 1 }));
    planner.show(planner.now + DRAW, (facts) => withHand(facts, player, 1));
    if (card !== null) planner.hold([...planner.held, card]);
    planner.now += DRAW;
  },
  pile_turned: (event, planner) => {
    planner.say(event);
    const cards = event.count;
    const { now } = planner;
    planner.show(now, (facts) => ({ ...facts, top: null, discard: 0 }));
    for (let i = 0; i < 4; i++) planner.move("back", "discard", "deck", now + i * 90, 420, { end: "gone", shape: "arc" });
    planner.show(now + 600, (facts) => ({ ...facts, pile: cards }));
    planner.bump("deck", now + 640, "riffle");
    planner.now += 700;
  },
  immunity: (event, planner) => {
    settled(planner);
    planner.say(event);
    planner.show(planner.now, (facts) => ({ ...facts, immune: planner.after.immune }));
    planner.bump(`person ${event.player}`, planner.now);
    planner.now += 350;
  },
  cannot_play: stuck,
  round_ended: (event, planner, batch) => {
    settled(planner);
    planner.rest();
    planner.say(event);
    if (!batch.some(({ type }) => type === "round_started")) return; // it was the last one
    planner.now += 250;
    const { round, dealer } = planner.after;
    planner.banner = { reason: event.reason, round, dealer, at: planner.now, until: planner.now + 2400 };
    planner.now += 1300;
    gather(planner);
  },
  redeal: (event, planner) => {
    planner.say(event);
    planner.now += 600;
  },
  round_started: (event, planner, batch) => {
    planner.rest();
    if (planner.throws?.for === "dealer") {
      planner.outcome(event.dealer, "dealer");
      planner.now += 900;
    }
    planner.say(event);
    const { dealer, round } = planner.after;
    planner.show(planner.now, (facts) => ({ ...facts, dealer, round }));
    if (event !== batch.findLast(({ type }) => type === "round_started")) return; // dealt in vain
    deal(planner);
  },
  lead_skipped: stuck,
  game_ended: (event, planner) => {
    settled(planner);
    planner.now += 300;
    planner.say(event);
  },
};

/** The cart rolls; the number says so. */
function arrive(planner: TrekPlanner, count: number): void {
  const from = planner.facts.count;
  planner.show(planner.now, (facts) => ({ ...facts, count }));
  if (count !== from) planner.bump("count", planner.now);
  planner.now += passed(from, count) === null ? 150 : 650; // past a gate one looks on until it is passed
}

/** A tie: those concerned throw again when all have seen why. */
function again(planner: TrekPlanner, last: Roll | undefined): void {
  planner.now = Math.max(planner.now, (last?.at ?? 0) + THROW_MS + 500);
}

/** What there is to see of a batch, in order. `before`: the view before it, null at the first deal of a game. */
export function planOf(events: readonly Event[], before: View | null, after: View, viewer: number | null): TrekPlan {
  const planner = new TrekPlanner(before, after, viewer);
  for (const event of events) {
    planner.cue();
    follow(CUES, event, planner, events);
  }
  const { throws, banner } = planner;
  if (throws) {
    throws.rests = (throws.rolls.at(-1)?.at ?? 0) + THROW_MS;
    throws.until = Math.max(planner.now, throws.rests) + READ;
  }
  const plan = planner.plan();
  const read = [...(throws ? [throws.rests + GLANCE] : []), ...(banner ? [banner.at + GLANCE] : [])];
  return { ...plan, total: Math.max(plan.total, ...read), throws, banner };
}
