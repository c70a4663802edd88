/** The board by keyboard: one tab stop per zone, arrows to whatever lies next in that direction. */
import { isTyping } from "../typing";

const buttons = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>("button")].filter((one) => !one.hasAttribute("disabled") && one.getClientRects().length > 0);

/** Tab comes into a zone at what lights up, else at what may be taken up (where one was, if that is among it), else at where one
 * was, else at its first thing. */
export function setTabStops(board: HTMLElement): void {
  for (const zone of board.querySelectorAll<HTMLElement>("[data-zone]")) {
    const all = [...zone.querySelectorAll<HTMLElement>("button")];
    const wanted: ((one: HTMLElement) => boolean)[] = [
      (one) => one === document.activeElement,
      (one) => one.classList.contains("lit"),
      (one) => one.classList.contains("lively") && one.dataset["stop"] !== undefined,
      (one) => one.classList.contains("lively"),
      (one) => one.dataset["stop"] !== undefined,
      (one) => one.dataset["wide"] === undefined,
    ];
    const stop = wanted.map((is) => all.find(is)).find((one) => one !== undefined) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** The keyboard has come to `el`: its zone is entered there again, and the one it left where there is something to do. */
export function rememberStop(board: HTMLElement, el: Element): void {
  const zone = el.closest("[data-zone]");
  if (!zone) return;
  for (const one of zone.querySelectorAll<HTMLElement>("button")) delete one.dataset["stop"];
  (el as HTMLElement).dataset["stop"] = "";
  setTabStops(board);
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest button in the direction of an arrow key; to the left and right first of all in the same row, however far apart cards
 * lie there that one may choose. */
function nextButton(board: HTMLElement, from: Element, key: string, among = "button"): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const centre = (el: Element): [number, number] => {
    const box = el.getBoundingClientRect();
    // a wide place that others lie on is met at its lower edge, below them
    return [box.x + box.width / 2, (el as HTMLElement).dataset["wide"] === undefined ? box.y + box.height / 2 : box.bottom - 4];
  };
  const [x, y] = centre(from);
  const zone = from.closest("[data-zone]");
  const high = from.getBoundingClientRect().height;
  let best: HTMLElement | null = null;
  let least: [row: number, far: number] = [Infinity, Infinity];
  for (const one of buttons(board)) {
    if (one === from || !one.matches(among)) continue;
    const [ox, oy] = centre(one);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const inRow = way[0] !== 0 && zone?.contains(one) === true && aside < Math.min(high, one.getBoundingClientRect().height) / 4;
    const [row, far] = inRow ? [0, along] : [1, along + aside * 2.2];
    if (along > 4 && (row < least[0] || (row === least[0] && far < least[1]))) [best, least] = [one, [row, far]];
  }
  return best;
}

/** Where there is something to do, the arrows stop at that alone; towards where there is nothing, at everything. */
const ABLE = [".lit, .chosen, [data-zone=band] button", ".lively, .chosen, [data-zone=band] button"];

function nextAble(board: HTMLElement, from: Element, key: string): HTMLElement | null {
  const able = ABLE.find((what) => board.querySelector(what.split(",")[0] ?? what));
  return (able && nextButton(board, from, key, able)) || nextButton(board, from, key);
}

const isHeld = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** An arrow key walks from button to button; false: the key meant something else. */
export function moveFocus(board: HTMLElement, event: KeyboardEvent): boolean {
  if (isHeld(event)) return false;
  const target = event.target as Element;
  const within = target.matches("[data-zone]") && event.key in WAYS ? target.querySelector<HTMLElement>("button") : null;
  const next = within ?? (target.closest("button") ? nextAble(board, target, event.key) : null);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** What there is to do on a board, and failing that, what there is. */
const ENTRIES = [".lit, [data-zone=band] button", ".lively", "[data-zone=hand] button", "[data-zone] button", "button, [role=button]"];

/** An arrow key that nothing has heard comes to the board from the page around it, or from a part of it where no button is left. */
export function enterBoard(board: HTMLElement, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isHeld(event) || !(event.key in WAYS)) return false;
  const target = event.target as Element;
  if (target !== document.body && target !== board && !(board.contains(target) && target.matches("[data-zone]"))) return false;
  const entries = ENTRIES.flatMap((what) => [...board.querySelectorAll<HTMLElement | SVGElement>(what)]);
  const entry = entries.find((one) => one.tabIndex === 0 && !one.hasAttribute("disabled") && one.getClientRects().length > 0);
  if (!entry) return false;
  event.preventDefault();
  entry.focus();
  return true;
}

/** Does this key belong to the board? Not where somebody types or a window is open, and not with Ctrl, Alt or Meta. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  !isHeld(event) && !isTyping(event.target) && !(event.target as Element).closest("dialog, [role='dialog']");
