import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { explaining } from "./explain";

let board: HTMLElement;
let card: HTMLElement;
let leave: () => void;
const shown: string[] = [];
const heard: string[] = [];

const press = (type: string): boolean =>
  card.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0 }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  board = document.createElement("main");
  card = document.createElement("button");
  card.dataset["spot"] = "hand 0 swarm";
  board.append(card);
  document.body.append(board);
  leave = explaining(
    (thing) => thing,
    (thing) => shown.push(thing),
    () => true,
  )(board);
  for (const type of ["pointercancel", "click"]) board.addEventListener(type, () => heard.push(type));
});
afterEach(() => {
  leave();
  board.remove();
  shown.length = heard.length = 0;
  vi.useRealTimers();
});

it("is asked by a long press, which is over for everybody else", () => {
  press("pointerdown");
  vi.advanceTimersByTime(600);
  expect([shown, heard]).toEqual([["hand 0 swarm"], ["pointercancel"]]);
  press("pointerup");
  card.click();
  expect(heard).toEqual(["pointercancel"]); // the click that ends it is none
  card.click();
  expect(heard).toEqual(["pointercancel", "click"]);
});

it("is not asked by a short one", () => {
  press("pointerdown");
  vi.advanceTimersByTime(200);
  press("pointerup");
  vi.advanceTimersByTime(600);
  card.click();
  expect([shown, heard]).toEqual([[], ["click"]]);
});

it("is asked by the other mouse button, and the key that clicks next is no end of a press", () => {
  card.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(shown).toEqual(["hand 0 swarm"]);
  card.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  card.click();
  expect(heard).toEqual(["click"]);
});
