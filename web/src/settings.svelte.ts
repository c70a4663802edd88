/** What a person has set on this device: language, colours, sounds, motion, keys. Kept in localStorage. */

export type Language = "de" | "en";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

interface Kept {
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

const KEY = "schnapp.settings";

export function deviceLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en");
  return known === "de" ? "de" : "en";
}

function read(): Kept {
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
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh; // unreadable or forbidden storage: start afresh
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  kept = $state(read());
  private deviceCalm = $state(calm.matches);

  constructor() {
    calm.addEventListener("change", () => (this.deviceCalm = calm.matches));
  }

  /** May things move? */
  get moves(): boolean {
    return this.kept.motion === "full" || (this.kept.motion === "system" && !this.deviceCalm);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      /* private mode: the settings last as long as the page */
    }
  }
}

export const settings = new Settings();
