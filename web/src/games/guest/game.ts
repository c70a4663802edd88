/** What the page knows of any guest, by its declaration. */
import type { Declaration, DeclaredField } from "../../wire";
import type { Game } from "../index";
import Board from "./Board.svelte";
import Champion from "./Champion.svelte";
import Emblem from "./Emblem.svelte";
import { explains } from "./explain";
import { rolledIn } from "./rolled";
import OwnBoard from "./OwnBoard.svelte";
import Scenery from "./Scenery.svelte";

/** Whether all see all of it. Of what says nothing of itself that is not known. */
const isOpen = ({ kind, seen, of, fields, cases }: DeclaredField): boolean =>
  kind !== "any" && seen == null && [...(of ? [of] : []), ...(fields ?? []), ...Object.values(cases ?? {}).flat()].every(isOpen);

/** Nothing of the game is anybody's secret. */
export const hidesNothing = ({ view, acts, events }: Declaration): boolean =>
  view.every(isOpen) && [...acts, ...events].every(({ fields }) => fields?.every(isOpen) === true);

const holdsCards = ({ kind, of }: DeclaredField): boolean => kind === "card" || kind === "cards" || (of != null && holdsCards(of));

export function asGame(said: Declaration): Game {
  const dealt = new Set(said.events.filter(({ fields }) => (fields ?? []).some(holdsCards)).map(({ type }) => type));
  return {
    Board: said.own_board ? OwnBoard : Board,
    Mascot: Emblem,
    Hero: Emblem,
    Scenery,
    open: hidesNothing(said),
    Champion,
    effect: (event) => (rolledIn([event]) ? "dice" : dealt.has(event.type) ? "card" : null),
    explain: explains(said),
    guide: [],
    headline: () => "",
  };
}
