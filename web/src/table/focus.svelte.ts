/** The keyboard stays on the board: where what had it has gone, the first of these zones that has a button gets it, and where none has
 * one, the board itself. A zone with a tabindex gets it itself, where a key too much on a button would do harm. */
import { untrack } from "svelte";

/** To be called while a board is set up; `change` reads what the board is drawn from, `zones` says which come first, given the
 * one that had the keyboard. */
export function keepFocus(
  board: () => HTMLElement | undefined,
  change: () => unknown,
  zones: (focused: string) => readonly string[],
): void {
  let focused: string | null = null; // the zone that had the keyboard; "": something else on the board
  $effect.pre(() => {
    change();
    const at = untrack(() => document.activeElement);
    focused = board()?.contains(at) ? (at?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "") : null;
  });
  $effect(() => {
    change();
    if (focused === null || (document.activeElement && document.activeElement !== document.body)) return;
    for (const zone of zones(focused)) {
      const place = board()?.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
      const next = place?.hasAttribute("tabindex") ? place : place?.querySelector<HTMLElement>("button:not([data-wide])");
      if (next) return next.focus({ preventScroll: true });
    }
    board()?.closest("main")?.focus({ preventScroll: true });
  });
}
