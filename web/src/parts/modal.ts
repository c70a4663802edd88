/** A dialog over everything else: what had the focus before has it again when it closes. */
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
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    };
  };
}
