/** Whoever sits at a table hears when a bot takes over for somebody, and when they are back. */
import { describe, expect, it } from "vitest";
import type { Seat } from "../wire";
import { presenceChanges } from "./presence";

const person = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name,
  level: null,
  here: true,
  standin: false,
  host: false,
  leader: false,
  answered: false,
  far: false,
  again: null,
  ...more,
});
const bot = (name: string): Seat => person(name, { kind: "bot", level: "medium", here: false });
const changes = (before: Seat[], after: Seat[], own: number[] = [0]): string[] =>
  presenceChanges(before, after, own, (id, args) => `${id} ${args?.["name"]}`);

describe("who has come and gone", () => {
  const [anna, bert] = [person("Anna"), person("Bert")];
  const away = person("Bert", { here: false });
  const filledIn = person("Bert", { here: false, standin: true });

  it("is told when a bot plays for somebody, for good or for now, and when they play again", () => {
    expect(changes([anna, away], [anna, filledIn])).toEqual(["table-stands-in Bert"]);
    expect(changes([anna, filledIn], [anna, bert])).toEqual(["table-is-back Bert"]);
    expect(changes([anna, bert], [anna, bot("Bert")])).toEqual(["table-has-left Bert"]);
  });

  it("is not told of a moment without a connection, of bots, of oneself or of somebody else in the seat", () => {
    expect(changes([anna, bert], [anna, away])).toEqual([]);
    expect(changes([anna, bot("Quaki")], [anna, bot("Quaki")])).toEqual([]);
    expect(changes([anna, bert], [person("Anna", { standin: true }), bert])).toEqual([]);
    expect(changes([anna, bert], [anna, person("Cleo", { standin: true })])).toEqual([]);
  });
});
