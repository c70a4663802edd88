/** The timeline of a batch of events: the map catches up with it step by step, with animations between. Pure. */
import type { GameEvent } from "../index";
import type { Sign } from "./cards";
import { type Facts, type FieldKey, levelOf, ownerOf, type PlayerId, type SnailId } from "./facts";
import { applied } from "./apply_event";

/** From this moment on the table shows it so. */
export interface Step {
  at: number;
  facts: Facts;
}

export type AnimationKind =
  | "aim" // a target is taken
  | "back" // a tile is turned over: `text` is its back
  | "boom"
  | "crack"
  | "dig"
  | "ghost" // a snail leaves the game
  | "heal"
  | "hit" // damage: `text` is how much
  | "miss"
  | "scope"
  | "shell"
  | "shot" // flies from `field` to `to`
  | "splash"
  | "stray" // a shot goes astray from `field` to `to`
  | "swap"
  | "word"; // `text` is a message of the board

/** A short animation on the map. */
export interface Animation {
  key: number;
  kind: AnimationKind;
  at: number;
  ms: number;
  field: FieldKey;
  to?: FieldKey;
  snail?: SnailId;
  text?: string;
  level?: number; // how high the ground was there
}

/** The dice of an attack as they lie from a moment on; `thrown`: which of them have just been thrown. */
export interface Dice {
  at: number;
  player: PlayerId;
  faces: Sign[];
  thrown: number[];
}

/** A line over the map: a round begins, the tide comes in. */
export interface Banner {
  at: number;
  ms: number;
  event: GameEvent;
}

export interface SnailsPlan {
  start: Facts;
  steps: Step[];
  animations: Animation[];
  dice: Dice[];
  banners: Banner[];
  words: { at: number; event: GameEvent }[];
  cueTimes: number[]; // when each event is seen
  total: number;
}

export const PACE = {
  step: 380,
  push: 340,
  place: 620,
  card: 900,
  order: 350,
  half: 350,
  target: 420,
  shot: 380,
  dice: 1250,
  outcome: 250,
  damage: 620,
  tile: 820,
  boom: 620,
  gone: 900,
  marker: 420,
  shell: 420,
  skip: 800,
  tide: 700,
  banner: 1500,
  fires: 500,
};

let born = 0;

class SnailsTimeline {
  now = 0;
  steps: Step[] = [];
  animations: Animation[] = [];
  dice: Dice[] = [];
  banners: Banner[] = [];
  words: SnailsPlan["words"] = [];
  private target: FieldKey | null = null;
  private shooter: FieldKey | null = null;

  constructor(
    public facts: Facts,
    readonly lying: readonly Sign[],
  ) {}

  /** The table shows what this event has changed. */
  show(event: GameEvent): void {
    const next = applied(this.facts, event);
    if (next === this.facts) return;
    this.facts = next;
    this.steps.push({ at: this.now, facts: next });
  }

  animate(kind: AnimationKind, field: FieldKey | null | undefined, ms: number, more: Partial<Animation> = {}): void {
    if (!field) return;
    this.animations.push({ key: ++born, kind, at: this.now, ms, field, level: levelOf(this.facts, field), ...more });
  }

  fieldOf(snail: unknown): FieldKey | null {
    return this.facts.snails[String(snail)]?.field ?? null;
  }

  /** Where the snail stands whose turn it is. */
  get here(): FieldKey | null {
    const { turn } = this.facts;
    return turn?.snail ? this.fieldOf(turn.snail) : this.shooter;
  }

  aimAt(field: FieldKey | null): void {
    this.target = field;
    this.shooter = this.here;
  }

  get aimed(): FieldKey | null {
    return this.target;
  }

  /** The dice are taken up again. */
  clear(event: GameEvent): void {
    this.dice.push({ at: this.now, player: String(event["player"]), faces: [], thrown: [] });
  }

