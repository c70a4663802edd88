/** Once the first page stands and the network rests, what is likely to be wanted next is fetched, and all the rest is kept for a start
 * without a network. */
import { atHand } from "./at_hand.svelte";
import { bring } from "./games";
import { isMetered } from "./offline/metered";
import { renew } from "./offline/store";
import { ahead, mend, reload } from "./renewal";
import { route } from "./route.svelte";
import { serviceWorker } from "./service_worker";
import { settings } from "./settings.svelte";

const REST = 1500; // ms where nobody says when the page is idle (Safari)

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 4 * REST });
  else setTimeout(act, REST);
}

/** The service worker keeps all that was built, and looks for a newer page each time that this one starts. */
async function keep(): Promise<void> {
  await serviceWorker();
  if (isMetered() && !settings.kept.metered) return; // megabytes wait for another line, at another start
  await renew().catch(() => undefined); // no network: what is there stays as it is
}

async function fetchMore(): Promise<void> {
  try {
    await ahead(import("./pages/TablePage.svelte"));
  } catch {
    // Vite asks for the same styles no second time: the next place is a page that is loaded as a whole.
    if (route.place.page === "table") mend();
    else addEventListener("hashchange", reload, { once: true });
    return;
  }
  await bring(atHand.game);
  await keep();
}

export function fetchMoreWhenIdle(): void {
  const later = (): void => whenIdle(() => void fetchMore());
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
