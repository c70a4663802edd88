/** What a card or a place of a guest's table is, where its game has words for that: `kind-<kind>-help`, `field-<name>-help`. */
import { knows, type Say } from "../../texts.svelte";
import type { Declaration } from "../../wire";
import type { Explanation } from "../explanation";
import type { View } from "../index";
import { kindOf } from "./kinds";

/** "zone:hands 0:C8", "zone:pile". */
export function explains({ game }: Pick<Declaration, "game">): (thing: string, view: View, t: Say) => Explanation | null {
  return (thing, _view, t) => {
    const [, zone = "", card] = thing.split(":");
    const told = [...(card === undefined ? [] : [`kind-${kindOf(card)}`]), `field-${zone.split(" ")[0] ?? ""}`];
    const id = told.find((one) => knows(game, `${one}-help`));
    return id === undefined ? null : { rules: [], title: knows(game, id) ? t(id) : "", text: t(`${id}-help`) };
  };
}
