/** What Schnapp, Land, Fluss! brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/schnapp_land_fluss/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/schnapp_land_fluss/booklet.en.md?raw";
import type { Effect } from "../../sound";
import type { Say } from "../../texts.svelte";
import type { Machine } from "../../wire";
import type { GameEvent, Standing, View } from "../index";
import { eventOf, raceOf } from "./race";
import type { Event } from "./types";

export { guide } from "./guide";
export { viewOf } from "./replay";

export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = 15;
export const age = 8;
export const race = true;
export const seated = ["leader"];

const EFFECTS: { [T in Event["type"]]?: Effect } = {
  game_started: "turnpile",
  category: "category",
  struck: "slap",
  reserved: "card",
  won: "right",
  tie: "tie",
  disputed: "skip",
  missed: "skip",
  tiebreak_missed: "skip",
  tiebreak_ended: "skip",
  reopened: "round",
  returned: "draw",
  vote_opened: "turn",
  filled: "turnpile",
  match_ended: "win",
};

/** One's own hand has been heard when it came down. */
export function effect(one: GameEvent, own: number | null): Effect | null {
  const event = eventOf(one);
  if (event.type === "struck" && event.player === own) return null;
  if (event.type === "judged") return event.verdict === "wrong" ? "wrong" : null;
  return EFFECTS[event.type] ?? null;
}

/** "Game 2 of 3", where more than one is played. */
export function headline(view: View, t: Say, options: Machine): string {
  const games = Number(options["games"] ?? 1);
  return games > 1 ? t("board-game", { number: raceOf(view).game_no, games }) : "";
}

/** The totals of the match; what the last game brought is in them. */
export function standings(view: View, t: Say): Standing[] {
  const { totals } = raceOf(view);
  return totals
    .map((points, seat) => ({
      seat,
      rank: 1 + totals.filter((other) => other > points).length,
      points,
      shares: [{ text: t("score-points", { count: points }), points, kind: "letters" }],
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
