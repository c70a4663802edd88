/** Cards that stand under a heading of the booklet. */
import { BASICS, CARDS } from "./cards";

const of = (fits: (facts: (typeof CARDS)[string]) => boolean): string[] =>
  Object.entries(CARDS).flatMap(([kind, facts]) => (fits(facts) ? [kind] : []));

export const illustrations: Readonly<Record<string, readonly string[]>> = {
  "2.5": Object.keys(BASICS),
  "6.1": ["rocket", "jetpack"],
  "6.7": of(({ deck }) => deck === "arsenal"),
  "6.8": of(({ deck }) => deck === "faction"),
  "7.5": ["mine"],
  "7.6": ["dynamite"],
  "7.7": ["toxic_barrel"],
};
