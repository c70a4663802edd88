/** What the word race is played with at a table. Whoever says a word leaves open what the referee thinks of it; where nobody races, an
 * answer waits for the others'. An element of a legal list stands for many acts: an array for any of its members, "*" for any text. */
import type { Tagged } from "../../table/shapes";
import type * as types from "./types";
import type { Slot } from "./types";

type Word = { word: string };
type Acts = Omit<types.Acts, "say" | "claim" | "tick"> & { say: Word; claim: { slot: Slot } & Word; answer: { slot: Slot } & Word };
type Listed<Fields> = { [Name in keyof Fields]: Name extends "word" | "text" ? "*" : Fields[Name][] };

export type Act = Tagged<Acts>;
export type Legal = Tagged<{ [Type in keyof Acts]: Listed<Acts[Type]> }>;
export type Shapes = Omit<types.Shapes, "act" | "legal"> & { act: Act; legal: Legal };
