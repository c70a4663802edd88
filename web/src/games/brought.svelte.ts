/** The built-in games that are here. */
import type { Game } from "./index";

class Brought {
  private games = $state.raw<Record<string, Game>>({});

  game(name: string): Game | undefined {
    return this.games[name];
  }

  put(name: string, game: Game): void {
    if (!(name in this.games)) this.games = { ...this.games, [name]: game };
  }
}

export const brought = new Brought();
