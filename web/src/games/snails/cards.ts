/** The cards as data: what each one reaches, throws and does. Comes from the game's own card file (tools/snails_cards.py). */
import type { Language } from "../../languages";
import type { Say } from "../../texts.svelte";
import { declared } from "../../table/shapes";
import file from "./cards.json";
import { kindOf } from "./facts";
import type { DieFace as Sign, Half } from "./types";

export type { DieFace as Sign, Half } from "./types";
export type Needs =
  "none" | "has_tile" | "has_snail" | "wounded" | "can_enter_shell" | "owner_has_slot" | "owner_has_cards" | "can_place_here";
export type Side = "any_other" | "enemy" | "own" | "all" | "none";

export interface Effect {
  op: string;
  n?: number;
  k?: number;
  mp?: number;
  range?: number;
  on?: string;
  who?: string;
  to?: string;
  kind?: string;
  dig?: boolean;
  optional?: boolean;
  ignore_shell?: boolean;
}

export interface Outcome {
  symbols: Sign[];
  deviate: boolean;
  effects: Effect[];
}

export interface CardFacts {
  deck: "arsenal" | "faction";
  faction?: string;
  colour: "red" | "purple";
  count: number;
  target: "field" | "snail" | "area" | "none";
  side: Side;
  range_min: number;
  range: number;
  ignore_los: boolean;
  dice: number;
  attacks: number;
  returns_to_hand: boolean;
  needs: Needs;
  before: Effect[];
  outcomes: Outcome[];
  after: Effect[];
  name: Record<Language, string>;
  text: Record<Language, string>;
}

interface ActionFacts {
  name: Record<Language, string>;
  mp?: number;
  draw?: number;
  damage?: number;
  reroll?: number;
}

export const FACES = file.faces as Sign[];
export const CARDS: Record<string, CardFacts> = declared(file.cards);
export const BASICS: Record<string, [Half, Half]> = declared(file.basics);
export const ACTIONS: Record<Half, ActionFacts> = declared(file.actions);

export const factsOfCard = (card: string): CardFacts | null => CARDS[kindOf(card)] ?? null;
export const halvesOf = (card: string): [Half, Half] | null => BASICS[kindOf(card)] ?? null;
export const isBasic = (card: string): boolean => halvesOf(card) !== null;

/** What kind of card one sees; "back": it lies face down. */
export function lookOf(card: string): "red" | "purple" | "faction" | "basic" | "back" {
  const facts = factsOfCard(card);
  return isBasic(card) ? "basic" : facts?.deck === "faction" ? "faction" : (facts?.colour ?? "back");
}

/** Which card of its faction. */
export const cardOfFaction = (faction: string): string | null =>
  Object.keys(CARDS).find((kind) => CARDS[kind]?.faction === faction) ?? null;

export const nameOf = (card: string, t: Say): string => t(`kind-${kindOf(card)}`);

export const textOf = (card: string, language: Language): string => factsOfCard(card)?.text[language] ?? "";

/** How a hand is held. */
const ORDER = ["red", "purple", "back", "faction", "basic"];
const rank = (card: string): number => ORDER.indexOf(lookOf(card));
export const inOrder = (cards: readonly string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** Nothing but a help for the card after it: in the last slot it is wasted. */
export const FOR_NEXT: readonly Half[] = ["aim", "swap"];
export function onlyForNext(card: string): boolean {
  const halves = halvesOf(card);
  if (halves) return halves.every((half) => FOR_NEXT.includes(half));
  const effects = factsOfCard(card)?.outcomes.flatMap((one) => one.effects) ?? [];
  return effects.length > 0 && effects.every(({ op }) => op === "reroll");
}

/** How a card moves the snail that plays it. */
export function kindOfMove(card: string): { how: "move" | "place"; far: number } | null {
  if (halvesOf(card)?.includes("crawl")) return { how: "move", far: ACTIONS.crawl.mp ?? 0 };
  for (const { op, who, mp = 0, range = 0 } of factsOfCard(card)?.outcomes.flatMap(({ effects }) => effects) ?? []) {
    if (op === "move") return { how: "move", far: mp };
    if (op === "place" && who === "self") return { how: "place", far: range };
  }
  return null;
}
