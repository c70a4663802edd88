/** What lies in localStorage of what a person has set on this device. */
import { CODES, deviceLanguage, type Language } from "./languages";
import { Stored } from "./stored";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

export type Pace = "calm" | "normal" | "brisk" | "instant";

/** How fast things are shown, 1 is the usual pace; and the bots' time to think where somebody plays alone against them, in ms. */
export const PACES: Record<Pace, { shown: number; bots: number }> = {
  calm: { shown: 0.65, bots: 2500 },
  normal: { shown: 1, bots: 1200 },
  brisk: { shown: 1.8, bots: 500 },
  instant: { shown: Infinity, bots: 0 },
};

export interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number;
  motion: Motion;
  pace: Pace;
  hotkeys: boolean;
  confirm: boolean; // before what cannot be taken back
  guide: boolean;
  guideSeen: string[];
  name: string;
  people: string[]; // round this screen
  players: number;
  level: string; // how good bots shall be
  game: string; // the one last chosen on the start page
  speech: boolean; // the browser may listen to words, whoever understands them
  metered: boolean; // what plays without a network is renewed over lines, too, on which megabytes are paid for
  here: boolean; // new tables are opened in the page itself, without a server
}

export const stored = new Stored<Partial<Kept>>("schnapp.settings");

const CHOICES: Partial<Record<string, readonly string[]>> = {
  language: CODES,
  theme: ["system", "light", "dark"] satisfies Theme[],
  motion: ["system", "full", "less"] satisfies Motion[],
  pace: Object.keys(PACES),
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Is it one of these, and of the same kind as what stands there by itself? */
function fits(name: string, value: unknown, fresh: unknown): boolean {
  if (Array.isArray(fresh)) return Array.isArray(value) && value.every(isText);
  return typeof value === typeof fresh && (!isText(value) || (CHOICES[name]?.includes(value) ?? true));
}

/** Another release may have left what this one does not know: then it is as on the first day. */
export function read(): Kept {
  const fresh: Kept = {
    language: deviceLanguage(navigator.languages),
    theme: "system",
    sound: true,
    volume: 0.6,
    motion: "system",
    pace: "normal",
    hotkeys: true,
    confirm: false,
    guide: true,
    guideSeen: [],
    name: "",
    people: [],
    players: 4,
    level: "medium",
    game: "snatch-it",
    speech: false,
    metered: false,
    here: false,
  };
  const kept = Object.entries(stored.read() ?? {}).filter(([name, value]) => fits(name, value, fresh[name as keyof Kept]));
  return { ...fresh, ...Object.fromEntries(kept) };
}
