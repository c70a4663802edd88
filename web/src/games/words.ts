/** The words at one table: those of its game, with the names that its people gave to cards, and how its fields are called. */
import type { Telling } from "../story";
import { knows, type Say, wordsOf } from "../texts.svelte";
import type { Table } from "../wire";
import { guests } from "./guest/guests.svelte";
import { GAMES } from "./index";

type At = Pick<Table, "game" | "options">;

export const wordsAt = ({ game, options }: At): Say => wordsOf(game, GAMES[game]?.cardNames?.(options));

/** What the rule for log lines needs to know about a table, for this reader. */
export const tellingAt = (face: At, names: readonly string[], you: number | null): Telling => ({
  t: wordsAt(face),
  knows: (id) => knows(face.game, id),
  names,
  you,
  places: GAMES[face.game]?.places?.(face.options) ?? {},
  spelled: guests.knows(face.game),
});
