/** The keyboard stays on the board: where what had it has gone, the same zone gets it, else the next of those named.
 * A zone with a tabindex gets it itself, where a key too much on a button would do harm. */
import { untrack } from "svelte";

/** To be called while a board is set up; `change` reads what the board is drawn from. */
export function keepFocus(board: () => HTMLElement, change: () => unknown, zones: readonly string[]): void {
  let focused: string | null = null; // the zone that had the keyboard
  $effect.pre(() => {
    change();
    untrack(() => (focused = document.activeElement?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? null));
  });
  $effect(() => {
    change();
    if (focused === null || (document.activeElement && document.activeElement !== document.body)) return;
    for (const zone of [focused, ...zones]) {
      const place = board().querySelector<HTMLElement>(`[data-zone="${zone}"]`);
      const next = place?.hasAttribute("tabindex") ? place : place?.querySelector<HTMLElement>("button");
      if (next) return next.focus({ preventScroll: true });
    }
  });
}
