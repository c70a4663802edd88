/** What of the legal acts is done on the map: by touching a field, a snail, or a snail and then a field. */
import type { Act } from "../index";
import { type FieldKey, inGameOrder, type SnailId } from "./facts";

/** Acts that end in a place or in a snail on the map. */
export const fieldIn = ({ type, field, to }: Act): FieldKey | null =>
  typeof field === "string" ? field : typeof to === "string" && type !== "take_shell" ? to : null;
export const snailIn = ({ snail, from }: Act): SnailId | null =>
  typeof snail === "string" ? snail : typeof from === "string" ? from : null;

export const isOnMap = (act: Act): boolean => act.type !== "program" && (fieldIn(act) !== null || snailIn(act) !== null);

/** Shots are fired by a second touch: the first one shows what they would do. */
export const isAimed = ({ type }: Act): boolean => type === "choose_target";

export interface Ways {
  movers: readonly SnailId[]; // one of them is chosen first: it goes somewhere
  mover: SnailId | null; // the chosen one
  fields: ReadonlyMap<FieldKey, Act>; // touching this field does that
  snails: ReadonlyMap<SnailId, Act>; // touching this snail does that
}

export function waysOf(legal: readonly Act[], chosen: SnailId | null, acting: SnailId | null): Ways {
  const pairs = legal.filter((act) => isOnMap(act) && fieldIn(act) !== null && snailIn(act) !== null);
  const movers = [...new Set(pairs.map((act) => snailIn(act) ?? ""))].sort(inGameOrder);
  const mover =
    movers.length === 0 ? null : chosen !== null && movers.includes(chosen) ? chosen : movers.length === 1 ? (movers[0] ?? null) : null;
  const fields = new Map<FieldKey, Act>();
  const snails = new Map<SnailId, Act>();
  for (const act of legal) {
    if (!isOnMap(act)) continue;
    const [field, snail] = [fieldIn(act), snailIn(act)];
    if (field !== null && (snail === null || snail === mover)) fields.set(field, act);
    else if (field === null && snail !== null) snails.set(snail, act);
  }
  const walks = legal.some(({ type }) => type === "step" || type === "choose_place");
  return { movers: walks && acting ? [acting] : movers, mover: walks ? acting : mover, fields, snails };
}
