/** The service worker (public/sw.js) hands out what is kept of the page. */
import { ROOT } from "./root";

/** The newest page is fetched and kept, for the next start. False where that is not possible now. */
export async function keepNewest(): Promise<boolean> {
  const worker = await serviceWorker();
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((tell) => (port1.onmessage = ({ data }) => tell(data === true)));
  worker.postMessage("keep", [port2]);
  return told;
}

/** Does a reload show what is kept, not what the network has? */
export const isKept = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** From then on it stands between this page and the network. Null where there is none: some private windows forbid it, and sometimes not
 * all that it is to keep can be fetched, or finds room. */
export async function serviceWorker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return null;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = (await navigator.serviceWorker.register(`${ROOT}sw.js`)) as ServiceWorkerRegistration | undefined;
  } catch {
    return null;
  }
  const first = registration?.active ? null : (registration?.installing ?? registration?.waiting);
  if (first) await settled(first);
  if (!registration?.active) return null;
  if (!isKept()) {
    const taken = new Promise((take) => navigator.serviceWorker.addEventListener("controllerchange", take, { once: true }));
    registration.active.postMessage("keep");
    await taken;
  }
  return registration.active;
}

/** It runs, or it has failed. */
async function settled(worker: ServiceWorker): Promise<void> {
  const isSettled = (): boolean => worker.state === "activated" || worker.state === "redundant";
  while (!isSettled()) await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
}
