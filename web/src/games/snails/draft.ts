/** A plan while it is being made: who acts, who waits, which card lies in which slot. Pure changes; nothing is sent before it is whole. */
import { inThisWindow, Stored } from "../../stored";
import { oneOf } from "../../table/shapes";
import type { PlayerId, SnailId } from "./facts";
import type { Draft } from "./rehearsal";
import type { Ask } from "./shapes";
import type { Act } from "./types";

export const SLOTS = 5;

/** Who lives alone has nobody in reserve. */
const alone = ({ inactive }: Ask): boolean => inactive.every((one) => one === null);

export const blank = (ask: Ask): Draft => ({
  active: alone(ask) ? (ask.active[0] ?? null) : null,
  inactive: null,
  slots: Array<null>(SLOTS).fill(null),
});

/** What of an older draft is still possible. */
export const mended = (draft: Draft, ask: Ask): Draft => ({
  active: oneOf(ask.active, draft.active) ?? blank(ask).active,
  inactive: oneOf(ask.inactive, draft.inactive),
  slots: draft.slots.map((card) => (card !== null && ask.cards.includes(card) ? card : null)),
});

/** The two roles change hands where one snail would have both. */
export function named(draft: Draft, role: "active" | "inactive", snail: SnailId): Draft {
  const other = role === "active" ? "inactive" : "active";
  return draft[other] === snail ? { ...draft, [other]: draft[role], [role]: snail } : { ...draft, [role]: snail };
}

export const slotWith = ({ slots }: Draft, card: string): number => slots.indexOf(card);
export const firstFree = ({ slots }: Draft): number => slots.indexOf(null);

/** A card into a slot: what lay there goes to where the card came from. */
export function laid(draft: Draft, card: string, slot: number): Draft {
  const was = slotWith(draft, card);
  const there = draft.slots[slot] ?? null;
  return { ...draft, slots: draft.slots.map((one, i) => (i === slot ? card : i === was ? there : one)) };
}

export const taken = (draft: Draft, slot: number): Draft => ({ ...draft, slots: draft.slots.map((one, i) => (i === slot ? null : one)) });

/** What is still missing, first things first. */
export function missing(draft: Draft, ask: Ask): "active" | "inactive" | "cards" | null {
  if (draft.active === null) return "active";
  if (draft.inactive === null && !alone(ask)) return "inactive";
  return firstFree(draft) >= 0 ? "cards" : null;
}

/** The act that commits it; null while something is missing. */
export function actOf(draft: Draft, ask: Ask): Act | null {
  const active = oneOf(ask.active, draft.active);
  const slots = draft.slots.filter((card) => card !== null);
  return active === null || missing(draft, ask) !== null
    ? null
    : { type: "program", active, inactive: oneOf(ask.inactive, draft.inactive), slots };
}

// ---- a draft outlives its component and a reload of the page, on this device and in this window

const kept = new Stored<[string, Draft]>("schnapp.snails.plan", inThisWindow);
const keyOf = (player: PlayerId, round: number): string => `${location.hash} ${player} ${round}`;

export function recall(player: PlayerId, round: number, ask: Ask): Draft {
  const [key, draft] = kept.read() ?? [];
  return mended(key === keyOf(player, round) && draft ? draft : blank(ask), ask);
}
export const keep = (player: PlayerId, round: number, draft: Draft): boolean => kept.write([keyOf(player, round), draft]);
