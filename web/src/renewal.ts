/** A server that was updated no longer has the files of the page that is open here: when one is missed, the page is loaded anew. */
import { shell } from "./shell.svelte";
import { inThisWindow, Stored } from "./stored";
import { t } from "./texts.svelte";

const renewed = new Stored<number>("schnapp.renewed", inThisWindow); // when, ms
const SOON = 60_000; // ms: what is still missing after a renewal is not mended by another one

function renew(): void {
  const again = Date.now() - (renewed.read() ?? 0) < SOON;
  if (!navigator.onLine || again || !renewed.write(Date.now())) return shell.notify(t("error-no-server")); // else it would never end
  location.reload();
}

/** Vite's word for a file that was to come later and did not. */
export const renewWhenMissed = (): void => addEventListener("vite:preloadError", renew);
