/** A batch of events as it is shown: the map catches up with it step by step, and what is only seen in passing flashes up. Pure. */
import type { GameEvent } from "../index";
import type { Sign } from "./cards";
import { type Facts, type FieldKey, levelOf, ownerOf, type PlayerId, type SnailId } from "./facts";
import { told } from "./told";

/** From this moment on the table shows it so. */
export interface Step {
  at: number;
  facts: Facts;
}

export type SparkKind =
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

/** Something that is seen in passing. */
export interface Spark {
  key: number;
  kind: SparkKind;
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

export interface Tale {
  start: Facts;
  steps: Step[];
  sparks: Spark[];
  dice: Dice[];
  banners: Banner[];
  words: { at: number; event: GameEvent }[];
  beats: number[]; // when each event is seen
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

class TaleStory {
  now = 0;
  steps: Step[] = [];
  sparks: Spark[] = [];
  dice: Dice[] = [];
  banners: Banner[] = [];
  words: Tale["words"] = [];
  private target: FieldKey | null = null;
  private shooter: FieldKey | null = null;

  constructor(
    public facts: Facts,
    readonly lying: readonly Sign[],
  ) {}

  /** The table shows what this event has changed. */
  show(event: GameEvent): void {
    const next = told(this.facts, event);
    if (next === this.facts) return;
    this.facts = next;
    this.steps.push({ at: this.now, facts: next });
  }

