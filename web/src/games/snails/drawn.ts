/** The boards that this device has drawn: the one last used, and those kept under a name. In localStorage, as text. */
import { type Drawing, readText, textOf } from "./layout";

export interface Kept {
  name: string;
  drawing: Drawing;
}

interface Stored {
  own: string | null;
  kept: { name: string; text: string }[];
}

const KEY = "schnapp.snails.layouts";
const MOST = 24; // the oldest are forgotten

function stored(): Stored {
  try {
    const { own = null, kept = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    return { own, kept };
  } catch {
    return { own: null, kept: [] };
  }
}

function store(change: Partial<Stored>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    /* private mode: the board lasts as long as the page */
  }
}

export function own(): Drawing | null {
  const { own } = stored();
  return own === null ? null : readText(own);
}

export const setOwn = (drawing: Drawing): void => store({ own: textOf(drawing) });

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

export const forget = (name: string): void => store({ kept: stored().kept.filter((one) => one.name !== name) });
