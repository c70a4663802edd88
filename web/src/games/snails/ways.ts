/** What of the legal acts is done on the map: by touching a field, a snail, or a snail and then a field. */
import { type FieldKey, inGameOrder, type SnailId } from "./facts";
import type { Legal, Single } from "./shapes";
import type { Act } from "./types";

/** Acts that end in a place or in a snail on the map. */
export const fieldIn = (act: Act | Legal): FieldKey | null => ("field" in act ? act.field : "to" in act ? act.to : null) ?? null;
export const snailIn = (act: Act | Legal): SnailId | null => ("snail" in act ? act.snail : "from" in act ? act.from : null) ?? null;

export const isOnMap = (act: Act | Legal): boolean => fieldIn(act) !== null || snailIn(act) !== null;

/** Shots are fired by a second touch: the first one shows what they would do. */
export const isAimed = ({ type }: Act): boolean => type === "choose_target";

export interface Ways {
  movers: readonly SnailId[]; // one of them is chosen first: it goes somewhere
  mover: SnailId | null; // the chosen one
  fields: ReadonlyMap<FieldKey, Single>; // touching this field does that
  snails: ReadonlyMap<SnailId, Single>; // touching this snail does that
}

export function waysOf(legal: readonly Legal[], chosen: SnailId | null, acting: SnailId | null): Ways {
  const pairs = legal.filter((act) => isOnMap(act) && fieldIn(act) !== null && snailIn(act) !== null);
  const movers = [...new Set(pairs.map((act) => snailIn(act) ?? ""))].sort(inGameOrder);
  const mover =
    movers.length === 0 ? null : chosen !== null && movers.includes(chosen) ? chosen : movers.length === 1 ? (movers[0] ?? null) : null;
  const fields = new Map<FieldKey, Single>();
  const snails = new Map<SnailId, Single>();
  for (const act of legal) {
    if (act.type === "program" || !isOnMap(act)) continue;
    const [field, snail] = [fieldIn(act), snailIn(act)];
    if (field !== null && (snail === null || snail === mover)) fields.set(field, act);
    else if (field === null && snail !== null) snails.set(snail, act);
  }
  const walks = legal.some(({ type }) => type === "step" || type === "choose_place");
  return { movers: walks && acting ? [acting] : movers, mover: walks ? acting : mover, fields, snails };
}
