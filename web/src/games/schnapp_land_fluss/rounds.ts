/** Every category of a match and all that was said to it: folded from what has happened. Pure. */
import type { Happening, Machine } from "../../wire";
import type { GameEvent } from "../index";
import { type News, NOTHING, type Verdict, withEvent } from "./news";

export interface Round {
  game: number;
  category: string | null; // machine name; null where the leader made it up
  text: string | null; // what the leader made up
  words: Verdict[];
}

/** Which letter lies where, and on which one each claim's hand lies. */
interface Letters {
  lying: Record<string, string>; // slot → letter
  struck: Record<string, string>; // claim → letter
}

function follow(letters: Letters, event: Machine): void {
  const slot = String(event["slot"]);
  switch (event["type"]) {
    case "game_started":
      letters.lying = Object.fromEntries((event["table"] as string[]).map((letter, i) => [`t${i + 1}`, letter]));
      letters.struck = {};
      break;
    case "filled":
      for (const laid of event["cards"] as { slot: string; card: string }[]) letters.lying[laid.slot] = laid.card;
      break;
    case "returned":
      letters.lying[slot] = String(event["card"]);
      break;
    case "struck":
      letters.struck[String(event["claim"])] = letters.lying[slot] ?? "";
  }
}

export function roundsOf(past: readonly Happening[]): Round[] {
  const letters: Letters = { lying: {}, struck: {} };
  const rounds: Round[] = [];
  let news: News = NOTHING;
  let game = 0;
  for (const event of past.flatMap(({ events }) => events)) {
    follow(letters, event);
    if (event["type"] === "game_started") game = Number(event["game_no"]);
    news = withEvent(news, event as GameEvent, (slot, claim) => letters.struck[claim] || letters.lying[slot] || null);
    if (event["type"] === "category") rounds.push({ game, category: news.category, text: news.text, words: [] });
    const now = rounds.at(-1);
    if (now && event["type"] !== "game_started") now.words = news.verdicts.filter(({ verdict }) => verdict !== null);
  }
  return rounds;
}
