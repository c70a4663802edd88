/** Cards and their effects in words: what a screen reader says, and what stands below a card that has been taken up. */
import { joined } from "../../log_lines";
import type { Language } from "../../languages";
import type { Say } from "../../texts.svelte";
import { type Effect, factsOfCard, halvesOf, nameOf, type Outcome, textOf } from "./cards";

/** "10 Schaden" */
export const effectWords = (
  { op, n, k, mp, range, on = op === "tile_damage" || op === "tile_destroy" ? "target_field" : "targets", who = "self", kind = "" }: Effect,
  t: Say,
): string => t(`effect-${op}`, { n: n ?? k ?? mp ?? range ?? 1, on, who, kind });

/** "es trifft ein Nachbarfeld: Plättchen beschädigen" */
export function outcomeWords({ deviate, effects }: Outcome, t: Say): string {
  const all = joined(
    t,
    effects.map((one) => effectWords(one, t)),
  );
  return deviate ? `${t("effect-deviate")} ${all}` : all;
}

/** How far, at whom, over hills? "" for a card without a target. */
export function reachWords(card: string, t: Say): string {
  const facts = factsOfCard(card);
  if (!facts || facts.target === "none") return "";
  return [
    t(`target-${facts.target}`, { side: facts.side }),
    t("range", { from: facts.range_min, to: facts.range }),
    ...(facts.range > 0 ? [t(facts.ignore_los ? "sight-ignored" : "sight-needed")] : []),
  ].join(", ");
}

/** What a card does, in one sentence or two. */
export function ruleWords(card: string, t: Say, language: Language): string {
  const halves = halvesOf(card);
  if (halves) return halves.map((half) => `${t(`half-${half}`)}: ${t(`half-${half}-help`)}`).join(" ");
  return textOf(card, language);
}

/** Everything on the card, as it is read aloud. */
export const cardWords = (card: string, t: Say, language: Language): string => `${nameOf(card, t)}. ${ruleWords(card, t, language)}`;
