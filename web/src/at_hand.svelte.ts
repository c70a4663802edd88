/** The game that scenery, colours and rules belong to: that of the table, else the one chosen on the start page. */
import { settings } from "./settings.svelte";

class AtHand {
  table = $state<string | null>(null);

  get game(): string {
    return this.table ?? settings.kept.game;
  }
}

export const atHand = new AtHand();
