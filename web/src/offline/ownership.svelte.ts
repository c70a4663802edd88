/** The tables on this device belong to one page at a time, whose worker has the database: to the one that somebody has used last.
 *
 * So whoever goes to and fro between two windows waits for a start of Python each time. The owner could serve the other window, too, but a
 * page that the browser has frozen in the background answers nobody, nor does its worker: each question would need a time after which
 * the other one takes over as it does now. A SharedWorker outlives its pages, but Chrome on Android has long had none, and after an update two
 * versions of the page would have one each. Either way all of this stays, with a second way beside it. */
const LOCK = "schnapp.here";
const USES = ["pointerdown", "keydown", "focus", "pageshow"]; // of a window; or it is seen again

class Ownership {
  elsewhere = $state(false); // another page has taken the tables, and nobody has used this one since
  private claimed: Promise<void> | null = null;
  private until = Promise.resolve(); // this page is used
  private lost = (): void => undefined;

  /** Wait until they are this page's; `lost`: another one has taken them. */
  claim(lost: () => void): Promise<void> {
    this.claimed ??= this.take().catch((problem: unknown) => ((this.claimed = null), Promise.reject(problem as Error)));
    this.lost = lost;
    return this.claimed;
  }

  private async take(): Promise<void> {
    if (!("locks" in navigator)) return;
    await (document.hidden ? used() : this.until);
    await new Promise<void>((resolve, reject) => {
      const granted = (): Promise<never> => (resolve(), new Promise<never>(() => undefined));
      navigator.locks.request(LOCK, { steal: true }, granted).catch((problem: unknown) => {
        reject(problem as Error); // of no use once it was granted
        this.give();
      });
    });
  }

  private give(): void {
    this.claimed = null;
    this.elsewhere = true;
    this.until = used().then(() => void (this.elsewhere = false));
    this.lost();
  }
}

const used = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const use = (): void => {
      if (document.hidden) return;
      heard.abort();
      resolve();
    };
    for (const event of USES) addEventListener(event, use, { signal: heard.signal, capture: true });
    document.addEventListener("visibilitychange", use, { signal: heard.signal });
  });

export const ownership = new Ownership();
