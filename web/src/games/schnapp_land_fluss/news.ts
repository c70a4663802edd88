/** What became of the words of a category: folded from events, batch by batch. Pure. */
import { oneOf, type Tagged } from "../../table/shapes";
import type { Category, Event, Events, Letter, Reason } from "./types";

export interface Verdict {
  claim: string;
  player: number;
  letter: string | null;
  word: string | null; // null: none came in time
  verdict: Events["judged"]["verdict"] | "reserved" | null; // null: not yet
  reason: Reason | null;
  lost: Letter | null; // the card that a wrong word has cost
  locked: boolean;
}

const ENDS = ["won", "tie", "disputed", "missed", "reopened", "tiebreak_missed", "tiebreak_ended", "rush_ended"] as const;

export interface End {
  type: (typeof ENDS)[number];
  player: number | null;
  card: Letter | null;
  misses: number;
}

export interface News {
  category: Category | null; // machine name; null where the leader made it up, and before the first
  text: string | null; // what the leader made up
  verdicts: Verdict[];
  end: End | null;
}

/** What is said for a claim; null: nothing came in time. */
type Word = { claim: string; player: number; word?: string | null };

export const NOTHING: News = { category: null, text: null, verdicts: [], end: null };

const changed = (news: News, change: (verdict: Verdict) => Verdict): News => ({ ...news, verdicts: news.verdicts.map(change) });
const ofClaim = (news: News, claim: string | undefined, change: Partial<Verdict>): News =>
  changed(news, (verdict) => (verdict.claim === claim ? { ...verdict, ...change } : verdict));

/** A word becomes known; `letter` is what lay there before. */
function heard(news: News, { claim, player, word = null }: Word, letter: string | null): News {
  const fresh = { claim, player, letter, word, verdict: null, reason: null, lost: null, locked: false };
  return { ...news, verdicts: [...news.verdicts.filter((one) => one.claim !== claim), fresh] };
}

const endOf = (event: Tagged<Events, End["type"]>): End => ({
  type: event.type,
  player: "player" in event ? event.player : null,
  card: "card" in event ? event.card : null,
  misses: "misses" in event ? event.misses : 0,
});

const isEnd = (event: Event): event is Tagged<Events, End["type"]> => oneOf(ENDS, event.type) !== null;

/** `letterOf`: the letter that a claim's hand lies on. */
export function withEvent(news: News, event: Event, letterOf: (slot: string, claim: string) => string | null): News {
  switch (event.type) {
    case "game_started":
      return NOTHING;
    case "category":
      return { ...NOTHING, category: event.id, text: event.text ?? null };
    case "words":
      return event.words.reduce<News>((all, word) => heard(all, word, letterOf(word.slot, word.claim)), { ...news, end: null });
    case "said": // V2 hears a word at once, V1 all words together
      return event.word === undefined ? news : heard(news, event, letterOf("", event.claim));
    case "word_timeout":
      return heard(news, event, letterOf("", event.claim));
    case "reserved":
      return ofClaim(news, event.claim, { verdict: "reserved" });
    case "judged":
      return ofClaim(news, event.claim, { verdict: event.verdict, reason: event.reason });
    case "penalty": {
      const last = news.verdicts.findLast(({ player, verdict }) => player === event.player && verdict === "wrong")?.claim;
      return ofClaim(news, last, { lost: event.card, locked: event.locked_out });
    }
    default:
      return isEnd(event) ? { ...news, end: endOf(event) } : news;
  }
}
