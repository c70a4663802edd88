/** What a card or a place of a guest's table is, where its game has words for that: `kind-<kind>-help`, `field-<name>-help`. */
import { knows, type Say } from "../../texts.svelte";
import type { Declaration } from "../../wire";
import type { Explanation } from "../explanation";
import type { View } from "../index";
import { kindOf } from "./kinds";
import { label } from "./showing";

/** "zone:hands 0:C8", "zone:pile". */
export function explains({ game }: Pick<Declaration, "game">): (thing: string, view: View, t: Say) => Explanation | null {
  const known = (id: string): boolean => knows(game, id);
  return (thing, _view, t) => {
    const [, zone = "", card] = thing.split(":");
    const name = zone.split(" ")[0] ?? "";
    const [kind, field] = [`kind-${kindOf(card ?? "")}`, `field-${name}`];
    if (known(`${kind}-help`)) return { rules: [], title: t(kind), text: t(`${kind}-help`) };
    if (known(`${field}-help`)) return { rules: [], title: label(name, { t, knows: known }), text: t(`${field}-help`) };
    return null;
  };
}
