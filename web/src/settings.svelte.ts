/** What a person has set on this device: language, colours, sounds, motion, keys. Kept in localStorage. */

export type Language = "de" | "en";
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

interface Kept {
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
    pace: "normal",
    hotkeys: true,
    confirm: false,
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

  /** How fast things are shown. */
  get pace(): number {
    return PACES[this.kept.pace].shown;
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
