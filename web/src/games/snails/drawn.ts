/** The boards that this device has drawn: the one last used, and those kept under a name. In localStorage, as text. */
import { Stored } from "../../stored";
import { type Drawing, readText, textOf } from "./layout";

export interface Kept {
  name: string;
  drawing: Drawing;
}

interface Boards {
  own: string | null;
  kept: { name: string; text: string }[];
}

const boards = new Stored<Partial<Boards>>("schnapp.snails.layouts");
const MOST = 24; // the oldest are forgotten

const stored = (): Boards => ({ own: null, kept: [], ...boards.read() });
const store = (change: Partial<Boards>): boolean => boards.write({ ...stored(), ...change });

export function own(): Drawing | null {
  const { own } = stored();
  return own === null ? null : readText(own);
}

export const setOwn = (drawing: Drawing): boolean => store({ own: textOf(drawing) });

export const kept = (): Kept[] =>
  stored().kept.flatMap(({ name, text }) => {
    const drawing = readText(text);
    return drawing ? [{ name, drawing }] : [];
  });

/** A name that is there already gets the new board. */
export function keep(name: string, drawing: Drawing): void {
  const others = stored().kept.filter((one) => one.name !== name);
  store({ kept: [{ name, text: textOf(drawing) }, ...others].slice(0, MOST) });
}

export const forget = (name: string): boolean => store({ kept: stored().kept.filter((one) => one.name !== name) });
