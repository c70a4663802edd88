/** What a card looks like, by the name of its kind and the word for it. */
import { plain } from "../../log_lines";

export type Suit = "C" | "D" | "H" | "S";

export type Face =
  | { looks: "picture"; source: string } // the author's own
  | { looks: "playing"; rank: string; suit: Suit }
  | { looks: "emoji"; emoji: string; text: string }
  | { looks: "number"; number: string; text: string; hue: number | null }
  | { looks: "word"; text: string; hue: number | null };

const SUITS: Record<string, Suit> = {
  c: "C", "♣": "C", "♧": "C", clubs: "C", club: "C",
  d: "D", "♦": "D", "♢": "D", diamonds: "D", diamond: "D",
  h: "H", "♥": "H", "♡": "H", hearts: "H", heart: "H",
  s: "S", "♠": "S", "♤": "S", spades: "S", spade: "S",
}; // prettier-ignore
const RANKS: Record<string, string> = {
  t: "10", "1": "A", "11": "J", "12": "Q", "13": "K", "14": "A",
  ace: "A", jack: "J", queen: "Q", king: "K", ten: "10",
}; // prettier-ignore
const RANK = "10|1[1-4]|[1-9]|[tjqka]|ace|jack|queen|king|ten";
const SUIT = "[cdhs♣♧♦♢♥♡♠♤]|clubs?|diamonds?|hearts?|spades?";
const SUIT_FIRST = new RegExp(`^(?<suit>${SUIT})\\uFE0F?[ _-]?(?<rank>${RANK})$`, "iu");
const RANK_FIRST = new RegExp(`^(?<rank>${RANK})(?:[ _-]of)?[ _-]?(?<suit>${SUIT})\\uFE0F?$`, "iu");

export const SYMBOLS: Record<Suit, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
export const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** The suit that a name alone says. */
export const suitOf = (name: string): Suit | null => SUITS[name.toLowerCase().replace("\uFE0F", "")] ?? null;

/** Rank and suit: "♣2", "C2", "QH", "queen_of_hearts". */
export function playing(name: string): { rank: string; suit: Suit } | null {
  const { suit = "", rank = "" } = (SUIT_FIRST.exec(name) ?? RANK_FIRST.exec(name))?.groups ?? {};
  const found = suitOf(suit);
  return found && { rank: RANKS[rank.toLowerCase()] ?? rank.toUpperCase(), suit: found };
}

/** A kind without the number of its copy. */
export const kindOf = (card: string): string => card.split("#")[0] ?? card;

const EMOJI = /^(\p{RI}\p{RI}|\p{Extended_Pictographic}\uFE0F?\p{EMod}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{EMod}?)*)\s*/u;

/** What an emoji at its beginning leaves of a text. */
export function emojiOf(text: string): { emoji: string; text: string } | null {
  const found = EMOJI.exec(text);
  return found?.[1] === undefined ? null : { emoji: found[1], text: text.slice(found[0].length) };
}

const HUES: Record<string, number> = {
  red: 4, rot: 4, orange: 26, yellow: 46, gelb: 46, gold: 44, green: 135, grün: 135, gruen: 135,
  cyan: 185, blue: 214, blau: 214, purple: 280, violet: 280, lila: 280, pink: 330, rosa: 330, brown: 22, braun: 22,
}; // prettier-ignore
const WORDS = /[\p{L}]+/gu;

/** The colour that a name says; else one that all kinds share which begin alike. */
function hueOf(kind: string): number | null {
  const words = kind.toLowerCase().match(WORDS) ?? [];
  const said = words.map((word) => HUES[word]).find((hue) => hue !== undefined);
  if (said !== undefined) return said;
  const first = words[0];
  return first === undefined ? null : [...first].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
}

/** How the cards of a game look. */
export interface Deck {
  game: string;
  pictures: readonly string[]; // kinds that the author has drawn
  letters: boolean; // all kinds read as rank and suit: so do those that say the suit by a letter
  word: (kind: string) => string | null; // null: the game has none for it
}

const LETTERS = /^[a-z0-9]{2,3}$/i;
const JOKER = /joker/i;

/** Do all these kinds but jokers read as playing cards? */
export const readsAsCards = (kinds: readonly string[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => JOKER.test(kind) || playing(kindOf(kind)) !== null);

/** What a card is called. */
export function nameOf(kind: string, { letters, word }: Pick<Deck, "letters" | "word">): string {
  const bare = kindOf(kind);
  const said = word(bare);
  if (said !== null) return said;
  const card = letters ? playing(bare) : null;
  return card ? `${SYMBOLS[card.suit]}${card.rank}` : plain(bare);
}

export function faceOf(kind: string, deck: Deck): Face {
  const bare = kindOf(kind);
  if (deck.pictures.includes(bare))
    return { looks: "picture", source: `/api/games/${encodeURIComponent(deck.game)}/pictures/${encodeURIComponent(bare)}.svg` };
  const name = nameOf(bare, deck);
  const card = (deck.letters || !LETTERS.test(name) ? playing(name) : null) ?? (deck.letters ? playing(bare) : null);
  if (card) return { looks: "playing", ...card };
  const emoji = emojiOf(name);
  if (emoji) return { looks: "emoji", ...emoji };
  const number = /\d+/.exec(name)?.[0];
  const hue = hueOf(bare);
  if (number === undefined) return { looks: "word", text: name, hue };
  return { looks: "number", number, text: name.replace(number, "").trim(), hue };
}

/** Does its corner say all of it, so that others may lie on the rest? */
export function cornerSaysAll(kind: string, deck: Deck): boolean {
  const face = faceOf(kind, deck);
  return face.looks === "playing" || (face.looks === "number" && face.text === "");
}

/** The place of a card in a hand: by suit and rank, red and black in turns; else as the game lists its kinds. */
export function orderOf(kind: string, deck: Deck, kinds: readonly string[]): number {
  const face = faceOf(kind, deck);
  if (face.looks !== "playing") return kinds.indexOf(kind);
  return "CDSH".indexOf(face.suit) * 20 + (Number(face.rank) || 11 + "JQKA".indexOf(face.rank));
}
