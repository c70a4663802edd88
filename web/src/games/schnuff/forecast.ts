/** What a card would do now, from what lies open: where the cart would stand, and what that would cost. */
import { inHand } from "../../table/seats";
import { feeOf, limitFrom, LIMITS, nextSeat, numberOf, passed } from "./trek";
import type { View } from "./types";

export interface Forecast {
  how: "number" | "pass" | "reverse" | "snap" | "risk" | "schnuff" | "not_at_limit";
  to: number; // where the cart would stand; as now if the dice decide
  limit: number | null; // that is passed, or sniffed at
  fee: number; // chips to pay for it by whoever plays, or by each who is sniffed at
  free: boolean; // would be due, but this player is let through
  last: boolean; // these would be the player's last chips
  next: number; // whose turn it would be, unless a Schnuff costs them their last chips
  others: number[]; // who would have to throw dice
}

export function forecastOf(card: string, trek: View, seat: number): Forecast {
  const { count, direction } = trek;
  const inRound = trek.in_round.map((is, one) => is && (one === seat || inHand(trek.hands[one] ?? 0) > 0)); // who has not drawn drops out
  const number = numberOf(card);
  const still = { to: count, limit: null, fee: 0, free: false, last: false, next: nextSeat(inRound, seat, direction), others: [] };
  if (number !== null) {
    const to = count + number;
    const limit = passed(count, to);
    const free = limit !== null && trek.immune?.player === seat && trek.immune.limit === limit;
    const fee = limit === null ? 0 : Math.min(feeOf(limit), trek.chips[seat] ?? 0);
    return { ...still, how: "number", to, limit, fee, free, last: !free && fee > 0 && fee === trek.chips[seat] };
  }
  if (card === "snap") return { ...still, how: "snap", to: limitFrom(count) ?? count };
  if (card === "reverse") return { ...still, how: "reverse", next: nextSeat(inRound, seat, -direction) };
  if (card !== "schnuff") return { ...still, how: card === "risk" ? "risk" : "pass" };
  if (!LIMITS.includes(count)) return { ...still, how: "not_at_limit" };
  const others: number[] = [];
  for (let one = still.next; one !== seat; one = nextSeat(inRound, one, direction)) {
    if (others.includes(one)) break; // this very player is not in the round
    others.push(one);
  }
  return { ...still, how: "schnuff", limit: count, fee: feeOf(count), others };
}

/** How many of the 36 throws of two dice give at least so many pips. */
export const throwsFrom = (pips: number): number =>
  [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b)).filter((sum) => sum >= pips).length;
