/** What is this? Asked by a long press or the other mouse button, and by a tap where a tap does nothing else. */
const LONG = 500; // ms of a press
const FAR = 7; // px that a finger may tremble
const THINGS = "[data-explain], [data-spot], [data-place]";
const ACTS = "button, [role='button'], a, input, label"; // a tap on it does something

/** The innermost thing here that is explained, by the names that boards give to their things. */
export function explainedAt<E>(el: Element | null, explain: (thing: string) => E | null): E | null {
  for (let at = el?.closest<HTMLElement>(THINGS) ?? null; at; at = at.parentElement?.closest<HTMLElement>(THINGS) ?? null) {
    for (const name of [at.dataset["explain"], at.dataset["spot"], at.dataset["place"]]) {
      const found = name === undefined ? null : explain(name);
      if (found !== null) return found;
    }
  }
  return null;
}

/** `calm`: no race. In one a finger may stay on what it has struck, and a tap is meant otherwise. */
export function explaining<E>(
  explain: (thing: string) => E | null,
  show: (found: E) => void,
  calm: () => boolean,
): (board: HTMLElement) => () => void {
  return (board) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let press: PointerEvent | null = null; // that goes on
    let [x, y] = [0, 0];
    let asked = false; // the click that ends a long press is none

    function at(event: Event): E | null {
      if (!(event.target instanceof Element) || (!calm() && event.target.closest(ACTS))) return null;
      return explainedAt(event.target, explain);
    }

    function down(event: PointerEvent): void {
      clearTimeout(pressed);
      press = event.isPrimary && event.button === 0 ? event : null;
      const found = press ? at(event) : null;
      if (found === null) return;
      [x, y] = [event.clientX, event.clientY];
      pressed = setTimeout(() => tell(found), LONG);
    }

    /** The press was a question: for everybody else here it is over, and does nothing. */
    function tell(found: E): void {
      asked = true;
      if (press) {
        const { pointerId, pointerType } = press;
        press.target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId, pointerType, isPrimary: true }));
      }
      show(found);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - x, event.clientY - y) >= FAR) clearTimeout(pressed);
    }
    function letGo(): void {
      clearTimeout(pressed);
      press = null;
    }
    const anew = (): void => void (asked = false);

    /** The other mouse button, and the long press of some phones. */
    function menu(event: MouseEvent): void {
      const found = at(event);
      if (found === null) return;
      event.preventDefault();
      clearTimeout(pressed);
      if (!asked) tell(found);
    }

    function click(event: MouseEvent): void {
      if (asked) {
        asked = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!calm() || !board.contains(event.target as Element) || (event.target as Element).closest(ACTS)) return;
      const thing = (event.target as Element).closest(THINGS);
      const found = thing?.querySelector(ACTS) ? null : at(event);
      if (found !== null) show(found);
    }

    const gone = new AbortController();
    const { signal } = gone;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("contextmenu", menu, { signal });
    window.addEventListener("pointerdown", anew, { capture: true, signal });
    window.addEventListener("keydown", anew, { capture: true, signal }); // a key that clicks is no end of a press
    window.addEventListener("pointerup", letGo, { signal });
    window.addEventListener("pointercancel", letGo, { signal });
    window.addEventListener("click", click, { capture: true, signal }); // the window that has opened may lie under the finger by then
    return () => {
      clearTimeout(pressed);
      gone.abort();
    };
  };
}
