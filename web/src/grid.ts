/** Places in rows, numbered from 0, row by row from the top. */

const LETTERS = 26; // of the alphabet: columns beyond them are called by two

const letter = (number: number): string => String.fromCharCode(65 + number);

/** What a column is called: "A" on the left. */
export const columnName = (column: number): string =>
  (column < LETTERS ? "" : letter(Math.floor(column / LETTERS) - 1)) + letter(column % LETTERS);

/** What a place is called, as on a chess board: "A1" is on the left at the bottom. */
export const placeName = (place: number, across: number, down: number): string =>
  `${columnName(place % across)}${down - Math.floor(place / across)}`;
