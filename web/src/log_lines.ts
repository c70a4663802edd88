/** Log lines, and acts in words: the rule of the server's texts (docs/texts.md), from an event's fields alone. */
import { placeName } from "./grid";
import type { Say } from "./texts.svelte";
import type { Declaration, DeclaredField, Machine } from "./wire";

const SEATS = ["player", "owner", "from", "to", "by", "first", "dealer", "revealer"];
const BY_SEAT = ["chips", "scores", "totals"];
const SEATED = ["slots"]; // objects with seats as keys
const OPTIONAL = ["card", "cards", "hand", "field", "snail", "inactive", "slots", "word", "text", "vote"]; // fields that an event may lack
const PERSON = /^(player|target|opponent|victim|seat|whom)$/; // a number of an act that is so called
const PLAIN = ["kind", "source", "effect", "cause", "back", "word", "text"]; // no cards, even if a card is called so

/** What the rule needs to know about the table. */
export interface Wording {
  t: Say;
  knows: (id: string) => boolean;
  names: readonly string[];
  you: number | null;
  places?: Record<string, string>; // machine name of a field → what people call it
  guest?: Declaration | undefined; // of a game that the page does not know: what is not said there goes by the name of a field
  spelled?: boolean; // what has no words is said field by field
}

type Fields = readonly DeclaredField[] | undefined;

type Said = Record<string, string | number>;

/** The seat that an event is about: its player's number or `p1`, or the owner of its snail. */
export function seatIn({ player, snail }: Machine): number | null {
  const about = player ?? snail;
  const named = typeof about === "string" ? /^p(\d+)/.exec(about) : null;
  if (named) return Number(named[1]) - 1;
  return typeof about === "number" ? about : null;
}

/** Does a number in this field stand for a seat? */
export const saysSeat = ({ kind, name, values }: DeclaredField): boolean =>
  kind === "seat" || (kind === "name" && PERSON.test(name) && typeof values?.[0] === "number");

/** What a guest says of an act, or of an event. */
const fieldsOf = ({ type }: Machine, { guest }: Wording): Fields =>
  guest && ([...guest.acts, ...guest.events].find((one) => one.type === type)?.fields ?? []);

/** A number as people read it: a seat by its name, a place of a grid as on a chess board. */
function ofNumber(field: string, value: number, { names, you, guest }: Wording, fields: Fields): Said {
  const known = fields?.find(({ name }) => name === field);
  const isSeat = known ? saysSeat(known) : guest ? field === guest.actor : SEATS.includes(field);
  if (isSeat) return { [field]: names[value] ?? "", [`${field}_you`]: yes(value === you) };
  const grid = guest?.view.find(({ name }) => name === known?.place_in);
  return { [field]: grid?.across && grid.down ? placeName(value, grid.across, grid.down) : value };
}

const yes = (whether: boolean): string => (whether ? "yes" : "no");
export const isObject = (value: unknown): value is Machine => typeof value === "object" && value !== null && !Array.isArray(value);

/** "A, B und C" */
export function joined(t: Say, items: readonly string[]): string {
  if (items.length === 0) return t("list-none");
  return items.reduce((head, tail, place) => t(place === items.length - 1 ? "list-last" : "list-next", { head, tail }));
}

function counted(t: Say, items: readonly string[]): string[] {
  return [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length;
    return count === 1 ? item : t("list-several", { count, item });
  });
}

/** A snail in words: "Annas Späher", or to its owner "dein Späher", at the start of a sentence "Dein Späher". */
export function snailOf(id: string, { t, names, you }: Pick<Wording, "t" | "names" | "you">, start = false): string {
  const [player = "", role = ""] = id.slice(1).split(".");
  const seat = Number(player) - 1;
  const owner = names[seat] ?? "";
  return t("snail", { owner, you: yes(seat === you), role, hiss: yes(/[sßxz]$/i.test(owner)), start: yes(start) });
}

/** The arguments of a field with a string. */
function ofWord(field: string, value: string, wording: Wording): Said {
  const { t, knows, names, you, places } = wording;
  const seat = /^p(\d+)(\.\w+)?$/.exec(value);
  if (seat) {
    const number = Number(seat[1]) - 1;
    const own = { [`${field}_you`]: yes(number === you) };
    if (!seat[2]) return { [field]: names[number] ?? "", ...own };
    return { [field]: snailOf(value, wording), [`${field}_start`]: snailOf(value, wording, true), ...own };
  }
  const place = places?.[value];
  if (place !== undefined) return { [field]: place };
  const kind = value.split("#")[0] ?? value;
  if (PLAIN.includes(field) || !knows(`kind-${kind}`)) return { [field]: value };
  return { [field]: t(`kind-${kind}`), [`${field}_type`]: kind.split("_")[0] ?? kind };
}

