/** How the fields of a view are called, and their values in words where there is no picture for them. */
import { argumentsOf, isObject, plain, titled, type Wording } from "../../log_lines";
import { t as say } from "../../texts.svelte";
import type { DeclaredField } from "../../wire";

const NONE = "–";

/** By the game's own word, else by a usual one, else by the name in its rules. */
export function label(name: string, { t, knows }: Pick<Wording, "t" | "knows">): string {
  const message = `field-${name}`;
  if (knows(message)) return t(message);
  return knows(`guest-field-${name}`) ? say(`guest-field-${name}`) : titled(name);
}
export const ofSeat = (seat: unknown, { names }: Wording): string => names[Number(seat)] ?? String(seat);

/** Cards by their names, equal ones counted. */
export const listed = (values: readonly string[], wording: Wording): string =>
  String(argumentsOf({ list: [...values] }, wording)["list"] ?? "");

/** The word for a value that is a name. */
export const wordOf = (value: string, wording: Wording): string =>
  wording.knows(`kind-${value.split("#")[0]}`) ? listed([value], wording) : plain(value);

export function textOf(value: unknown, field: DeclaredField | undefined, wording: Wording): string {
  const inner = (part: unknown): string => textOf(part, field?.of ?? undefined, wording);
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "✓" : NONE;
  if (typeof value === "number") return field?.kind === "seat" ? ofSeat(value, wording) : String(value);
  if (typeof value === "string") return wordOf(value, wording);
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
