/** What the page knows of any guest: no pictures and no sounds of its own, all else by its declaration. */
import { deedOf } from "../../log_lines";
import type { Declaration } from "../../wire";
import type { Game } from "../index";
import Board from "./Board.svelte";
import Champion from "./Champion.svelte";
import Emblem from "./Emblem.svelte";
import OwnBoard from "./OwnBoard.svelte";
import Scenery from "./Scenery.svelte";

export function asGame({ own_board }: Declaration): Game {
  return {
    Board: own_board ? OwnBoard : Board,
    Mascot: Emblem,
    Hero: Emblem,
    Scenery,
    Champion,
    effect: () => null,
    guide: [],
    headline: () => "",
    deed: (act, _view, wording) => deedOf(act, wording),
  };
}
