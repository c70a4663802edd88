/** What a person has set on this device: language, colours, sounds, motion, keys. */
import { type Kept, PACES, read, stored } from "./kept";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  kept = $state(read());
  private deviceCalm = $state(calm.matches);

  constructor() {
    calm.addEventListener("change", () => (this.deviceCalm = calm.matches));
    stored.watch(() => this.follow());
  }

  /** May things move? */
  get moves(): boolean {
    return this.kept.motion === "full" || (this.kept.motion === "system" && !this.deviceCalm);
  }

  /** How fast things are shown. */
  get pace(): number {
    return PACES[this.kept.pace].shown;
  }

  /** What another window has set meanwhile stays as it is. */
  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    stored.write({ ...stored.read(), ...change });
  }

  /** Takes over what another window has set; not its language, whose words may not be here (see `speak`). */
  private follow(): void {
    Object.assign(this.kept, { ...read(), language: this.kept.language });
  }
}

export const settings = new Settings();
