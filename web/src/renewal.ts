/** A file of the page that was to come later and did not: a server that was updated has it no longer, or the line was bad. The page is
 * loaded anew; where that does not help, it says so (index.html). */
import { inThisWindow, Stored } from "./stored";

const renewed = new Stored<number>("schnapp.renewed", inThisWindow); // when, ms
const SOON = 60_000; // ms: what is still missing after a renewal is not mended by another one
let leaves = false;
const excused = new WeakSet<Error>(); // nobody waits for these

/** Waits for what is only likely to be wanted: if it does not come, its caller alone is told. */
export async function ahead(part: Promise<unknown>): Promise<void> {
  try {
    await part;
  } catch (fault) {
    if (fault instanceof Error) excused.add(fault);
    throw fault;
  }
}

/** Vite's word for such a file comes before whoever waits for it is told. */
export const renewWhenMissed = (): void =>
  addEventListener("vite:preloadError", ({ payload }) => setTimeout(() => excused.has(payload) || mend()));

/** Something of the page that is needed did not come. */
export function mend(): void {
  const again = Date.now() - (renewed.read() ?? 0) < SOON;
  if (!navigator.onLine || again || !renewed.write(Date.now()))
    tellMissing(); // else it would never end
  else reload();
}

export function reload(): void {
  leaves = true;
  location.reload();
}

/** Something of the page is not here: `fault` says why, if it is no such file. It is loaded anew when its reader says so, or when there is
 * a network again. */
export function tellMissing(fault?: unknown): void {
  if (fault) reportError(fault);
  const told = document.querySelector<HTMLDialogElement>("dialog#missing");
  if (!told || told.open || leaves) return;
  const { lang } = document.documentElement;
  for (const said of told.querySelectorAll<HTMLElement>("[lang]")) said.hidden = said.lang !== lang;
  told.returnValue = "";
  told.addEventListener("close", () => told.returnValue && reload(), { once: true });
  addEventListener("online", () => told.open && reload(), { once: true });
  told.showModal();
}
