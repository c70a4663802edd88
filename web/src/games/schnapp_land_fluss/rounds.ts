/** All rounds of a match, out of its log: which words were said in which category for which letter, and what became of them. Pure. */
import type { Happening, Machine } from "../../wire";
import type { Events } from "./types";

export type Judgement = Exclude<Events["judged"]["verdict"], "open" | "said" | "pending" | "vote">;

export interface Said {
  claim: string;
  player: number;
  letter: string | null;
  word: string | null; // null: none came in time
  verdict: Judgement | null; // null: not yet
  after: number; // ms from the category to the hand
}

export interface Round {
  game: number;
  number: number; // in its game, from 1 on
  category: string | null; // machine name; null: the leader made it up
  text: string | null; // what the leader made up
  said: Said[];
}

type Past = readonly Pick<Happening, "events">[];

class Telling {
  readonly rounds: Round[] = [];
  readonly letters = new Map<Machine, string>(); // event of a strike → the letter under the hand
  private table: Record<string, string | null> = {};
  private game = 0;
  private begun = 0; // ms of the game's clock
  private handled: Record<string, Said> = {}; // claim → what was said, in this game

  hear(event: Machine): void {
    switch (event["type"]) {
      case "game_started":
        this.game = Number(event["game_no"]);
        this.handled = {};
        this.table = Object.fromEntries((event["table"] as string[]).map((card, at) => [`t${at + 1}`, card]));
        return;
      case "filled":
        for (const { slot, card } of event["cards"] as { slot: string; card: string }[]) this.table[slot] = card;
        return;
      case "category":
        return this.turn(event);
      case "struck":
        return this.strike(event);
      case "words":
        return (event["words"] as Machine[]).forEach((one) => this.say(one));
      case "said":
        return this.say(event);
      case "judged":
        return this.judge(event);
      case "won":
      case "reserved":
        this.table[String(event["slot"])] = null;
        return;
      case "returned":
        this.table[String(event["slot"])] = String(event["card"]);
    }
  }

  private turn({ t, id, text }: Machine): void {
    this.begun = Number(t);
    const number = this.rounds.filter(({ game }) => game === this.game).length + 1;
    const [category, made] = [id, text].map((one) => (typeof one === "string" ? one : null));
    this.rounds.push({ game: this.game, number, category: category ?? null, text: made ?? null, said: [] });
  }

  private strike(event: Machine): void {
    const claim = String(event["claim"]);
    const letter = this.table[String(event["slot"])] ?? null;
    const after = Number(event["t"]) - this.begun;
    const said: Said = { claim, player: Number(event["player"]), letter, word: null, verdict: null, after };
    if (letter !== null) this.letters.set(event, letter);
    this.handled[claim] = said;
    this.rounds.at(-1)?.said.push(said);
  }

  private say({ claim, word }: Machine): void {
    const said = this.handled[String(claim)];
    if (said && typeof word === "string") said.word = word;
  }

  private judge({ claim, verdict }: Machine): void {
    const said = this.handled[String(claim)];
    if (said) said.verdict = verdict as Judgement;
  }
}

function told(past: Past): Telling {
  const telling = new Telling();
  for (const { events } of past) for (const event of events) telling.hear(event);
  return telling;
}

export const roundsOf = (past: Past): Round[] => told(past).rounds;

/** On which letter each hand came down, as far as this past tells: an event of a strike knows only the place. */
export const lettersOf = (past: Past): ReadonlyMap<Machine, string> => told(past).letters;
