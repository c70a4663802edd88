/** Log lines and acts in words: the rule of the server's texts (docs/texts.md), from an event's fields alone. */
import type { Say } from "./texts.svelte";
import type { Machine } from "./wire";

const SEATS = ["player", "owner", "from", "to", "by", "first", "dealer"];
const BY_SEAT = ["chips"];
const PRIVATE = ["card", "cards", "hand"];

/** What the rule needs to know about the table. */
export interface Telling {
  t: Say;
  knows: (id: string) => boolean;
  names: readonly string[];
  you: number | null;
}

type Said = Record<string, string | number>;

const yes = (whether: boolean): string => (whether ? "yes" : "no");
const isObject = (value: unknown): value is Machine => typeof value === "object" && value !== null && !Array.isArray(value);

/** "A, B und C" */
export function joined(t: Say, items: readonly string[]): string {
  if (items.length === 0) return t("list-none");
  return items.reduce((head, tail, place) => t(place === items.length - 1 ? "list-last" : "list-next", { head, tail }));
}

function counted(t: Say, kinds: readonly string[]): string[] {
  return [...new Set(kinds)].map((kind) => {
    const item = t(`kind-${kind}`);
    const count = kinds.filter((other) => other === kind).length;
    return count === 1 ? item : t("list-several", { count, item });
  });
}

function ofList(field: string, list: readonly unknown[], telling: Telling): Said {
  const { t } = telling;
  const items = BY_SEAT.includes(field) ? list.map((item, player) => ({ player, [field]: item })) : list;
  if (items.every((item) => typeof item === "string")) return { [field]: joined(t, counted(t, items)) };
  if (items.every((item) => typeof item === "number")) {
    return { [field]: joined(t, items.map(String)), [`${field}_sum`]: items.reduce((sum, item) => sum + item, 0) };
  }
  if (!items.every(isObject)) return {};
  const parts = items.map((item) => t(`list-${field}`, argumentsOf(item, telling)));
  return { [field]: joined(t, parts) };
}

function ofField(field: string, value: unknown, telling: Telling): Said {
  const { t, knows, names, you } = telling;
  if (typeof value === "boolean") return { [field]: yes(value) };
  if (typeof value === "number" && SEATS.includes(field)) return { [field]: names[value] ?? "", [`${field}_you`]: yes(value === you) };
  if (typeof value === "number") return { [field]: value };
  if (typeof value === "string" && knows(`kind-${value}`)) {
    return { [field]: t(`kind-${value}`), [`${field}_type`]: value.split("_")[0] ?? value };
  }
  if (typeof value === "string") return { [field]: value };
  return Array.isArray(value) ? ofList(field, value as unknown[], telling) : {};
}

/** The seats of rank 1 of an event that ranks them. */
function firstOf({ scores, ranking }: Machine): number[] {
  if (Array.isArray(scores)) {
    const scored = scores.filter(isObject).filter((score) => score["rank"] === 1);
    return scored.map((score) => Number(score["player"]));
  }
  return Array.isArray(ranking) ? [...ranking.keys()].filter((seat) => ranking[seat] === 1) : [];
}

function winners(first: readonly number[], { t, names, you }: Telling): Said {
  const others = first.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  return { winners: joined(t, others), winners_you: yes(you !== null && first.includes(you)), winners_count: first.length };
}

/** The arguments of a log line or of an act's sentence. */
export function argumentsOf(event: Machine, telling: Telling): Said {
  const said: Said = {};
  for (const field of PRIVATE) said[`${field}_known`] = yes(field in event);
  const { cards } = event;
  if (Array.isArray(cards)) said["count"] = cards.length;
  for (const [field, value] of Object.entries(event)) if (field !== "type") Object.assign(said, ofField(field, value, telling));
  const first = firstOf(event);
  if (first.length > 0) Object.assign(said, winners(first, telling));
  return said;
}

/** One event in words. */
export const lineOf = (event: Machine, telling: Telling): string => telling.t(`log-${String(event["type"])}`, argumentsOf(event, telling));
