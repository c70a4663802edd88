/** What the page knows of any guest: no pictures and no sounds of its own, all else by its declaration. */
import { deedOf } from "../../log_lines";
import type { Declaration, DeclaredField, Machine } from "../../wire";
import type { Game, View } from "../index";
import Board from "./Board.svelte";
import Champion from "./Champion.svelte";
import Emblem from "./Emblem.svelte";
import OwnBoard from "./OwnBoard.svelte";
import Scenery from "./Scenery.svelte";

/** A field of a position as one seat saw it. */
function veiled({ kind, seen, hidden_as, of }: DeclaredField, value: unknown, viewer: number): unknown {
  if (value === null || value === undefined) return value;
  if (seen === "count" && Array.isArray(value)) return value.length;
  if (seen === "top_and_count" && Array.isArray(value)) return { count: value.length, top: value.at(kind === "row" ? -1 : 0) ?? null };
  if (seen === "owner" && kind === "by_seat" && Array.isArray(value)) {
    const hidden = (part: unknown): unknown => hidden_as ?? (Array.isArray(part) ? part.length : null);
    return value.map((part: unknown, seat) => (seat === viewer || part === null ? part : hidden(part)));
  }
  return of && kind === "by_seat" && Array.isArray(value) ? value.map((part) => veiled(of, part, viewer)) : value;
}

function viewOf(view: readonly DeclaredField[], position: Machine, viewer: number | "all"): View {
  const open = { ...position, viewer: viewer === "all" ? null : viewer };
  if (viewer === "all") return open;
  return { ...open, ...Object.fromEntries(view.map((field) => [field.name, veiled(field, position[field.name], viewer)])) };
}

export function asGame({ view, own_board }: Declaration): Game {
  return {
    Board: own_board ? OwnBoard : Board,
    Mascot: Emblem,
    Hero: Emblem,
    Scenery,
    Champion,
    effect: () => null,
    guide: [],
    headline: () => "",
    viewOf: (position, viewer) => viewOf(view, position, viewer),
    deed: (act, _view, wording) => deedOf(act, wording),
  };
}
