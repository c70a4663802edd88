/** What a person has set on this device: language, colours, sounds, motion, keys. */
import { KEY, type Kept, PACES, read } from "./kept";

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
