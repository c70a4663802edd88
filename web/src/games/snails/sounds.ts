/** What each event sounds like. */
import type { Effect } from "../../sound";
import type { GameEvent } from "../index";

const EFFECTS: Record<string, Effect> = {
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
const MOVES: Record<string, Effect> = { step: "crawl", push: "push", overflow: "push", place: "leap" };
const MARKERS: Record<string, Effect> = { fire: "fire", mine: "lock", dynamite: "fuse" };
const HURTS: Record<string, Effect> = { fire: "fire", strike: "push", stench: "slime", contamination: "splash" };

/** The sound of an event; null for what happens in silence. */
export function effect(event: GameEvent): Effect | null {
  const { type } = event;
  if (type === "snail_moved") return MOVES[String(event["how"])] ?? null;
  if (type === "marker_placed") return MARKERS[String(event["kind"])] ?? null;
  if (type === "damage") return event["dealt"] === 0 ? "miss" : (HURTS[String(event["source"])] ?? "shot");
  if (type === "exploded") return "boom";
  if (type === "half_chosen") return event["half"] === "dig" ? "dig" : null;
  return EFFECTS[type] ?? null;
}