  /** The shot is seen to fly, once. */
  fire(): void {
    const { target, here } = this;
    if (!target || !here || target === here) return;
    this.animate("shot", here, PACE.shot, { to: target });
    this.now += PACE.shot;
  }
}

type Cue = (timeline: SnailsTimeline, event: GameEvent, next: GameEvent | undefined, at: number, events: readonly GameEvent[]) => void;

const text = (event: GameEvent, field: string): string => String(event[field]);

const pause =
  (ms: number): Cue =>
  (timeline, event) => {
    timeline.show(event);
    timeline.now += ms;
  };

const banner: Cue = (timeline, event) => {
  timeline.banners.push({ at: timeline.now, ms: PACE.banner, event });
  timeline.show(event);
  timeline.now += PACE.banner * 0.7;
};

const tileGone: Cue = (timeline, event) => {
  const field = text(event, "field");
  const drowns = levelOf(timeline.facts, field) === 1;
  timeline.animate("back", field, 1500, { text: event.type === "tile_removed" ? "none" : text(event, "back") });
  timeline.show(event);
  if (drowns) timeline.animate("splash", field, 800, { level: 0 });
  timeline.now += PACE.tile;
};

const skipped: Cue = (timeline, event) => {
  timeline.show(event);
  const slot = text(event, "reason");
  const active = timeline.facts.players[text(event, "player")]?.active;
  if (active && active !== "?") timeline.animate("word", timeline.fieldOf(active), 1600, { text: `board-skip-${slot}` });
  timeline.now += PACE.skip;
};