/** A string in a list. */
function ofItem(field: string, value: string, wording: Wording): string {
  const spelledOut = ofWord(field, value, wording);
  const plain = Object.keys(spelledOut).length === 1 && spelledOut[field] === value;
  return plain && wording.knows(`list-${field}`) ? wording.t(`list-${field}`, { item: value }) : String(spelledOut[field]);
}

function ofList(field: string, list: readonly unknown[], wording: Wording, fields: Fields): Said {
  const { t } = wording;
  const items =
    BY_SEAT.includes(field) && list.every((item) => typeof item === "number")
      ? list.map((item, player) => ({ player, [field]: item }))
      : list;
  if (items.every((item) => typeof item === "string")) {
    const listed = items.map((item) => ofItem(field, item, wording));
    return { [field]: joined(t, counted(t, listed)) };
  }
  const known = fields?.find(({ name }) => name === field);
  if (items.every((item) => typeof item === "number")) {
    if (known?.kind === "seats") return ofSeats(field, items, wording);
    const named = items.map((item) => String(ofNumber(field, item, wording, fields)[field]));
    return { [field]: joined(t, named), [`${field}_sum`]: items.reduce((sum, item) => sum + item, 0) };
  }
  if (!items.every(isObject)) return {};
  const parts = items.map((item) => t(`list-${field}`, argumentsOf(item, wording, known && (known.of?.fields ?? []))));
  return { [field]: joined(t, parts) };
}

/** The arguments of an object with seats as keys. */
function ofSeats(field: string, seats: readonly number[], { t, names, you }: Wording): Said {
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  return { [field]: joined(t, others), [`${field}_you`]: yes(you !== null && seats.includes(you)) };
}

function ofField(field: string, value: unknown, wording: Wording, fields: Fields): Said {
  if (typeof value === "boolean") return { [field]: yes(value) };
  if (typeof value === "number") return ofNumber(field, value, wording, fields);
  if (typeof value === "string") return ofWord(field, value, wording);
  if (isObject(value) && SEATED.includes(field)) return ofSeats(field, Object.keys(value).map(Number), wording);
  return Array.isArray(value) ? ofList(field, value as unknown[], wording, fields) : {};
}

/** The seats of rank 1 of an event that ranks them. */
function firstOf({ scores, ranking, ranks = ranking }: Machine): number[] {
  if (Array.isArray(scores) && scores.every(isObject)) {
    const scored = scores.filter((score) => score["rank"] === 1);
    return scored.map((score) => Number(score["player"]));
  }
  return Array.isArray(ranks) ? [...ranks.keys()].filter((seat) => ranks[seat] === 1) : [];
}

function winners(first: readonly number[], { t, names, you }: Wording): Said {
  const others = first.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  return { winners: joined(t, others), winners_you: yes(you !== null && first.includes(you)), winners_count: first.length };
}

/** The arguments of a log line or of an act's sentence. */
export function argumentsOf(event: Machine, wording: Wording, fields = fieldsOf(event, wording)): Said {
  const said: Said = {};
  for (const field of fields?.map(({ name }) => name) ?? OPTIONAL) said[`${field}_known`] = yes((event[field] ?? null) !== null);
  const { cards } = event;
  if (Array.isArray(cards)) said["count"] = cards.length;
  for (const [field, value] of Object.entries(event)) if (field !== "type") Object.assign(said, ofField(field, value, wording, fields));
  const first = firstOf(event);
  if (first.length > 0) Object.assign(said, winners(first, wording));
  return said;
}

/** What has no words of its own: "Nominate: suit H". */
function spelled(machine: Machine, wording: Wording): string {
  const said = Object.entries(argumentsOf(machine, wording)).filter(([field]) => field in machine);
  const fields = said.map(([field, value]) => `${plain(field)} ${value}`).join(", ");
  return fields ? `${titled(String(machine["type"]))}: ${fields}` : titled(String(machine["type"]));
}

/** A machine name as people write it: `turned_up` is "turned up", PLAY is "play". */
export const plain = (name: string): string => (/^[A-Z_]{2,}$/.test(name) ? name.toLowerCase() : name).replaceAll("_", " ");

/** The same where something begins. */
export const titled = (name: string): string => plain(name).replace(/^./u, (first) => first.toUpperCase());

/** An act one could choose, as a phrase; `more` is what the game says of it besides. */
export function phraseOf(act: Machine, wording: Wording, more: Said = {}): string {
  const message = `act-${String(act["type"])}-line`;
  if (wording.spelled && !wording.knows(message)) return spelled(act, wording);
  return wording.t(message, { ...argumentsOf(act, wording), ...more });
}

/** One event in words; "" if there are none for it. */
export function lineOf(event: Machine, wording: Wording): string {
  const message = `log-${String(event["type"])}`;
  if (wording.knows(message)) return wording.t(message, argumentsOf(event, wording));
  return wording.spelled ? spelled(event, wording) : "";
}
