/** The table as zones, by the declaration of a view alone: hands, piles and rows of cards, numbers, dice, and whose each is. */
import { isObject } from "../../log_lines";
import type { DeclaredField, Machine } from "../../wire";
import { kindOf } from "./kinds";

export type Card = string | null; // null: nobody here knows which

/** Cards that lie together. */
export interface Zone {
  id: string; // "hands 0", "pile"
  field: string; // of the view
  shape: "hand" | "row" | "heap" | "slots"; // of a heap one sees the top
  cards: readonly Card[]; // in the order in which they are shown; of slots, null is an empty one
  count: number;
  top: Card; // of a heap
  open: boolean; // all of its cards may be looked at
}

/** A board of places in rows. */
export interface Grid {
  field: string;
  across: number; // places side by side
  places: readonly Card[]; // row by row from the top; null is an empty one
}

/** Something that is counted or named. */
export interface Fact {
  id: string;
  field: string;
  value: number | string | boolean;
  kind: "number" | "name" | "flag" | "seat";
}

export interface Dice {
  id: string;
  field: string;
  faces: readonly number[]; // 0: covered
}

/** What lies at one place: before a seat, or in the middle. */
export interface Area {
  zones: Zone[];
  facts: Fact[];
  dice: Dice[];
}

export interface Layout {
  middle: Area;
  grids: Grid[]; // in the middle, too
  seats: Area[];
  others: Machine; // fields that have no picture: told in words
}

/** What the game says of itself, as far as it matters here. */
export interface Terms {
  view: readonly DeclaredField[];
  kinds: readonly string[];
}

const TURN = /^(active|to_act|turn|current|current_player|player_to_act)$/; // whoever is asked is shown by that
const STAGE = /^(state|stage|phase)$/; // the acts say it
const HELD = /hand|rack|held/;
const HEAPED = /discard|waste|graveyard|trash|taken|won|captured|deck|pile|stock/;
const DIE = /(^|_)(die|dice|pips)(_|$)/;
const SECRET = "?"; // what is shown later: there is something now, and its place stays
const MANY = 10; // cards that lie side by side

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isPips = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;
const named = (fields: readonly DeclaredField[] | null | undefined): Map<string, DeclaredField> =>
  new Map((fields ?? []).map((field) => [field.name, field]));

/** Does a field of this name tell of dice? */
export const isDie = (name: string): boolean => DIE.test(name);

const MOST_DICE = 12;
const pipsOf = (face: unknown): unknown => (typeof face === "string" && /^[1-6]$/.test(face) ? Number(face) : face);

/** The dice that a field shows, if it is called so. */
export function diceOf(name: string, value: unknown): readonly number[] | null {
  if (!isDie(name)) return null;
  const faces = (isList(value) ? value : [value]).map(pipsOf);
  return faces.length > 0 && faces.length <= MOST_DICE && faces.every(isPips) ? faces : null;
}

/** Dice of which not all are in sight: how many there are stands in their place, or null in that of each. */
function coveredOf(name: string, value: unknown, field: DeclaredField | undefined): readonly number[] | null {
  if (!isDie(name) || !field?.of) return null;
  const faces = isList(value) ? value.map((face) => pipsOf(face) ?? 0) : Array.from({ length: Number(value) }, () => 0);
  return faces.length > 0 && faces.length <= MOST_DICE && faces.every((face) => face === 0 || isPips(face)) ? faces : null;
}

class Laying {
  readonly layout: Layout;
  private readonly kinds: ReadonlySet<string>;

  constructor(
    private readonly terms: Terms,
    private readonly players: number,
  ) {
    this.kinds = new Set(terms.kinds);
    const area = (): Area => ({ zones: [], facts: [], dice: [] });
    this.layout = { middle: area(), grids: [], seats: Array.from({ length: players }, area), others: {} };
  }

  view(view: Machine): Layout {
    const fields = named(this.terms.view);
    for (const [name, value] of Object.entries(view)) {
      if (name === "viewer" || value === undefined) continue;
      if (!this.field(name, value, fields.get(name), null)) this.layout.others[name] = value;
    }
    return this.layout;
  }

  /** False: there is no picture for it. */
  private field(name: string, value: unknown, field: DeclaredField | undefined, seat: number | null, path = name): boolean {
    const at = seat === null ? this.layout.middle : this.layout.seats[seat];
    if (!at) return false;
    const id = seat === null ? path : `${path} ${seat}`;
    const kind = field?.kind ?? (name === "dealer" || TURN.test(name) ? "seat" : null);
    const ofEach = field?.kind === "by_seat" && field.of?.of; // dice of each seat, or how many there are: no dice in the middle
    const dice = ofEach ? null : ((typeof value === "number" && field?.of ? null : diceOf(name, value)) ?? coveredOf(name, value, field));
    if (dice) {
      at.dice.push({ id, field: name, faces: dice });
      return true;
    }
    if (value === null && seat !== null && field?.seen === "rule" && !field.of)
      return this.fact({ id, field: name, value: SECRET, kind: "name" }, at);
    if (value === null) return field?.kind !== "any";
    if (STAGE.test(name) && kind === "name") return true;
    if (kind === "seat") return this.seat(name, value, id, at);
    if (kind === "seats" && isList(value)) return value.every((one) => this.seat(name, one, id, at));
    if (isList(value)) return this.list(name, value, field, seat, path, id, at);
    if (typeof value === "number" && this.hidesCards(field)) return this.heap(name, [], value, null, id, at);
    if (typeof value === "number" && kind === "list") return value === 0 || this.fact({ id, field: name, value: SECRET, kind: "name" }, at);
    if (typeof value === "number") return this.fact({ id, field: name, value, kind: "number" }, at);
    if (typeof value === "boolean") return this.fact({ id, field: name, value, kind: "flag" }, at);
    if (typeof value === "string" && (kind === "card" || this.isCard(value))) return this.row(name, [value], field, id, at);
    if (typeof value === "string") return value === "" || this.fact({ id, field: name, value, kind: "name" }, at);
    if (!isObject(value)) return false;
    return this.object(name, value, field, seat, path, id, at);
  }