const CUES: Record<string, Cue> = {
  round_started: banner,
  cleanup_started: banner,
  game_over: pause(300),
  snail_placed: (timeline, event) => {
    timeline.show(event);
    timeline.now += PACE.place * 0.6;
  },
  turn_started: (timeline, event) => {
    timeline.clear(event);
    timeline.aimAt(null);
    timeline.show(event);
    timeline.now += 150;
  },
  order_revealed: pause(PACE.order),
  card_revealed: (timeline, event) => {
    timeline.clear(event);
    timeline.show(event);
    timeline.now += PACE.card;
  },
  half_chosen: pause(PACE.half),
  turn_skipped: skipped,
  orders_swapped: (timeline, event) => {
    const { here } = timeline;
    timeline.show(event);
    timeline.animate("swap", here, 900);
    timeline.now += 500;
  },
  aim_set: (timeline, event) => {
    timeline.show(event);
    timeline.animate("scope", timeline.fieldOf(event["snail"]), 900);
    timeline.now += 500;
  },
  shell_entered: (timeline, event) => {
    timeline.show(event);
    timeline.animate("shell", timeline.fieldOf(event["snail"]), 700);
    timeline.now += PACE.shell;
  },
  shell_left: pause(PACE.shell),
  target_chosen: (timeline, event) => {
    const snails = (event["snails"] as SnailId[] | undefined) ?? (event["snail"] ? [text(event, "snail")] : []);
    const fields = event["field"] ? [text(event, "field")] : snails.map((id) => timeline.fieldOf(id));
    timeline.aimAt(snails.length > 1 ? null : (fields[0] ?? null));
    for (const field of new Set(fields)) timeline.animate("aim", field, 900);
    timeline.now += PACE.target;
  },
  dice_rolled: (timeline, event) => {
    const faces = event["faces"] as Sign[];
    timeline.dice.push({ at: timeline.now, player: text(event, "player"), faces, thrown: faces.map((_, at) => at) });
    timeline.now += PACE.dice;
  },
  die_rerolled: (timeline, event) => {
    const die = Number(event["die"]) - 1;
    const faces = [...(timeline.dice.at(-1)?.faces ?? timeline.lying)];
    faces[Math.min(die, faces.length)] = event["face"] as Sign;
    timeline.dice.push({ at: timeline.now, player: text(event, "player"), faces, thrown: [die] });
    timeline.now += PACE.dice;
  },
  attack_missed: (timeline) => {
    timeline.fire();
    timeline.animate("miss", timeline.aimed, 1200);
    timeline.now += 700;
  },
  outcome_chosen: (timeline, event, next) => {
    if (next?.type !== "deviated") timeline.fire();
    timeline.now += PACE.outcome;
  },
  deviated: (timeline, event) => {
    const { aimed, here } = timeline;
    timeline.animate("stray", aimed, 1000, { to: text(event, "field") });
    timeline.now += 350;
    timeline.aimAt(text(event, "field"));
    if (here) timeline.fire();
  },
  damage: (timeline, event, next) => {
    const field = timeline.fieldOf(event["snail"]);
    timeline.animate("hit", field, 1500, { snail: text(event, "snail"), text: text(event, "dealt") });
    timeline.show(event);
    if (next?.type === "damage" && next["source"] === event["source"]) timeline.now += 60;
    else timeline.now += PACE.damage;
  },
  healed: (timeline, event) => {
    timeline.animate("heal", timeline.fieldOf(event["snail"]), 1500, { snail: text(event, "snail"), text: text(event, "n") });
    timeline.show(event);
    timeline.now += PACE.damage;
  },
  eliminated: (timeline, event) => {
    const snail = text(event, "snail");
    timeline.animate("ghost", timeline.fieldOf(snail), 1800, { snail });
    timeline.show(event);
    timeline.now += PACE.gone;
  },
  tile_damaged: (timeline, event) => {
    timeline.animate("crack", text(event, "field"), 700);
    timeline.show(event);
    timeline.now += PACE.marker;
  },
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: pause(PACE.marker),
  exploded: (timeline, event) => {
    timeline.animate("boom", text(event, "field"), 900, { text: text(event, "kind") });
    timeline.now += 120;
    timeline.show(event);
    timeline.now += PACE.boom - 120;
  },
  fires_removed: pause(PACE.fires),
  snail_moved: (timeline, event) => {
    const [how, to] = [text(event, "how"), text(event, "to")];
    timeline.show(event);
    const ms = how === "place" ? PACE.place : how === "step" ? PACE.step : PACE.push;
    timeline.now += ms;
    if (levelOf(timeline.facts, to) === 0) timeline.animate("splash", to, 800);
  },
  contamination: pause(PACE.tide),
  slot_emptied: pause(700),
  card_stolen: pause(600),
  ability_used: (timeline, event) => {
    timeline.show(event);
    const { here } = timeline;
    timeline.animate("word", here, 1600, { text: `board-ability-${text(event, "ability")}` });
    timeline.now += 600;
  },
  player_out: pause(600),
  cards_drawn: pause(200),
  cards_collected: pause(250),
  faction_chosen: pause(500),
};

/** What there is to see of a batch, in order. `before`: the view before it; `lying`: the dice that lie there. */
export function planOf(events: readonly GameEvent[], before: Facts, lying: readonly Sign[] = []): SnailsPlan {
  const timeline = new SnailsTimeline(before, lying);
  const cueTimes: number[] = [];
  events.forEach((event, at) => {
    const was = timeline.now;
    timeline.words.push({ at: was, event });
    const animations = timeline.animations.length;
    const cue = CUES[event.type];
    if (cue) cue(timeline, event, events[at + 1], at, events);
    else timeline.show(event);
    cueTimes.push(timeline.animations[animations]?.kind === "shot" ? was + PACE.shot : was);
  });
  const { steps, animations, dice, banners, words, now } = timeline;
  return { start: before, steps, animations, dice, banners, words, cueTimes, total: now };
}

/** When each event of a batch is seen, in ms: the sounds come then. */
export const cueTimesOf = (events: readonly GameEvent[], after: Facts): number[] => planOf(events, after).cueTimes;

/** Whose snail this animation is about. */
export const teamOf = ({ snail }: Animation): PlayerId | null => (snail ? ownerOf(snail) : null);
