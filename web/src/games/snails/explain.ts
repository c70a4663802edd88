/** What lies on the table, in the booklet's words: a card by its own text, a field by the most dangerous thing on it. */
import { settings } from "../../settings.svelte";
import type { Say } from "../../texts.svelte";
import { explainedBy, type Explanation } from "../explanation";
import { factsOfCard, halvesOf, nameOf, textOf } from "./cards";
import { kindOf, snailsOn } from "./facts";
import type { Half, View } from "./types";

const other = explainedBy({ person: "2.2", hand: "4.2", slot: "4.3", contamination: "7.7" });
const HALVES: Record<Half, string> = { crawl: "5.1", dig: "5.2", shell: "5.3", swap: "5.4", aim: "5.5", strike: "5.6" };

function ofCard(card: string, t: Say): Explanation | null {
  const halves = halvesOf(card);
  if (halves) return { rules: halves.map((half) => HALVES[half]) };
  const facts = factsOfCard(card);
  if (!facts) return null;
  return {
    rules: [facts.deck === "faction" ? "6.8" : "6.7"],
    picture: kindOf(card),
    title: nameOf(card, t),
    text: textOf(card, settings.kept.language),
  };
}

function ofField(field: string, view: View): Explanation {
  const tiles = view.board[field];
  if (!tiles || tiles.stack === 0) return { rules: ["5.9"] };
  if (tiles.fire > 0) return { rules: ["7.4"] };
  if (tiles.mine > 0) return { rules: ["7.5"] };
  if (tiles.dynamite > 0) return { rules: ["7.6"] };
  if (snailsOn(view, field).length > 0) return { rules: ["2.1"] };
  return { rules: [tiles.damage > 0 ? "7.1" : "2.3"] };
}

/** "card rocket#1", "3,-1", "slot p1 2", "person p2". */
export function explain(thing: string, view: View, t: Say): Explanation | null {
  const [at = "", name] = thing.split(" ");
  if (at === "card") return ofCard(name ?? "", t);
  if (/^-?\d+,-?\d+$/.test(at)) return ofField(at, view);
  return other(thing);
}
