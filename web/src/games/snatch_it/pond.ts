/** A view of Snatch It! as the server sends it. */
import type { View } from "../index";

export interface Stack {
  id: string;
  top: string;
  height: number;
  cards: string[] | null; // bottom → top, where this viewer may look
}

export interface Belly {
  count: number;
  cards: string[] | null;
}

export interface Pond {
  state: string;
  phase: string;
  round: number;
  first_leap: number;
  active: number | null;
  this_round_last: boolean;
  next_round_last: boolean;
  deck: number;
  last_bite: string | number | null;
  discard: number;
  pond: string[];
  hands: (string[] | number)[];
  patches: Stack[][];
  bellies: Belly[];
  laid: (string | null)[]; // "?": laid, but not for these eyes
  pending: Record<string, unknown> | null;
}

export const pondOf = (view: View): Pond => view as unknown as Pond;

export const typeOf = (kind: string): string => kind.split("_")[0] ?? kind;

export const numberOf = (kind: string): string => kind.split("_")[1] ?? "7 0";
