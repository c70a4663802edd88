import { expect, it } from "vitest";
import type { Advice } from "./wire";
import { isMeasured, lead, outlookOf, percent, verdictOn } from "./advice";

const best = (...worths: number[]): Advice[] => worths.map((worth) => ({ act: { type: "lay" }, worth, trials: 30 }));

it("says how much better the best is than the next", () => {
  expect(verdictOn(best(0.5))).toBe("only");
  expect(verdictOn(best(0.5, 0.3, 0.2))).toBe("clear");
  expect(verdictOn(best(0.5, 0.45, 0.2))).toBe("slight");
  expect(verdictOn(best(0.5, 0.49))).toBe("near");
  expect(lead(best(0.5, 0.44))).toBe(6);
});

it("knows chances only of what has been tried often enough", () => {
  expect(isMeasured(best(0.5, 0.3))).toBe(true);
  const seldom = { act: { type: "lay" }, worth: 0.3, trials: 29 };
  expect(isMeasured([...best(0.5), seldom])).toBe(true); // it was dropped early
  expect(isMeasured([seldom, ...best(0.2)])).toBe(false);
});

it("measures how things stand by everybody's share", () => {
  expect(outlookOf(best(0.26), 4)).toBe("open");
  expect(outlookOf(best(0.26), 6)).toBe("open");
  expect(outlookOf(best(0.45), 4)).toBe("good");
  expect(outlookOf(best(0.1), 4)).toBe("bad");
});

it("tells chances in whole percent", () => {
  expect([0, 0.004, 0.126, 1].map(percent)).toEqual([0, 0, 13, 100]);
});
