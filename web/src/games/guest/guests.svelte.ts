/** Games of strangers. The page was built without them: the server says what they are, and in which words. */
import { ApiProblem, declaration } from "../../api";
import type { Language } from "../../languages";
import { settings } from "../../settings.svelte";
import { delay } from "../../socket";
import { learn } from "../../texts.svelte";
import type { Declaration, GameInfo } from "../../wire";
import type { Game } from "../index";
import { kindOf, nameOf, readsAsCards } from "./kinds";

interface Met {
  said: Declaration;
  brought: Game;
}

const message = (id: string, said: string): string => `${id} = { ${JSON.stringify(said.replaceAll(/\s+/g, " "))} }`;

/** A title as a Fluent source; a game that has none is called by its name, as people write it: "Old Maid" for old-maid. */
function titleWords(title: string, game: string): string {
  const said = title === game ? game.replaceAll("-", " ").replaceAll(/\b\p{L}/gu, (first) => first.toUpperCase()) : title;
  return message("game-title", said);
}

/** Words for cards whose game has none: "♣6" for C6, "river otter" for river_otter. */
function cardWords(kinds: readonly string[]): string {
  const letters = readsAsCards(kinds);
  const bare = [...new Set(kinds.map(kindOf))].filter((kind) => /^[\w-]+$/.test(kind));
  return bare.map((kind) => message(`kind-${kind}`, nameOf(kind, { letters, word: () => null }))).join("\n");
}

class Guests {
  private listed = $state.raw<GameInfo[]>([]);
  private met = $state.raw<Record<string, Met>>({});

  /** What the server lists: of guests that one has not met there are titles, at least, and what they are about. */
  list(infos: readonly GameInfo[], language: Language): void {
    this.listed = infos.filter(({ board }) => !board);
    for (const { game, title, teaser } of this.listed) {
      if (game in this.met) continue;
      const about = teaser[language];
      learn(game, [titleWords(title[language] ?? game, game), ...(about ? [message("game-teaser", about)] : [])]);
    }
  }

  /** Ask what a guest says of itself in a language, until there is an answer. */
  async meet(game: string, language: Language): Promise<void> {
    for (let attempt = 0; settings.kept.language === language; attempt++) {
      try {
        const [said, { asGame }] = await Promise.all([declaration(game, language), import("./game")]);
        if (settings.kept.language !== language) return;
        learn(game, [...said.words, titleWords(game, game), cardWords(said.kinds)]);
        this.met = { ...this.met, [game]: { said, brought: asGame(said) } };
        return;
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (problem.reason === "not_found") return;
        await new Promise((later) => setTimeout(later, delay(attempt)));
      }
    }
  }

  get names(): string[] {
    return this.listed.map(({ game }) => game);
  }

  knows(game: string): boolean {
    return game in this.met || this.listed.some((info) => info.game === game);
  }

  game(name: string): Game | undefined {
    return this.met[name]?.brought;
  }

  declaration(game: string): Declaration | undefined {
    return this.met[game]?.said;
  }

  /** Is it a guest that does not speak the reader's language? */
  isForeign(game: string): boolean {
    const said = this.met[game]?.said;
    return said !== undefined && said.language !== settings.kept.language;
  }
}

export const guests = new Guests();
