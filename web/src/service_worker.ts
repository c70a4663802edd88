/** The service worker (public/sw.js) hands out what is kept of the page. */
import { ROOT } from "./root";

/** From then on it stands between this page and the network. Null where there is none: some private windows forbid it. */
export async function serviceWorker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return null;
  try {
    await navigator.serviceWorker.register(`${ROOT}sw.js`);
  } catch {
    return null;
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  return active;
}
