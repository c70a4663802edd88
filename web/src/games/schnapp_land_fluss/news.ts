/** What became of the words of a category: folded from events, batch by batch. Pure. */
import type { GameEvent } from "../index";
import type { Judgement } from "./race";

export interface Verdict {
  claim: string;
  player: number;
  letter: string | null;
  word: string | null; // null: none came in time
  verdict: Judgement | "reserved" | null; // null: not yet
  reason: string | null;
  lost: string | null; // the card that a wrong word has cost
  locked: boolean;
}

export interface End {
  type: "won" | "tie" | "disputed" | "missed" | "reopened" | "tiebreak_missed" | "tiebreak_ended" | "rush_ended";
  player: number | null;
  card: string | null;
  misses: number;
}

export interface News {
  category: string | null; // machine name; null where the leader made it up, and before the first
  text: string | null; // what the leader made up
  verdicts: Verdict[];
  end: End | null;
}

export const NOTHING: News = { category: null, text: null, verdicts: [], end: null };

const ENDS = new Set<string>(["won", "tie", "disputed", "missed", "reopened", "tiebreak_missed", "tiebreak_ended", "rush_ended"]);
const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);

const changed = (news: News, change: (verdict: Verdict) => Verdict): News => ({ ...news, verdicts: news.verdicts.map(change) });
const ofClaim = (news: News, claim: unknown, change: Partial<Verdict>): News =>
  changed(news, (verdict) => (verdict.claim === claim ? { ...verdict, ...change } : verdict));

/** A word becomes known; `table` is what lay there before. */
function heard(news: News, event: Record<string, unknown>, letter: string | null): News {
  const claim = String(event["claim"]);
  const word = asText(event["word"]);
  const fresh = { claim, player: Number(event["player"]), letter, word, verdict: null, reason: null, lost: null, locked: false };
  return { ...news, verdicts: [...news.verdicts.filter((one) => one.claim !== claim), fresh] };
}

const endOf = (event: GameEvent): End => ({
  type: event.type as End["type"],
  player: typeof event["player"] === "number" ? event["player"] : null,
  card: asText(event["card"]),
  misses: Number(event["misses"] ?? 0),
});

/** `letterOf`: the letter that a claim's hand lies on. */
export function withEvent(news: News, event: GameEvent, letterOf: (slot: string, claim: string) => string | null): News {
  switch (event.type) {
    case "game_started":
      return NOTHING;
    case "category":
      return { ...NOTHING, category: asText(event["id"]), text: asText(event["text"]) };
    case "words":
      return (event["words"] as Record<string, unknown>[]).reduce<News>(
        (all, one) => heard(all, one, letterOf(String(one["slot"]), String(one["claim"]))),
        { ...news, end: null },
      );
    case "said":
    case "word_timeout": // V2 hears a word at once, V1 all words together
      return "word" in event || event.type === "word_timeout" ? heard(news, event, letterOf("", String(event["claim"]))) : news;
    case "reserved":
      return ofClaim(news, event["claim"], { verdict: "reserved" });
    case "judged":
      return ofClaim(news, event["claim"], { verdict: event["verdict"] as Judgement, reason: asText(event["reason"]) });
    case "penalty": {
      const last = news.verdicts.findLast(({ player, verdict }) => player === event["player"] && verdict === "wrong")?.claim;
      return ofClaim(news, last, { lost: asText(event["card"]), locked: event["locked_out"] === true });
    }
    default:
      return ENDS.has(event.type) ? { ...news, end: endOf(event) } : news;
  }
}
