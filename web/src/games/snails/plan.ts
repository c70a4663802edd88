/** The plan of a batch of events: the map catches up with it step by step, with animations between. Pure. */
import { MATTERS, type Plan } from "../../table/plan";
import { type Cues, follow, type Tagged } from "../../table/shapes";
import { THROW_MS } from "../../table/throw";
import type { Sign } from "./cards";
import { actingIn, type Facts, type FieldKey, levelOf, type PlayerId, type SnailId } from "./facts";
import { applied } from "./apply_event";
import type { Event, Events, Player, Snail } from "./types";

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
  | "ghost" // a snail leaves the game
  | "heal"
  | "hit" // damage: `text` is how much
  | "land" // a snail is placed
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
  event: Event;
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
  aimed: FieldKey | null = null; // where the shot goes
  private shooter: FieldKey | null = null;

  constructor(
    public facts: Facts,
    readonly lying: readonly Sign[],
  ) {}

  /** The table shows what this event has changed. */
  show(event: Event): void {
    const next = applied(this.facts, event);
    if (next === this.facts) return;
    this.facts = next;
    this.steps.push({ at: this.now, facts: next });
  }

  animate(kind: AnimationKind, field: FieldKey | null | undefined, ms: number, more: Partial<Animation> = {}): void {
    if (!field) return;
    this.animations.push({ key: ++born, kind, at: this.now, ms, field, level: levelOf(this.facts, field), ...more });
  }

  fieldOf(snail: SnailId): FieldKey | null {
    return this.facts.snails[snail]?.field ?? null;
  }

  /** Where the snail stands whose turn it is. */
  get here(): FieldKey | null {
    const acting = actingIn(this.facts);
    return acting ? this.fieldOf(acting) : this.shooter;
  }

  aimAt(field: FieldKey | null): void {
    this.aimed = field;
    this.shooter = this.here;
  }

  /** The dice are taken up again. */
  clear(player: Player): void {
    this.dice.push({ at: this.now, player, faces: [], thrown: [] });
  }

  throw(player: Player, faces: Sign[], thrown: number[]): void {
    this.dice.push({ at: this.now, player, faces, thrown });
    this.now += PACE.dice;
  }

  /** The shot is seen to fly, once. */
  fire(): void {
    const { aimed, here } = this;
    if (!aimed || !here || aimed === here) return;
    this.animate("shot", here, PACE.shot, { to: aimed });
    this.now += PACE.shot;
  }
}

type Cue<E> = (event: E, planner: SnailsPlanner) => void;

const pause =
  (ms: number): Cue<Event> =>
  (event, planner) => {
    planner.show(event);
    planner.now += ms;
  };

const banner: Cue<Event> = (event, planner) => {
  planner.banners.push({ at: planner.now, ms: PACE.banner, event });
  planner.show(event);
  planner.now += PACE.banner * 0.7;
};

const tileGone: Cue<Tagged<Events, "tile_destroyed" | "tile_removed">> = (event, planner) => {
  const drowns = levelOf(planner.facts, event.field) === 1;
  planner.animate("back", event.field, 1500, { text: event.type === "tile_removed" ? "none" : event.back });
  planner.show(event);
  if (drowns) planner.animate("splash", event.field, 800, { level: 0 });
  planner.now += PACE.tile;
};

