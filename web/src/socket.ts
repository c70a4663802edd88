/** One viewer's socket: says hello, keeps commands until the table answered them, and comes back by itself. */
import { type Connection, OPEN, type Transport } from "./offline/transport";
import { Pulse } from "./pulse";
import type { Command, Message } from "./wire";

/** A command that the table answers with Done, Advised or Refused. */
export type TableCommand = Exclude<Command, { t: "hello" } | { t: "ping" } | { t: "echo" }>;
/** A command as one gives it: its id is made here. */
export type NewCommand = TableCommand extends infer O ? (O extends TableCommand ? Omit<O, "id"> : never) : never;

/** `connecting`: for the first time; `waiting`: it was lost, or never came, and is tried again. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface Ears {
  message: (message: Message) => void;
  connection: (connection: ConnectionState) => void;
  /** The table hung up for good. */
  farewell: (reason: string) => void;
}

/** After these the same hello would only be thrown out again. */
const FINAL = new Set([
  "replaced",
  "removed",
  "malformed",
  "unknown_table",
  "table_spoiled",
  "game_missing",
  "wrong_secret",
  "too_many_watchers",
  "left",
]);
const SHORTEST = 300; // ms before the first new attempt
const LONGEST = 8000;
const STEADY = 5000; // ms after which a greeted line counts as a good one, whatever it has carried
export const NEXT_DOOR = 50; // ms before knocking again where another node of the server answers next
export const NODES = 10; // so often in a row one is sent to another node of the server before it counts as broken

/** The same address, for whom a node has just sent on: by `again` a proxy that hashes addresses tells that it must choose another node. */
export const nextDoor = (address: string, knock: number): string =>
  knock === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}again=${knock}`;

export const delay = (attempt: number): number => Math.min(LONGEST, Math.round(SHORTEST * 1.8 ** attempt));

export function newId(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  private readonly transport: Transport;
  private readonly path: string;
  private readonly hello: { secret?: string; name?: string };
  private readonly ears: Ears;
  private socket: Connection | null = null;
  private readonly pending = new Map<string, TableCommand>();
  private attempt = 0;
  private sentOn = 0;
  private greeted = false;
  private since = 0; // of the greeting, as Date.now()
  private over = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: Pulse | null; // null: whoever is at the other end says so when the line ends
  private readonly away = new AbortController(); // ends listening to the page

  constructor(transport: Transport, path: string, hello: { secret?: string; name?: string }, ears: Ears) {
    this.transport = transport;
    this.path = path;
    this.hello = hello;
    this.ears = ears;
    this.pulse = transport.fallsSilent
      ? new Pulse(
          () => this.write({ t: "ping" }),
          () => this.broken(),
        )
      : null;
    const back = (): void => this.back();
    for (const event of ["online", "offline", "pageshow"]) addEventListener(event, back, { signal: this.away.signal });
    document.addEventListener("visibilitychange", back, { signal: this.away.signal });
    this.connect();
  }

  /** Commands not answered yet. */
  get waiting(): number {
    return this.pending.size;
  }

  /** Gives the command its id, sends it now or after the next greeting, and again after a break until it is answered. */
  send(wanted: NewCommand): string {
    const command: TableCommand = { ...wanted, id: newId() };
    this.pending.set(command.id, command);
    if (this.greeted) this.write(command);
    return command.id;
  }

  commandOf(id: string): TableCommand | undefined {
    return this.pending.get(id);
  }

  /** Try now instead of later. */
  retry(): void {
    if (!this.greeted || this.pulse?.isOverdue) this.renew();
  }

  /** Hang up and come back at once: the table tells all anew. */
  renew(): void {
    if (this.over) return;
    this.abandon();
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.over = true;
    this.away.abort();
    this.abandon();
    this.ears.connection("closed");
  }

  /** Somebody looks at the page again, or the network has come or gone. */
  private back(): void {
    if (this.over || document.hidden) return;
    if (!this.socket || this.pulse?.isOverdue) this.retry();
    else if (this.greeted) this.pulse?.check(); // a connecting goes on: `pageshow` comes after each loading, too
  }

  private connect(): void {
    const socket = this.transport.connect(nextDoor(this.path, this.sentOn));
    this.socket = socket;
    this.pulse?.begin();
    socket.onopen = () => this.write({ t: "hello", ...this.hello });
    socket.onmessage = (frame) => {
      if (socket === this.socket) this.hear(JSON.parse(String(frame.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  /** Does not wait until the browser knows that it is closed: on a dead line that takes long. */
  private abandon(): void {
    clearTimeout(this.again);
    this.pulse?.stop();
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private write(command: Command): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
  }

  private hear(message: Message): void {
    this.pulse?.hear();
    if (message.t === "probe") return this.write({ t: "echo", probe: message.probe }); // at once: it is being timed
    if (message.t === "scene" && !this.greeted) this.greet();
    if (message.t === "goodbye" && FINAL.has(message.reason)) {
      this.ears.farewell(message.reason);
      this.close();
      return;
    }
    if (message.t === "goodbye" && message.reason === "elsewhere" && ++this.sentOn <= NODES) {
      this.abandon();
      this.again = setTimeout(() => this.connect(), NEXT_DOOR);
      return;
    }
    // the ears may want to know what an answer answers, so the command goes afterwards
    this.ears.message(message);
    if ((message.t === "done" || message.t === "advised" || message.t === "refused") && message.id) this.answered(message.id);
  }

  private greet(): void {
    this.greeted = true;
    this.since = Date.now();
    this.sentOn = 0;
    this.ears.connection("open");
    for (const command of this.pending.values()) this.write(command);
  }

  private answered(id: string): void {
    this.pending.delete(id);
    this.attempt = 0;
  }

  /** A greeting alone promises nothing: a table whose log is full greets, and breaks at the command that is sent again. */
  private broken(): void {
    if (this.greeted && Date.now() - this.since > STEADY) this.attempt = 0;
    this.abandon();
    this.ears.connection("waiting");
    this.again = setTimeout(() => this.connect(), delay(this.attempt++) * (0.8 + Math.random() * 0.4));
  }
}
