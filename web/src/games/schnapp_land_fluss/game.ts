/** What Schnapp, Land, Fluss! brings to the shared table beside its cover: board, sounds, guide, result. */
import type { Effect } from "../../sound";
import type { Say } from "../../texts.svelte";
import { argumentsOf } from "../../log_lines";
import type { Happening, Machine } from "../../wire";
import type { Retelling } from "../index";
import { lettersOf } from "./rounds";
import type { Event, View } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Champion } from "./Champion.svelte";
export { explain } from "./explain";
export { default as Haul } from "./Haul.svelte";
export { default as Account } from "./Rounds.svelte";
export { guide } from "./guide";
export { illustrations } from "./illustrations";
export { default as Mascot } from "./Magpie.svelte";
export { default as Picture } from "./Picture.svelte";

export const seated = ["leader"];
export const heading = "category";
export const keys = ["slap", "turn", "pass", "vote", "verdict"];

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
};

/** One's own hand has been heard when it came down. */
export function effect(event: Event, own: number | null): Effect | null {
  if (event.type === "struck" && event.player === own) return null;
  if (event.type === "judged") return event.verdict === "wrong" ? "wrong" : null;
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
export function headline(view: View, t: Say, options: Machine): string {
  const games = Number(options["games"] ?? 1);
  return games > 1 ? t("board-game", { number: view.game_no, games }) : "";
}
