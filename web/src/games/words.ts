/** The words at one table: those of its game, with the names that its people gave to cards. */
import { type Say, wordsOf } from "../texts.svelte";
import type { Table } from "../wire";
import { GAMES } from "./index";

export const wordsAt = ({ game, options }: Pick<Table, "game" | "options">): Say => wordsOf(game, GAMES[game]?.cardNames?.(options));
