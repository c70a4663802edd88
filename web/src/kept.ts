/** What lies in localStorage of what a person has set on this device. */
import { CODES, deviceLanguage, type Language } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

export interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number;
  motion: Motion;
  hotkeys: boolean;
  guide: boolean;
  guideSeen: string[];
  name: string;
  players: number;
  level: string; // how good bots shall be
  game: string; // the one last chosen on the start page
  speech: boolean; // the browser may listen to words, whoever understands them
}

export const KEY = "schnapp.settings";

export function read(): Kept {
  const fresh: Kept = {
    language: deviceLanguage(navigator.languages),
    theme: "system",
    sound: true,
    volume: 0.6,
    motion: "system",
    hotkeys: true,
    guide: true,
    guideSeen: [],
    name: "",
    players: 4,
    level: "medium",
    game: "snatch-it",
    speech: false,
  };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return CODES.includes(kept.language) ? kept : { ...kept, language: fresh.language };
  } catch {
    return fresh; // unreadable or forbidden storage: start afresh
  }
}
