/** What lies over the page: one window at a time, and one short notice. */
import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import { isTyping } from "./typing";
import type { Explanation } from "./games/explanation";

export type Window =
  | { kind: "settings" }
  | { kind: "explanation"; of: Explanation }
  | { kind: "help" }
  | { kind: "rules"; rule?: string }
  | { kind: "handover" }
  | { kind: "enter-code" };

export interface Notice {
  text: string;
  rule: string | null; // the booklet's number, if a rule says so
  bad: boolean;
}

class Shell {
  window = $state.raw<Window | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The dialogs that are open, the topmost last: all beneath it can be neither seen nor heard. */
  private dialogs = $state.raw<string[]>([]);
  private gone: ReturnType<typeof setTimeout> | undefined;

  show(window: Window): void {
    this.window = window;
  }

  close(): void {
    this.window = null;
  }

  /** For as long as its dialog is open; call what it returns when it closes. */
  rise(dialog: string): () => void {
    untrack(() => (this.dialogs = [...this.dialogs, dialog]));
    return () => untrack(() => (this.dialogs = this.dialogs.filter((one) => one !== dialog)));
  }

  /** Is this dialog (null: the page itself) the one that people see and hear? */
  isOnTop(dialog: string | null): boolean {
    return (this.dialogs.at(-1) ?? null) === dialog;
  }

  notify(text: string, rule: string | null = null, bad = true): void {
    clearTimeout(this.gone);
    this.notice = { text, rule, bad };
    this.gone = setTimeout(() => (this.notice = null), 7000);
  }

  hush(): void {
    clearTimeout(this.gone);
    this.notice = null;
  }
}

export const shell = new Shell();

/** The keys that work everywhere; `more` are those of the page. They can be switched off (WCAG 2.1.4).
 * `spelling`: letters are something else here. */
export function hotkey(event: KeyboardEvent, more: Record<string, () => void> = {}, spelling = false): void {
  if (
    event.defaultPrevented ||
    !settings.kept.hotkeys ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    isTyping(event.target) ||
    shell.window
  )
    return;
  if (spelling && /^\p{L}$/u.test(event.key)) return;
  const keys: Record<string, () => void> = {
    h: () => shell.show({ kind: "help" }),
    "?": () => shell.show({ kind: "help" }),
    r: () => shell.show({ kind: "rules" }),
    m: () => settings.set({ sound: !settings.kept.sound }),
    ...more,
  };
  const act = keys[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