  spark(kind: SparkKind, field: FieldKey | null | undefined, ms: number, more: Partial<Spark> = {}): void {
    if (!field) return;
    this.sparks.push({ key: ++born, kind, at: this.now, ms, field, level: levelOf(this.facts, field), ...more });
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
    this.spark("shot", here, PACE.shot, { to: target });
    this.now += PACE.shot;
  }
}

type Telling = (story: TaleStory, event: GameEvent, next: GameEvent | undefined, at: number, events: readonly GameEvent[]) => void;

const text = (event: GameEvent, field: string): string => String(event[field]);

const pause =
  (ms: number): Telling =>
  (story, event) => {
    story.show(event);
    story.now += ms;
  };

const banner: Telling = (story, event) => {
  story.banners.push({ at: story.now, ms: PACE.banner, event });
  story.show(event);
  story.now += PACE.banner * 0.7;
};

const tileGone: Telling = (story, event) => {
  const field = text(event, "field");
  const drowns = levelOf(story.facts, field) === 1;
  story.spark("back", field, 1500, { text: event.type === "tile_removed" ? "none" : text(event, "back") });
  story.show(event);
  if (drowns) story.spark("splash", field, 800, { level: 0 });
  story.now += PACE.tile;
};

const skipped: Telling = (story, event) => {
  story.show(event);
  const slot = text(event, "reason");
  const active = story.facts.players[text(event, "player")]?.active;
  if (active && active !== "?") story.spark("word", story.fieldOf(active), 1600, { text: `board-skip-${slot}` });
  story.now += PACE.skip;
};

const TELLINGS: Record<string, Telling> = {
  round_started: banner,
  cleanup_started: banner,
  game_over: pause(300),
  snail_placed: (story, event) => {
    story.show(event);
    story.now += PACE.place * 0.6;
  },
  turn_started: (story, event) => {
    story.clear(event);
    story.aimAt(null);
    story.show(event);
    story.now += 150;
  },
  order_revealed: pause(PACE.order),
  card_revealed: (story, event) => {
    story.clear(event);
    story.show(event);
    story.now += PACE.card;
  },
  half_chosen: pause(PACE.half),
  turn_skipped: skipped,
  orders_swapped: (story, event) => {
    const { here } = story;
    story.show(event);
    story.spark("swap", here, 900);
    story.now += 500;
  },
  aim_set: (story, event) => {
    story.show(event);
    story.spark("scope", story.fieldOf(event["snail"]), 900);
    story.now += 500;
  },
  shell_entered: (story, event) => {
    story.show(event);
    story.spark("shell", story.fieldOf(event["snail"]), 700);
    story.now += PACE.shell;
  },
  shell_left: pause(PACE.shell),
  target_chosen: (story, event) => {
    const snails = (event["snails"] as SnailId[] | undefined) ?? (event["snail"] ? [text(event, "snail")] : []);
    const fields = event["field"] ? [text(event, "field")] : snails.map((id) => story.fieldOf(id));
    story.aimAt(snails.length > 1 ? null : (fields[0] ?? null));
    for (const field of new Set(fields)) story.spark("aim", field, 900);
    story.now += PACE.target;
  },
  dice_rolled: (story, event) => {
    const faces = event["faces"] as Sign[];
    story.dice.push({ at: story.now, player: text(event, "player"), faces, thrown: faces.map((_, at) => at) });
    story.now += PACE.dice;
  },
  die_rerolled: (story, event) => {
    const die = Number(event["die"]) - 1;
    const faces = [...(story.dice.at(-1)?.faces ?? story.lying)];
    faces[Math.min(die, faces.length)] = event["face"] as Sign;
    story.dice.push({ at: story.now, player: text(event, "player"), faces, thrown: [die] });
    story.now += PACE.dice;
  },
  attack_missed: (story) => {
    story.fire();
    story.spark("miss", story.aimed, 1200);
    story.now += 700;
  },
  outcome_chosen: (story, event, next) => {
    if (next?.type !== "deviated") story.fire();
    story.now += PACE.outcome;
  },
  deviated: (story, event) => {
    const { aimed, here } = story;
    story.spark("stray", aimed, 1000, { to: text(event, "field") });
    story.now += 350;
    story.aimAt(text(event, "field"));
    if (here) story.fire();
  },
  damage: (story, event, next) => {
    const field = story.fieldOf(event["snail"]);
    story.spark("hit", field, 1500, { snail: text(event, "snail"), text: text(event, "dealt") });
    story.show(event);
    if (next?.type === "damage" && next["source"] === event["source"]) story.now += 60;
    else story.now += PACE.damage;
  },
  healed: (story, event) => {
    story.spark("heal", story.fieldOf(event["snail"]), 1500, { snail: text(event, "snail"), text: text(event, "n") });
    story.show(event);
    story.now += PACE.damage;
  },
  eliminated: (story, event) => {
    const snail = text(event, "snail");
    story.spark("ghost", story.fieldOf(snail), 1800, { snail });
    story.show(event);
    story.now += PACE.gone;
  },
  tile_damaged: (story, event) => {
    story.spark("crack", text(event, "field"), 700);
    story.show(event);
    story.now += PACE.marker;
  },
  tile_destroyed: tileGone,
  tile_removed: tileGone,
  marker_placed: pause(PACE.marker),
  exploded: (story, event) => {
    story.spark("boom", text(event, "field"), 900, { text: text(event, "kind") });
    story.now += 120;
    story.show(event);
    story.now += PACE.boom - 120;
  },
  fires_removed: pause(PACE.fires),
  snail_moved: (story, event) => {
    const [how, to] = [text(event, "how"), text(event, "to")];
    story.show(event);
    const ms = how === "place" ? PACE.place : how === "step" ? PACE.step : PACE.push;
    story.now += ms;
    if (levelOf(story.facts, to) === 0) story.spark("splash", to, 800);
  },
  contamination: pause(PACE.tide),
  slot_emptied: pause(700),
  card_stolen: pause(600),
  ability_used: (story, event) => {
    story.show(event);
    const { here } = story;
    story.spark("word", here, 1600, { text: `board-ability-${text(event, "ability")}` });
    story.now += 600;
  },
  player_out: pause(600),
  cards_drawn: pause(200),
  cards_collected: pause(250),
  faction_chosen: pause(500),
};

/** What there is to see of a batch, in order. `before`: the view before it; `lying`: the dice that lie there. */
export function taleOf(events: readonly GameEvent[], before: Facts, lying: readonly Sign[] = []): Tale {
  const story = new TaleStory(before, lying);
  const beats: number[] = [];
  events.forEach((event, at) => {
    const was = story.now;
    story.words.push({ at: was, event });
    const sparks = story.sparks.length;
    const telling = TELLINGS[event.type];
    if (telling) telling(story, event, events[at + 1], at, events);
    else story.show(event);
    beats.push(story.sparks[sparks]?.kind === "shot" ? was + PACE.shot : was);
  });
  const { steps, sparks, dice, banners, words, now } = story;
  return { start: before, steps, sparks, dice, banners, words, beats, total: now };
}

/** When each event of a batch is seen, in ms: the sounds come then. */
export const beatsOf = (events: readonly GameEvent[], after: Facts): number[] => taleOf(events, after).beats;

/** Whose snail this spark is about. */
export const teamOf = ({ snail }: Spark): PlayerId | null => (snail ? ownerOf(snail) : null);
