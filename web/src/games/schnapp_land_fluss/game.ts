/** What Schnapp, Land, Fluss! brings to the shared table beside its board: booklet, sounds, guide, replay, result. */
import bookletDe from "../../../../src/schnapp/games/schnapp_land_fluss/booklet.de.md?raw";
import bookletEn from "../../../../src/schnapp/games/schnapp_land_fluss/booklet.en.md?raw";
import type { Effect } from "../../sound";
import type { Say } from "../../texts.svelte";
import type { GameEvent, Standing, View } from "../index";
import { argumentsOf } from "../../log_lines";
import type { Happening } from "../../wire";
import type { Retelling } from "../index";
import { raceOf } from "./race";
import { lettersOf } from "./rounds";

export { guide } from "./guide";
export { viewOf } from "./replay";

export const booklet = { de: bookletDe, en: bookletEn };
export const minutes = 15;
export const age = 8;
export const race = true;
export const intro = ["welcome", "strike"];
export const seated = ["leader"];

const EFFECTS: Record<string, Effect> = {
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
export function effect(event: GameEvent, own: number | null): Effect | null {
  if (event.type === "struck" && event["player"] === own) return null;
  if (event.type === "judged") return event["verdict"] === "wrong" ? "wrong" : null;
  return EFFECTS[event.type] ?? null;
}

/** A hand has come down on a letter: its event names only the place. */
export function retelling(past: readonly Happening[]): Retelling {
  const letters = lettersOf(past);
  return (event, wording) => {
    const letter = letters.get(event);
    return letter ? wording.t("struck-on", { ...argumentsOf(event, wording), letter: wording.t(`kind-${letter}`) }) : null;
  };
}

/** "Game 2 of 3", where more than one is played. */
export function headline(view: View, t: Say, options: View): string {
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
