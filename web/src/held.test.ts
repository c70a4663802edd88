import { beforeEach, describe, expect, it } from "vitest";
import { heldAt, heldTables, hold, letGo } from "./held";

beforeEach(() => localStorage.clear());

describe("seats held on this device", () => {
  it("are found again, newest table first, seats in order", () => {
    hold("snatch-it", [{ table: "a", seat: 2, secret: "s2" }], ["Bert"]);
    hold("snatch-it", [{ table: "a", seat: 0, secret: "s0" }], ["Anna"]);
    hold("snatch-it", [{ table: "b", seat: 1, secret: "t1" }], ["Cleo"]);
    expect(heldTables().map((one) => one.table)).toEqual(["b", "a"]);
    expect(heldAt("a").map(({ seat, name }) => `${seat} ${name}`)).toEqual(["0 Anna", "2 Bert"]);
  });

  it("are replaced by a newer secret for the same seat", () => {
    hold("snatch-it", [{ table: "a", seat: 2, secret: "old" }], ["Bert"]);
    hold("snatch-it", [{ table: "a", seat: 2, secret: "new" }], ["Bert"]);
    expect(heldAt("a").map((seat) => seat.secret)).toEqual(["new"]);
  });

  it("are let go one by one or all at once", () => {
    hold(
      "snatch-it",
      [0, 1].map((seat) => ({ table: "a", seat, secret: `s${seat}` })),
      ["Anna", "Bert"],
    );
    letGo("a", "s0");
    expect(heldAt("a").map((seat) => seat.secret)).toEqual(["s1"]);
    letGo("a");
    expect(heldTables()).toEqual([]);
  });

  it("survive a spoiled storage", () => {
    localStorage.setItem("schnapp.seats", "{broken");
    expect(heldTables()).toEqual([]);
  });
});
