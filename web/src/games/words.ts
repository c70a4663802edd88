/** The words at one table: those of its game, with the names that its people gave to cards, and how its fields are called. */
import type { Wording } from "../log_lines";
import { knows, type Say, wordsOf } from "../texts.svelte";
import type { Table } from "../wire";
import { guests } from "./guest/guests.svelte";
import { gameAt } from "./index";

type At = Pick<Table, "game" | "options">;

export const wordsAt = ({ game, options }: At): Say => wordsOf(game, gameAt(game)?.cardNames?.(options));

/** What the rule for log lines needs to know about a table, for this reader. */
export const wordingAt = (table: At, names: readonly string[], you: number | null): Wording => ({
  t: wordsAt(table),
  knows: (id) => knows(table.game, id),
  names,
  you,
  places: gameAt(table.game)?.places?.(table.options) ?? {},
  guest: guests.declaration(table.game),
  spelled: guests.knows(table.game),
});