const CUES: Cues<Events, [planner: SnailsPlanner, next: Event | undefined]> = {
  round_started: banner,
  cleanup_started: banner,
  game_over: pause(300),
  snail_placed: (event, planner) => {
    planner.animate("land", event.field, 460, { snail: event.snail });
    planner.show(event);
    planner.now += PACE.place * 0.6;
  },
  turn_started: (event, planner) => {
    planner.clear(event.player);
    planner.aimAt(null);
    planner.show(event);
    planner.now += 150;
  },
  order_revealed: pause(PACE.order),
  card_revealed: (event, planner) => {
    planner.clear(event.player);
    planner.show(event);
    planner.now += PACE.card;
  },
  half_chosen: pause(PACE.half),
  turn_skipped: (event, planner) => {
    planner.show(event);
    const active = planner.facts.players[event.player]?.active;
    planner.animate("word", planner.fieldOf(active ?? ""), 1600, { text: `board-skip-${event.reason}` });
    planner.now += PACE.skip;
  },
  orders_swapped: (event, planner) => {
    const { here } = planner;
    planner.show(event);
    planner.animate("swap", here, 900);
    planner.now += 500;
  },
  aim_set: (event, planner) => {
    planner.show(event);
    planner.animate("scope", planner.fieldOf(event.snail), 900);
    planner.now += 500;
  },
  shell_entered: (event, planner) => {
    planner.show(event);
    planner.animate("shell", planner.fieldOf(event.snail), 700);
    planner.now += PACE.shell;
  },
  shell_left: pause(PACE.shell),
  target_chosen: (event, planner) => {
    const snails: Snail[] = event.snails ?? (event.snail ? [event.snail] : []);
    const fields = event.field ? [event.field] : snails.map((id) => planner.fieldOf(id));
    planner.aimAt(snails.length > 1 ? null : (fields[0] ?? null));
    for (const field of new Set(fields)) planner.animate("aim", field, 900);
    planner.now += PACE.target;
  },
  dice_rolled: (event, planner) => {
    planner.throw(event.player, event.faces, [...event.faces.keys()]);
  },
  die_rerolled: (event, planner) => {
    const die = event.die - 1;
    const faces = [...(planner.dice.at(-1)?.faces ?? planner.lying)];
    faces[Math.min(die, faces.length)] = event.face;
    planner.throw(event.player, faces, [die]);
  },
  attack_missed: (_, planner) => {
    planner.fire();
    planner.animate("miss", planner.aimed, 1200);
    planner.now += 700;
  },
  outcome_chosen: (event, planner, next) => {
    if (next?.type !== "deviated") planner.fire();
    planner.now += PACE.outcome;
  },
  deviated: (event, planner) => {
    const { aimed, here } = planner;
    planner.animate("stray", aimed, 1000, { to: event.field });
    planner.now += 350;
    planner.aimAt(event.field);
    if (here) planner.fire();
  },
  damage: (event, planner, next) => {
    const field = planner.fieldOf(event.snail);
    planner.animate("hit", field, 1500, { snail: event.snail, text: String(event.dealt) });
    planner.show(event);
    planner.now += next?.type === "damage" && next.source === event.source ? 60 : PACE.damage;
  },
  healed: (event, planner) => {
    planner.animate("heal", planner.fieldOf(event.snail), 1500, { snail: event.snail, text: String(event.n) });
    planner.show(event);
    planner.now += PACE.damage;
  },
  eliminated: (event, planner) => {
    planner.animate("ghost", planner.fieldOf(event.snail), 1800, { snail: event.snail });
    planner.show(event);
    planner.now += PACE.gone + MATTERS;
  },
  tile_damaged: (event, planner) => {
    planner.animate("crack", event.field, 700);
    planner.show(event);
    planner.now += PACE.marker;
  },
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: pause(PACE.marker),
  exploded: (event, planner) => {
    planner.animate("boom", event.field, 900, { text: event.kind });
    planner.now += 120;
    planner.show(event);
    planner.now += PACE.boom - 120;
  },
  fires_removed: pause(PACE.fires),
  snail_moved: (event, planner) => {
    planner.show(event);
    planner.now += event.how === "overflow" ? PACE.push : PACE[event.how];
    if (levelOf(planner.facts, event.to) === 0) planner.animate("splash", event.to, 800);
  },
  contamination: pause(PACE.tide),
  slot_emptied: pause(700),
  card_stolen: pause(600),
  ability_used: (event, planner) => {
    planner.show(event);
    planner.animate("word", planner.here, 1600, { text: `board-ability-${event.ability}` });
    planner.now += 600;
  },
  player_out: pause(600),
  cards_drawn: pause(200),
  cards_collected: pause(250),
  faction_chosen: pause(500),
};

/** What there is to see of a batch, in order. `before`: the view before it; `lying`: the dice that lie there. */
export function planOf(events: readonly Event[], before: Facts, lying: readonly Sign[] = []): SnailsPlan {
  const planner = new SnailsPlanner(before, lying);
  const cues: number[] = [];
  const sounds: number[] = [];
  events.forEach((event, at) => {
    const was = planner.now;
    const rolls = event.type === "dice_rolled" || event.type === "die_rerolled";
    planner.words.push({ at: rolls ? was + THROW_MS : was, event });
    const animations = planner.animations.length;
    if (event.type in CUES) follow(CUES, event, planner, events[at + 1]);
    else planner.show(event);
    const seen = planner.animations[animations]?.kind === "shot" ? was + PACE.shot : was;
    sounds.push(seen);
    cues.push(rolls ? was + THROW_MS : seen);
  });
  const { steps, animations, dice, banners, words, now } = planner;
  return { start: before, steps, animations, dice, banners, words, cues, sounds, total: now };
}
