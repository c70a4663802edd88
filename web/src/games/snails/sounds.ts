/** What each event sounds like. */
import type { Effect } from "../../sound";
import type { Event, Events, Marker } from "./types";

const EFFECTS: { [T in Event["type"]]?: Effect } = {
  faction_chosen: "card",
  cards_discarded: "card",
  cards_collected: "turnpile",
  cards_drawn: "draw",
  card_stolen: "steal",
  deck_reshuffled: "turnpile",
  snail_placed: "crawl",
  round_started: "round",
  cleanup_started: "slime",
  programmed: "card",
  card_revealed: "card",
  turn_skipped: "skip",
  orders_swapped: "reverse",
  aim_set: "lock",
  dice_rolled: "dice",
  die_rerolled: "dice",
  attack_missed: "miss",
  healed: "heal",
  shell_entered: "shell",
  shell_left: "unshell",
  tile_damaged: "crack",
  tile_destroyed: "crumble",
  tile_removed: "dig",
  contamination: "slime",
  ability_used: "laugh",
  eliminated: "fall",
  player_out: "out",
};

/** How somebody comes to another field. */
const MOVES: Record<Events["snail_moved"]["how"], Effect> = { step: "crawl", push: "push", overflow: "push", place: "leap" };
const MARKERS: Record<Marker, Effect> = { fire: "fire", mine: "lock", dynamite: "fuse" };
const HURTS: { [S in Events["damage"]["source"]]?: Effect } = { fire: "fire", strike: "push", stench: "slime", contamination: "splash" };

/** The sound of an event; null for what happens in silence. */
export function effect(event: Event): Effect | null {
  if (event.type === "snail_moved") return MOVES[event.how];
  if (event.type === "marker_placed") return MARKERS[event.kind];
  if (event.type === "damage") return event.dealt === 0 ? "miss" : (HURTS[event.source] ?? "shot");
  if (event.type === "exploded") return "boom";
  if (event.type === "half_chosen") return event.half === "dig" ? "dig" : null;
  return EFFECTS[event.type] ?? null;
}
