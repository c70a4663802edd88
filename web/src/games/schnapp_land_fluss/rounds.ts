/** All rounds of a match, out of its log: which words were said in which category for which letter, and what became of them. Pure. */
import { declared, oneOf, type Tagged } from "../../table/shapes";
import type { Happening, Machine } from "../../wire";
import type { Event, Events } from "./types";

const JUDGEMENTS = ["valid", "wrong", "disputed"] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

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
  private table = new Map<string, string>(); // slot → the card that lies there
  private game = 0;
  private begun = 0; // ms of the game's clock
  private handled = new Map<string, Said>(); // claim → what was said, in this game

  hear(event: Event): void {
    switch (event.type) {
      case "game_started":
        this.game = event.game_no;
        this.handled = new Map();
        this.table = new Map(event.table.map((card, at) => [`t${at + 1}`, card]));
        return;
      case "filled":
        return event.cards.forEach(({ slot, card }) => this.table.set(slot, card));
      case "category":
        return this.turn(event);
      case "struck":
        return this.strike(event);
      case "words":
        return event.words.forEach((one) => this.say(one));
      case "said":
        return this.say(event);
      case "judged":
        return this.judge(event);
      case "won":
      case "reserved":
        return void this.table.delete(event.slot);
      case "returned":
        this.table.set(event.slot, event.card);
    }
  }

  private turn({ t, id, text }: Events["category"]): void {
    this.begun = t;
    const number = this.rounds.filter(({ game }) => game === this.game).length + 1;
    this.rounds.push({ game: this.game, number, category: id, text: text ?? null, said: [] });
  }

  private strike(event: Tagged<Events, "struck">): void {
    const { claim, player, slot, t } = event;
    const letter = this.table.get(slot) ?? null;
    const said: Said = { claim, player, letter, word: null, verdict: null, after: t - this.begun };
    if (letter !== null) this.letters.set(event, letter);
    this.handled.set(claim, said);
    this.rounds.at(-1)?.said.push(said);
  }

  private say({ claim, word }: { claim: string; word?: string | null }): void {
    const said = this.handled.get(claim);
    if (said && typeof word === "string") said.word = word;
  }

  private judge({ claim, verdict }: Events["judged"]): void {
    const said = this.handled.get(claim);
    if (said) said.verdict = oneOf(JUDGEMENTS, verdict);
  }
}

function told(past: Past): Telling {
  const telling = new Telling();
  for (const { events } of past) for (const event of events) telling.hear(declared<Event>(event));
  return telling;
}

export const roundsOf = (past: Past): Round[] => told(past).rounds;

/** On which letter each hand came down, as far as this past tells: an event of a strike knows only the place. */
export const lettersOf = (past: Past): ReadonlyMap<Machine, string> => told(past).letters;
