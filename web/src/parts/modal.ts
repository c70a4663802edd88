/** A dialog over everything else: what had the focus before has it again when it closes, and where that has gone, the board. */
import { shell } from "../shell.svelte";

/** `focus`: where the keyboard begins, if not where the browser puts it. */
export function modal(id: string, focus?: (dialog: HTMLDialogElement) => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    focus?.(dialog);
    const sink = shell.rise(id);
    return () => {
      sink();
      const known = (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected && before !== document.body;
      if (known) before.focus();
      else document.getElementById("board")?.focus();
    };
  };
}
