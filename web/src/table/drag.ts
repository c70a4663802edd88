/** Drag and drop with mouse, finger or pen: whatever has a grip is taken up and dropped on a place. What lies in a row that a finger
 * pushes sideways has the grip "up": a finger takes it up by moving up or down. */

export interface Drags {
  take: (key: string, slot: number | null) => void;
  drop: (key: string | null, from: { el: HTMLElement; box: DOMRect }) => void;
}

const FAR = 7; // px before a touch becomes a drag
const TREMBLE = 24; // px: whoever comes no further, and not off the thing, has touched it with an unsteady hand

const isOn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;

const placeAt = (x: number, y: number, held: Element): string | null => {
  for (const el of document.elementsFromPoint(x, y)) {
    const at = el.closest<HTMLElement>("[data-place]");
    if (at === held) continue;
    const key = at?.dataset["place"] ?? el.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (key) return key;
  }
  return null;
};

export function dragFrom(board: HTMLElement, air: HTMLElement, drags: Drags): () => void {
  let held: HTMLElement | null = null;
  let copy: HTMLElement | null = null;
  let pointer = -1; // that holds it: another finger changes nothing
  let [x, y] = [0, 0];
  let moved = false;
  let widest = 0; // px it has come

  function lift(event: PointerEvent): void {
    if (!held) return;
    moved = true;
    held.setPointerCapture(event.pointerId);
    const slot = held.dataset["slot"];
    drags.take(held.dataset["place"] ?? "", slot === undefined ? null : Number(slot));
    copy = document.createElement("div");
    copy.className = "held";
    const [box, frame] = [held.getBoundingClientRect(), air.getBoundingClientRect()];
    copy.style.cssText = `left:${box.x - frame.x}px;top:${box.y - frame.y}px;width:${box.width}px`;
    const picture = held.querySelector("[data-picture]") ?? held.firstElementChild;
    if (picture) copy.append(picture.cloneNode(true));
    air.append(copy);
    if (held.dataset["grip"] !== "top") held.style.opacity = "0.3"; // of a pile only the top is taken
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || held) return;
    pointer = event.pointerId;
    held = (event.target as Element).closest<HTMLElement>("[data-grip]");
    [x, y] = [event.clientX, event.clientY];
    moved = false;
    widest = 0;
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== pointer) return;
    if (!held.isConnected || event.buttons === 0) return end(null); // it was let go outside
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    widest = Math.max(widest, Math.hypot(dx, dy));
    const sideways = held.dataset["grip"] === "up" && event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy);
    if (!moved && !sideways && Math.hypot(dx, dy) >= FAR) lift(event);
    if (copy) copy.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== pointer) return;
    const [touched, { clientX, clientY }] = [held, event];
    if (event.type === "pointercancel" || !touched.isConnected) return end(null);
    if (!moved || widest >= TREMBLE || !isOn(touched.getBoundingClientRect(), clientX, clientY))
      return end(placeAt(clientX, clientY, touched));
    end(null);
    moved = false;
    touched.click();
    moved = true; // a click that the browser makes of it is one too many
  }

  /** It is let go over this place; null: over none, or it is no longer there. */
  function end(key: string | null): void {
    if (!held) return;
    const from = held;
    held = null;
    if (!copy) return;
    const box = copy.getBoundingClientRect();
    copy.remove();
    copy = null;
    from.style.opacity = "";
    drags.drop(key, { el: from, box });
  }

  // the click that ends a drag is none
  function click(event: MouseEvent): void {
    if (!moved || held) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const anew = (): void => void (moved = moved && held !== null); // after a finger's drag there was none

  const gone = new AbortController();
  const { signal } = gone;
  board.addEventListener("keydown", anew, { capture: true, signal });
  board.addEventListener("pointerdown", down, { signal });
  board.addEventListener("pointermove", move, { signal });
  board.addEventListener("pointerup", up, { signal });
  board.addEventListener("pointercancel", up, { signal });
  board.addEventListener("click", click, { capture: true, signal });
  return () => gone.abort();
}
