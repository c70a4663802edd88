/** What a game has declared of its views, acts and events: `tools/game_types.py` writes it into its `types.ts`. */
import type { Act, GameEvent, Machine } from "../wire";

/** The shapes of one game. Whoever knows no game knows no more of them than this. */
export interface Shapes {
  view: Machine;
  act: Act;
  legal: Act; // an element of a legal list: an act, or what stands for many
  event: GameEvent;
}

/** The one place where something gets a type that nothing here has looked at. What the server sends of a game it has made by the game's
 * declaration, and by the same one the types are made; whoever calls this knows that it is of this game, or of its own files. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function declared<T>(sent: any): T {
  return sent;
}

/** Acts or events, made of their fields by type. */
export type Tagged<Fields, Type extends keyof Fields = keyof Fields> = { [T in Type]: { type: T } & Fields[T] }[Type];

/** What is to be done at events, or acts, of these types. */
export type Cues<Fields, Rest extends unknown[], Result = void> = {
  readonly [T in keyof Fields]?: (one: Tagged<Fields, T>, ...rest: Rest) => Result;
};

/** Do what there is to do at this one; undefined: nothing. */
export function follow<Fields, T extends keyof Fields, Rest extends unknown[], Result>(
  cues: Cues<Fields, Rest, Result>,
  one: Tagged<Fields, T>,
  ...rest: Rest
): Result | undefined {
  const type: T = one.type;
  return cues[type]?.(one, ...rest);
}

/** A word that is one of these; null: it is none of them. */
export const oneOf = <T extends string>(known: readonly (T | null)[], word: string | null): T | null =>
  known.find((one) => one === word) ?? null;
