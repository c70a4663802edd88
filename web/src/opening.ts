/** Ways to a table: against bots, round one screen, with friends. Each remembers the seats and goes there. */
import { ApiProblem, open } from "./api";
import { hold } from "./held";
import { wished } from "./levels";
import { hashOf, route } from "./route.svelte";
import { PACES } from "./kept";
import { Fault } from "./offline/fault";
import { place } from "./offline/place.svelte";
import { settings } from "./settings.svelte";
import { shell } from "./shell.svelte";
import { knows, t, wordsOf } from "./texts.svelte";
import type { Machine } from "./wire";

export interface Party {
  game: string;
  names: string[];
  seats: number;
  bots: number;
  level?: string; // of the bots
  start: boolean;
  options?: Machine; // what differs from the usual
}

/** True if it worked; otherwise the reason is told. */
export async function openTable({ game, names, seats, bots, level = wished([]), start, options = {} }: Party): Promise<boolean> {
  const go = route.later();
  try {
    const opened = await open({
      game,
      names,
      seats,
      bots: Array.from({ length: bots }, () => level),
      start,
      options,
      language: settings.kept.language,
      ...(start && seats === bots + 1 ? { pace_ms: PACES[settings.kept.pace].bots } : {}),
    });
    hold(game, opened.held, names, opened.here);
    go(hashOf(opened.table.id));
    return true;
  } catch (problem) {
    notifyProblem(problem);
    return false;
  }
}

/** What to say of something that went wrong; what is no answer of a server is reported, too. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof Fault) return faultSentence(problem);
  if (problem instanceof ApiProblem && problem.reason === "restart" && place.full) return t("here-full");
  if (problem instanceof ApiProblem) return t(problem.reason === "no_server" ? "error-no-server" : `refused-${problem.reason}`);
  reportError(problem);
  return t("error-unknown");
}

/** Why the page cannot be its own server. Of what Python says, the last line says what it is. */
export const faultSentence = ({ kind, message }: Fault): string =>
  t(`here-fault-${kind}`, { why: message.trim().split("\n").at(-1) || "?" });

export function notifyProblem(problem: unknown): void {
  shell.notify(sentenceOf(problem));
}

/** What somebody is called who says nothing, in the words of the game. */
export const defaultName = (game: string): string =>
  knows(game, "game-default-name") ? wordsOf(game)("game-default-name") : t("ui-somebody");

export const ownName = (game: string): string => settings.kept.name.trim() || defaultName(game);

export function playAgainstBots(game: string, players: number, level = wished([]), options: Machine = {}): Promise<boolean> {
  return openTable({ game, names: [ownName(game)], seats: players, bots: players - 1, level, start: true, options });
}
