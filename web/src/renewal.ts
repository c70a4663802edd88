/** A server that was updated no longer has the files of the page that is open here: when one is missed, the page is loaded anew. */
import { shell } from "./shell.svelte";
import { t } from "./texts.svelte";

const KEY = "schnapp.renewed";
const SOON = 60_000; // ms: what is still missing after a renewal is not mended by another one

function renew(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < SOON) return shell.notify(t("error-no-server"));
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Vite's word for a file that was to come later and did not. */
export const renewWhenMissed = (): void => addEventListener("vite:preloadError", renew);
