/** How the page reaches the tables: over the network, or in a worker of its own, where the same server runs without one. Pages and
 * boards do not know which. */
import { heldTables } from "../held";

/** As much of a WebSocket as a table needs. */
export interface Connection {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  readonly fallsSilent: boolean; // a line may be dead and not say so
  ask: (path: string, init: RequestInit) => Promise<Response>;
  connect: (path: string) => Connection;
}

export const OPEN = 1; // the readyState of a line that can be used

const network: Transport = {
  fallsSilent: true,
  ask: (path, init) => fetch(path, init),
  connect: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Connection,
};

/** What is needed for it comes when it is first wanted. */
const here: Transport = {
  fallsSilent: false,
  ask: async (path, init) => (await import("./here")).ask(path, init),
  connect: (path) => new LaterConnection(path),
};

/** A line to the worker, which may have to be started first. */
class LaterConnection implements Connection {
  readyState = 0;
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  private hangUp: (() => void) | null = null;
  private say: ((text: string) => void) | null = null;

  constructor(path: string) {
    void this.open(path);
  }

  private async open(path: string): Promise<void> {
    try {
      const { open } = await import("./here");
      if (this.readyState > OPEN) return;
      const line = await open(path, {
        opened: () => this.opened(),
        said: (text) => this.onmessage?.({ data: text }),
        closed: () => this.closed(),
      });
      [this.say, this.hangUp] = [line.say, line.leave];
      if (this.readyState > OPEN) line.leave();
    } catch {
      this.closed(); // whoever waits for the line tries again, and says so
    }
  }

  private opened(): void {
    if (this.readyState > OPEN) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  private closed(): void {
    if (this.readyState > OPEN) return;
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.say?.(text);
  }

  close(): void {
    this.hangUp?.();
    this.closed();
  }
}

/** Was it opened in the page itself? There it stays. */
export const isHere = (table: string): boolean => heldTables().find((one) => one.table === table)?.here === true;

export const transportOf = (table: string): Transport => (isHere(table) ? here : network);

export const transportTo = (place: "here" | "server"): Transport => (place === "here" ? here : network);