  private isCard = (value: unknown): boolean => typeof value === "string" && this.kinds.has(value);

  /** Is a number here the count of cards that one does not see? */
  private hidesCards(field: DeclaredField | undefined): boolean {
    return field !== undefined && ["cards", "pile", "row"].includes(field.kind);
  }

  /** What somebody holds. What else only its owner sees, a card chosen in secret, lies beside that. */
  private isHand(name: string, field: DeclaredField | undefined, at: Area): boolean {
    if (at === this.layout.middle) return false;
    return HELD.test(name) || (field?.seen === "owner" && !this.terms.view.some((one) => HELD.test(one.name)));
  }

  private seat(name: string, value: unknown, id: string, at: Area): boolean {
    if (TURN.test(name)) return true;
    if (typeof value !== "number") return false;
    const whose = this.layout.seats[value];
    if (at !== this.layout.middle) at.facts.push({ id, field: name, value, kind: "seat" });
    else whose?.facts.push({ id: `${id} ${value}`, field: name, value: true, kind: "flag" });
    return true;
  }

  private fact(fact: Fact, at: Area): boolean {
    at.facts.push(fact);
    return true;
  }

  private list(
    name: string,
    value: readonly unknown[],
    field: DeclaredField | undefined,
    seat: number | null,
    path: string,
    id: string,
    at: Area,
  ): boolean {
    const looksSeated = field === undefined && value.length === this.players && !value.every((one) => typeof one === "string");
    if (seat === null && (field?.kind === "by_seat" || looksSeated)) {
      const inner = field?.of ?? undefined;
      const hidden = field?.seen ?? inner?.seen ?? null;
      return value.every((part, whose) => this.field(name, part, inner && { ...inner, name, seen: hidden }, whose, path));
    }
    if (field?.across) return this.grid({ field: name, across: field.across, places: value.map(cardOf) });
    if (field?.kind === "slots" && value.every((one) => one === null || this.isCard(one)))
      return this.lay({ id, field: name, shape: "slots", cards: value.map(cardOf), count: value.length, top: null, open: true }, at);
    if (value.every((one) => one === null || this.isCard(one)) && (value.length > 0 || this.holdsCards(field)))
      return this.cards(name, value.map(cardOf), field, id, at);
    if (value.length === 0) return true;
    if (value.every((one) => typeof one === "number")) {
      at.facts.push({ id, field: name, value: value.join(" · "), kind: "name" });
      return true;
    }
    return false;
  }

  private grid(grid: Grid): boolean {
    this.layout.grids.push(grid);
    return true;
  }

  private holdsCards(field: DeclaredField | undefined): boolean {
    return field !== undefined && (this.hidesCards(field) || field.of?.kind === "card");
  }

  private cards(name: string, cards: readonly Card[], field: DeclaredField | undefined, id: string, at: Area): boolean {
    const heaped = field?.kind === "pile" || cards.length > MANY || (field?.kind !== "row" && HEAPED.test(name));
    if (this.isHand(name, field, at) || !heaped) return this.row(name, cards, field, id, at);
    const top = field?.kind === "pile" ? cards[0] : field?.kind === "row" ? cards.at(-1) : null; // others have no order
    return this.heap(name, cards, cards.length, top ?? null, id, at);
  }

  private row(name: string, cards: readonly Card[], field: DeclaredField | undefined, id: string, at: Area): boolean {
    const shape = this.isHand(name, field, at) ? "hand" : "row";
    return this.lay({ id, field: name, shape, cards, count: cards.length, top: null, open: true }, at);
  }

  private heap(name: string, cards: readonly Card[], count: number, top: Card, id: string, at: Area): boolean {
    const held = at !== this.layout.middle && HELD.test(name);
    return this.lay({ id, field: name, shape: held ? "hand" : "heap", cards, count, top, open: cards.length > 0 }, at);
  }

  private lay(zone: Zone, at: Area): boolean {
    at.zones.push(zone);
    return true;
  }

  private object(
    name: string,
    value: Machine,
    field: DeclaredField | undefined,
    seat: number | null,
    path: string,
    id: string,
    at: Area,
  ): boolean {
    const { count, top } = value;
    if (typeof count === "number" && (top === null || this.isCard(top)) && Object.keys(value).length === 2)
      return this.heap(name, [], count, cardOf(top), id, at);
    if (field?.kind === "by_some" && seat === null)
      return Object.entries(value).every(([whose, part]) => this.field(name, part, field.of ?? undefined, Number(whose), path));
    const fields = named(field?.fields);
    const parts = Object.entries(value);
    return parts.every(([part, inner]) => this.field(part, inner, fields.get(part) ?? field?.of ?? undefined, seat, `${path} ${part}`));
  }
}

const cardOf = (value: unknown): Card => (typeof value === "string" ? value : null);

/** Where everything lies. */
export const layoutOf = (view: Machine, terms: Terms, players: number): Layout => new Laying(terms, players).view(view);

/** Every zone on the table: the middle first. */
export const zonesOf = ({ middle, seats }: Layout): Zone[] => [middle, ...seats].flatMap(({ zones }) => zones);

/** Does this zone show a card of this kind? */
export const shows = ({ cards, shape, top }: Zone, card: string): boolean =>
  shape === "heap" ? top !== null && kindOf(top) === kindOf(card) : cards.includes(card);
