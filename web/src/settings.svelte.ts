/** What a person has set on this device: language, colours, sounds, motion, keys. */
import { type Kept, PACES, read, stored } from "./kept";

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
    stored.write(this.kept);
  }
}

export const settings = new Settings();
