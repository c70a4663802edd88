/** The fields of a view in words, by their declaration; what is not declared, by what it looks like. */
import { argumentsOf, plain, titled, type Wording } from "../../log_lines";
import type { DeclaredField, Machine } from "../../wire";

export interface Row {
  name: string; // in words
  text: string;
  wide: boolean; // it needs a line of its own
  parts: { name: string; text: string; own: boolean }[]; // of every seat, if it is such a field
}

const NONE = "–";
const SHORT = 14; // signs that fit beside a name
const isObject = (value: unknown): value is Machine => typeof value === "object" && value !== null && !Array.isArray(value);

function label(name: string, { t, knows }: Wording): string {
  const message = `field-${name}`;
  return knows(message) ? t(message) : titled(name);
}
const ofSeat = (seat: unknown, { names }: Wording): string => names[Number(seat)] ?? String(seat);

/** Cards by their names, equal ones counted. */
const listed = (values: readonly string[], wording: Wording): string => String(argumentsOf({ list: [...values] }, wording)["list"] ?? "");

function textOf(value: unknown, field: DeclaredField | undefined, wording: Wording): string {
  const inner = (part: unknown): string => textOf(part, field?.of ?? undefined, wording);
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "✓" : NONE;
  if (typeof value === "number") return field?.kind === "seat" ? ofSeat(value, wording) : String(value);
  if (typeof value === "string") return wording.knows(`kind-${value.split("#")[0]}`) ? listed([value], wording) : plain(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return NONE;
    if (field?.kind === "seats") return value.map((seat) => ofSeat(seat, wording)).join(", ");
    if (value.every((part) => typeof part === "string")) return listed(value, wording);
    return value.map(inner).join(" · ");
  }
  if (!isObject(value)) return NONE;
  const fields = new Map((field?.fields ?? []).map((one) => [one.name, one]));
  const bySeat = field?.kind === "by_some";
  return Object.entries(value)
    .map(([name, part]) => {
      const called = bySeat ? ofSeat(name, wording) : label(name, wording);
      return `${called}: ${bySeat ? inner(part) : textOf(part, fields.get(name) ?? field?.of ?? undefined, wording)}`;
    })
    .join(", ");
}

/** Every field of a view but whose it is. A list with an entry for each seat that nobody has declared is taken for theirs. */
export function rowsOf(view: Machine, declared: readonly DeclaredField[], wording: Wording): Row[] {
  const fields = new Map(declared.map((field) => [field.name, field]));
  return Object.entries(view)
    .filter(([name]) => name !== "viewer")
    .map(([name, value]) => {
      const field =
        fields.get(name) ?? (name === "active" || name === "dealer" ? ({ name, kind: "seat" } satisfies DeclaredField) : undefined);
      const looksSo = field === undefined && Array.isArray(value) && value.length === wording.names.length;
      const bySeat = field ? field.kind === "by_seat" : looksSo && !value.every((one) => typeof one === "string");
      const parts = bySeat && Array.isArray(value) ? (value as unknown[]) : [];
      const text = parts.length > 0 ? "" : textOf(value, field, wording);
      return {
        name: label(name, wording),
        text,
        wide: parts.length > 0 || text.length > SHORT,
        parts: parts.map((part, seat) => ({
          name: ofSeat(seat, wording),
          text: textOf(part, field?.of ?? undefined, wording),
          own: seat === wording.you,
        })),
      };
    });
}
