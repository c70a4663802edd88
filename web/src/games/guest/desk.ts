/** What every part of a guest's table is handed: how its cards look, what can be done, and how things are called. */
import type { Wording } from "../../log_lines";
import type { Act } from "../index";
import type { Choice } from "./choice.svelte";
import type { Deck } from "./kinds";
import type { Plays } from "./plays";

export interface Desk {
  deck: Deck;
  kinds: readonly string[];
  plays: Plays;
  choice: Choice;
  advised: readonly string[]; // places that a hint is about
  open: boolean; // somebody sits here who plays, and the game is on
  wording: Wording;
  motion: boolean;
  card: (kind: string) => string; // its name
  label: (field: string) => string;
  phrase: (act: Act) => string;
  typeAt: (place: string) => string; // of the acts that are at home there; "": they differ
}
