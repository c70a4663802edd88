/** How large things are on a guest's table, and how a hand lies that has little room. */

export interface Sizes {
  hand: number; // px, the width of a card in the own hand
  table: number; // in the middle
  mini: number; // before the others
  lying: boolean; // a phone on its side
}

const BESIDE = 12; // px between two of them, and between heaps

const between = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));

/** A phone on its side. */
export const isLying = (wide: number, high: number): boolean => high < 430 && wide > 520;

/** `things`: how many lie in the middle; where it is many, they are smaller. `cloth`: how wide the middle is. */
export function sizesOf(wide: number, high: number, seats: number, things: number, cloth = wide): Sizes {
  const lying = isLying(wide, high);
  const room = Math.max(0.6, Math.min(1, 4.5 / Math.max(things, 1)));
  const crowd = seats > 5 ? 0.85 : 1;
  const side = lying ? cloth / Math.max(things, 1) - BESIDE : Infinity; // on a low cloth all have to lie side by side
  return {
    hand: between(48, Math.min(wide * 0.158, high * (lying ? 0.17 : 0.128)), 108),
    table: between(lying ? 36 : 44, Math.min(cloth * 0.15 * room, high * (lying ? 0.17 : 0.14) * room, side), 122),
    mini: between(24, Math.min(wide * 0.068, high * 0.052) * crowd, 42),
    lying,
  };
}

/** Sizes for a table that is too high for its window, so that the own hand stays in sight: the more it has been squeezed, the smaller is
 * what lies in the middle and before the others, and last the hand. */
export interface Squeezed extends Sizes {
  tight: boolean; // a hand overlaps rather than that it lies in two rows
  dense: boolean; // seats say in a line or two what they have
  full: boolean; // nothing more can be done: what does not fit scrolls, and the hand stays
}

export const TIGHTEST = 14;
const [TIGHT, DENSE, HAND] = [1, 2, 9]; // from here on: each after what costs less

/** `touched`: cards in the middle are chosen, so they are never smaller than a finger. */
export function squeeze(sizes: Sizes, by: number, touched: boolean): Squeezed {
  const shrunk = (size: number, each: number, steps: number, least: number): number =>
    steps > 0 ? Math.min(size, Math.round(Math.max(least, size * each ** steps))) : size;
  return {
    ...sizes,
    table: shrunk(sizes.table, 0.93, by - DENSE, touched ? 44 : 28),
    mini: shrunk(sizes.mini, 0.94, by - DENSE, sizes.lying ? 16 : 20),
    hand: shrunk(sizes.hand, 0.95, by - HAND, 44),
    tight: by >= TIGHT,
    dense: by >= DENSE,
    full: by >= TIGHTEST,
  };
}

export interface Fan {
  rows: number[]; // how many cards in each
  step: number; // px from card to card
}

const GAP = 6;

/** A hand in as few rows as show enough of every card: `least` px of each. */
export function fanOf(count: number, wide: number, card: number, least: number): Fan {
  if (count === 0) return { rows: [], step: 0 };
  const perRow = Math.max(1, Math.floor((Math.max(wide, card) - card) / least) + 1);
  const rows = Math.ceil(count / perRow);
  const longest = Math.ceil(count / rows);
  const step = longest > 1 ? Math.min(card + GAP, (Math.max(wide, card) - card) / (longest - 1)) : card;
  return { rows: Array.from({ length: rows }, (_, row) => Math.min(longest, count - row * longest)), step };
}

const SEATS_AND_BAND = 268; // px of an upright table that a board of places leaves to everything else
const RIM = 70; // … and of one that lies

/** px, a place of a board. */
export function placeWidth(wide: number, high: number, across: number, down: number): number {
  const lying = isLying(wide, high);
  const [width, height] = lying ? [wide * 0.5 - RIM, high - RIM] : [wide - 64, high - SEATS_AND_BAND];
  return between(22, Math.min(width / across, height / down) - 3, 104);
}
