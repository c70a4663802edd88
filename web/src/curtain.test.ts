import { describe, expect, it } from "vitest";
import { nextPlace } from "./curtain";

const sitters = (...decides: boolean[]): { decides: boolean }[] => decides.map((one) => ({ decides: one }));

describe("whose hand the screen shows next", () => {
  it("stays with whoever is shown and still has to decide", () => {
    expect(nextPlace(sitters(true, true), 0)).toBeNull();
  });
  it("goes on clockwise to who decides", () => {
    expect(nextPlace(sitters(false, false, true), 0)).toBe(2);
    expect(nextPlace(sitters(true, false, true), 1)).toBe(2);
  });
  it("starts with the first who decides when the curtain is down", () => {
    expect(nextPlace(sitters(true, true), -1)).toBe(0);
  });
  it("changes nothing while bots decide", () => {
    expect(nextPlace(sitters(false, false), 1)).toBeNull();
    expect(nextPlace(sitters(false, false), -1)).toBeNull();
  });
});
