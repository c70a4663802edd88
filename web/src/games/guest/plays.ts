/** Where each legal act is at home on the table: the cards, seats and heaps by which a person means it. */
import type { Declaration, DeclaredField } from "../../wire";
import { saysSeat } from "../../log_lines";
import type { Act } from "../index";
import { type Layout, shows, type Zone, zonesOf } from "./zones";

export const seatPlace = (seat: number): string => `seat ${seat}`;
export const heapPlace = ({ id }: Zone): string => `heap ${id}`;
/** A heap may lie far from the hand: what is done there is offered in words, too. */
export const isHeapPlace = (place: string): boolean => place.startsWith("heap ");
export const gridPlace = (field: string, place: number): string => `place ${field} ${place}`;
export const cardPlace = ({ id }: Zone, card: string): string => `card ${id} ${card}`;

export interface Play {
  act: Act;
  ends: readonly string[]; // places on the table
  inOrder: boolean; // they are touched one after the other: a piece, and where it goes
  button: boolean; // no card and no seat says it: it is offered in words
}

const DRAWS = /^(draw|take|pick|stock)/;
const STOCK = /pile|deck|stock|draw|bag|supply/;

/** What the table says of where acts can begin. */
export class Plays {
  readonly all: readonly Play[];
  private readonly own: readonly Zone[]; // the nearest first
  private readonly fields: ReadonlyMap<string, readonly DeclaredField[]>;

  constructor(
    legal: readonly Act[],
    said: Pick<Declaration, "acts" | "generators" | "kinds"> | undefined,
    private readonly layout: Layout,
    private readonly seat: number | null,
  ) {
    this.fields = new Map((said?.acts ?? []).map(({ type, fields }) => [type, fields ?? []]));
    const own = (seat === null ? undefined : layout.seats[seat]?.zones) ?? [];
    this.own = [...own, ...zonesOf(layout).filter((zone) => !own.includes(zone))];
    const generators = said?.generators ?? [];
    this.all = legal.filter(({ type }) => !generators.includes(type)).map((act) => this.play(act));
  }

  /** Every place where one of these acts is at home, with those acts, when some of its places are `chosen`. */
  static at(plays: readonly Play[], chosen: readonly string[] = []): ReadonlyMap<string, readonly Play[]> {
    const found = new Map<string, Play[]>();
    for (const play of plays) {
      const next = play.inOrder ? play.ends.filter((end) => !chosen.includes(end)).slice(0, 1) : play.ends;
      for (const end of next) found.set(end, [...(found.get(end) ?? []), play]);
    }
    return found;
  }

  /** What somebody means by a card that no legal act names: the server says why not. */
  meant(card: string): Act | null {
    const takers = [...this.fields].filter(([, fields]) => fields.length === 1 && fields[0]?.kind === "card");
    const [taker] = takers;
    return taker && takers.length === 1 ? { type: taker[0], [taker[1][0]?.name ?? ""]: card } : null;
  }

  private play(act: Act): Play {
    const ends: string[] = [];
    const fields = this.fields.get(act.type) ?? [];
    for (const [name, value] of Object.entries(act)) {
      if (name === "type") continue;
      const field = fields.find((one) => one.name === name);
      const cards = Array.isArray(value) ? (value as unknown[]) : [value];
      for (const one of cards) {
        const end = field?.place_in
          ? gridPlace(field.place_in, Number(one))
          : typeof one === "string"
            ? this.card(name, one, ends)
            : typeof one === "number"
              ? this.seated(field, one)
              : null;
        if (end !== null) ends.push(end);
      }
    }
    const heap = ends.length === 0 ? this.heap(act) : null;
    const inOrder = ends.length > 1 && ends.every((end) => end.startsWith("place "));
    return { act, ends: heap ? [heap] : ends, inOrder, button: ends.length === 0 };
  }

  private card(field: string, card: string, taken: readonly string[]): string | null {
    const among = this.own.filter((zone) => shows(zone, card) && !taken.includes(cardPlace(zone, card)));
    const zone = among.find((one) => one.field === field || one.field === `${field}s`) ?? among[0];
    return zone ? cardPlace(zone, card) : null;
  }

  private seated(field: DeclaredField | undefined, value: number): string | null {
    const isSeat = field !== undefined && saysSeat(field);
    return isSeat && value !== this.seat && value in this.layout.seats ? seatPlace(value) : null;
  }

  /** The heap that an act without any choice draws from. */
  private heap(act: Act): string | null {
    const heaps = this.layout.middle.zones.filter(({ shape, count }) => shape === "heap" && count > 0);
    const named = heaps.find(({ field }) => Object.values(act).includes(field));
    if (named) return heapPlace(named);
    if (!DRAWS.test(act.type) || Object.keys(act).length > 1) return null;
    const hidden = heaps.filter(({ top, open }) => top === null && !open);
    const stock = hidden.find(({ field }) => STOCK.test(field)) ?? (hidden.length === 1 ? hidden[0] : undefined);
    return stock ? heapPlace(stock) : null;
  }
}
