import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dragFrom } from "./drag";

let card: HTMLButtonElement;
let leave: () => void;
const drags = { take: vi.fn(), drop: vi.fn() };
const clicked = vi.fn();
const point = (type: string, x: number, y: number): boolean =>
  card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: x, clientY: y }));

/** Down in the middle of the card, over these points, and up at the last one; then the click that a browser makes of it. */
function stroke(...points: [number, number][]): void {
  point("pointerdown", 30, 40);
  for (const [x, y] of points) point("pointermove", x, y);
  point("pointerup", ...(points.at(-1) ?? [30, 40]));
  card.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML =
    '<div id="b"><button data-grip="" data-place="hand ant"></button><div id="pond" data-place="water"></div></div>';
  const board = document.getElementById("b")!;
  card = board.querySelector("button")!;
  card.setPointerCapture = vi.fn();
  card.getBoundingClientRect = () => new DOMRect(0, 0, 60, 80);
  document.elementsFromPoint = (_, y) => [y < 0 ? document.getElementById("pond")! : card];
  card.addEventListener("click", clicked);
  leave = dragFrom(board, document.createElement("div"), drags);
});
afterEach(() => leave());

it("takes a card where it is dragged to, and the click that ends it is none", () => {
  stroke([30, 20], [30, -30]);
  expect(drags.drop).toHaveBeenCalledWith("water", expect.anything());
  expect(clicked).not.toHaveBeenCalled();
});

it("takes an unsteady touch for a touch, once", () => {
  stroke([38, 46], [22, 50]);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(drags.drop).toHaveBeenCalledWith(null, expect.anything()); // nothing is taken up before it
});

it("takes a card that is brought back for a change of mind", () => {
  stroke([30, -30], [30, 40]);
  expect(drags.drop).toHaveBeenCalledWith(null, expect.anything());
  expect(clicked).not.toHaveBeenCalled();
});
