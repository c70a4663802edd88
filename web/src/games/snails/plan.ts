/** The plan of a batch of events: the map catches up with it step by step, with animations between. Pure. */
import { MATTERS, type Plan } from "../../table/plan";
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

export interface SnailsPlan extends Plan {
  start: Facts;
  steps: Step[];
  animations: Animation[];
  dice: Dice[];
  banners: Banner[];
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

class SnailsPlanner {
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

type Cue = (planner: SnailsPlanner, event: GameEvent, next: GameEvent | undefined, at: number, events: readonly GameEvent[]) => void;

const text = (event: GameEvent, field: string): string => String(event[field]);

const pause =
  (ms: number): Cue =>
  (planner, event) => {
    planner.show(event);
    planner.now += ms;
  };

const banner: Cue = (planner, event) => {
  planner.banners.push({ at: planner.now, ms: PACE.banner, event });
  planner.show(event);
  planner.now += PACE.banner * 0.7;
};

const tileGone: Cue = (planner, event) => {
  const field = text(event, "field");
  const drowns = levelOf(planner.facts, field) === 1;
  planner.animate("back", field, 1500, { text: event.type === "tile_removed" ? "none" : text(event, "back") });
  planner.show(event);
  if (drowns) planner.animate("splash", field, 800, { level: 0 });
  planner.now += PACE.tile;
};

const skipped: Cue = (planner, event) => {
  planner.show(event);
  const slot = text(event, "reason");
  const active = planner.facts.players[text(event, "player")]?.active;
  if (active && active !== "?") planner.animate("word", planner.fieldOf(active), 1600, { text: `board-skip-${slot}` });
  planner.now += PACE.skip;
};

const CUES: Record<string, Cue> = {
  round_started: banner,
  cleanup_started: banner,
  game_over: pause(300),
  snail_placed: (planner, event) => {
    planner.show(event);
    planner.now += PACE.place * 0.6;
  },
  turn_started: (planner, event) => {
    planner.clear(event);
    planner.aimAt(null);
    planner.show(event);
    planner.now += 150;
  },
  order_revealed: pause(PACE.order),
  card_revealed: (planner, event) => {
    planner.clear(event);
    planner.show(event);
    planner.now += PACE.card;
  },
  half_chosen: pause(PACE.half),
  turn_skipped: skipped,
  orders_swapped: (planner, event) => {
    const { here } = planner;
    planner.show(event);
    planner.animate("swap", here, 900);
    planner.now += 500;
  },
  aim_set: (planner, event) => {
    planner.show(event);
    planner.animate("scope", planner.fieldOf(event["snail"]), 900);
    planner.now += 500;
  },
  shell_entered: (planner, event) => {
    planner.show(event);
    planner.animate("shell", planner.fieldOf(event["snail"]), 700);
    planner.now += PACE.shell;
  },
  shell_left: pause(PACE.shell),
  target_chosen: (planner, event) => {
    const snails = (event["snails"] as SnailId[] | undefined) ?? (event["snail"] ? [text(event, "snail")] : []);
    const fields = event["field"] ? [text(event, "field")] : snails.map((id) => planner.fieldOf(id));
    planner.aimAt(snails.length > 1 ? null : (fields[0] ?? null));
    for (const field of new Set(fields)) planner.animate("aim", field, 900);
    planner.now += PACE.target;
  },
  dice_rolled: (planner, event) => {
    const faces = event["faces"] as Sign[];
    planner.dice.push({ at: planner.now, player: text(event, "player"), faces, thrown: faces.map((_, at) => at) });
    planner.now += PACE.dice;
  },
  die_rerolled: (planner, event) => {
    const die = Number(event["die"]) - 1;
    const faces = [...(planner.dice.at(-1)?.faces ?? planner.lying)];
    faces[Math.min(die, faces.length)] = event["face"] as Sign;
    planner.dice.push({ at: planner.now, player: text(event, "player"), faces, thrown: [die] });
    planner.now += PACE.dice;
  },
  attack_missed: (planner) => {
    planner.fire();
    planner.animate("miss", planner.aimed, 1200);
    planner.now += 700;
  },
  outcome_chosen: (planner, event, next) => {
    if (next?.type !== "deviated") planner.fire();
    planner.now += PACE.outcome;
  },
  deviated: (planner, event) => {
    const { aimed, here } = planner;
    planner.animate("stray", aimed, 1000, { to: text(event, "field") });
    planner.now += 350;
    planner.aimAt(text(event, "field"));
    if (here) planner.fire();
  },
  damage: (planner, event, next) => {
    const field = planner.fieldOf(event["snail"]);
    planner.animate("hit", field, 1500, { snail: text(event, "snail"), text: text(event, "dealt") });
    planner.show(event);
    if (next?.type === "damage" && next["source"] === event["source"]) planner.now += 60;
    else planner.now += PACE.damage;
  },
  healed: (planner, event) => {
    planner.animate("heal", planner.fieldOf(event["snail"]), 1500, { snail: text(event, "snail"), text: text(event, "n") });
    planner.show(event);
    planner.now += PACE.damage;
  },
  eliminated: (planner, event) => {
    const snail = text(event, "snail");
    planner.animate("ghost", planner.fieldOf(snail), 1800, { snail });
    planner.show(event);
    planner.now += PACE.gone + MATTERS;
  },
  tile_damaged: (planner, event) => {
    planner.animate("crack", text(event, "field"), 700);
    planner.show(event);
    planner.now += PACE.marker;
  },
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: pause(PACE.marker),
  exploded: (planner, event) => {
    planner.animate("boom", text(event, "field"), 900, { text: text(event, "kind") });
    planner.now += 120;
    planner.show(event);
    planner.now += PACE.boom - 120;
  },
  fires_removed: pause(PACE.fires),
  snail_moved: (planner, event) => {
    const [how, to] = [text(event, "how"), text(event, "to")];
    planner.show(event);
    const ms = how === "place" ? PACE.place : how === "step" ? PACE.step : PACE.push;
    planner.now += ms;
    if (levelOf(planner.facts, to) === 0) planner.animate("splash", to, 800);
  },
  contamination: pause(PACE.tide),
  slot_emptied: pause(700),
  card_stolen: pause(600),
  ability_used: (planner, event) => {
    planner.show(event);
    const { here } = planner;
    planner.animate("word", here, 1600, { text: `board-ability-${text(event, "ability")}` });
    planner.now += 600;
  },
  player_out: pause(600),
  cards_drawn: pause(200),
  cards_collected: pause(250),
  faction_chosen: pause(500),
};

/** What there is to see of a batch, in order. `before`: the view before it; `lying`: the dice that lie there. */
export function planOf(events: readonly GameEvent[], before: Facts, lying: readonly Sign[] = []): SnailsPlan {
  const planner = new SnailsPlanner(before, lying);
  const cues: number[] = [];
  events.forEach((event, at) => {
    const was = planner.now;
    planner.words.push({ at: was, event });
    const animations = planner.animations.length;
    const cue = CUES[event.type];
    if (cue) cue(planner, event, events[at + 1], at, events);
    else planner.show(event);
    cues.push(planner.animations[animations]?.kind === "shot" ? was + PACE.shot : was);
  });
  const { steps, animations, dice, banners, words, now } = planner;
  return { start: before, steps, animations, dice, banners, words, cues, total: now };
}

/** Whose snail this animation is about. */
export const teamOf = ({ snail }: Animation): PlayerId | null => (snail ? ownerOf(snail) : null);
