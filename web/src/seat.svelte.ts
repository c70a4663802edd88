/** The table as one viewer sees it: the holder of a seat, or a spectator. Fed by one socket, read by the page. */
import type { Act, GameEvent, View } from "./games";
import { type Connection, TableSocket, type NewCommand } from "./socket";
import type { Advised, Happening, ChatLine, Message, Refused, Table } from "./wire";

type Play = Extract<NewCommand, { t: "play" }>;

export interface Refusal {
  reason: string;
  rule: string | null;
  act: Act | null;
  field: string | null;
}

function socketUrl(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}`;
}

/** With `history_view` "table" the page shows the past since the viewer's own last act, but at least one act per player. */
export function recent(past: readonly Happening[], ownSeq: number, players: number): Happening[] {
  const from = past.length - players;
  return past.filter((happening, place) => happening.seq >= ownSeq || place >= from);
}

export class SeatView {
  readonly table: string;
  readonly secret: string | undefined;
  connection = $state<Connection>("connecting");
  tableView = $state.raw<Table | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  owed = $state.raw<number[]>([]);
  legal = $state.raw<Act[]>([]);
  events = $state.raw<GameEvent[]>([]); // the newest batch
  past = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  deadline = $state<number | null>(null); // performance.now() at which the clock decides
  zero = $state<number | null>(null); // performance.now() at which the game's own clock stood at 0
  answer = $state.raw<Act | null>(null); // where nobody races: the own one, until it is tried
  busy = $state(false); // an act of ours is on its way
  advice = $state.raw<Advised | null>(null); // a hint for the decision that is asked for now
  asking = $state(false); // for a hint
  picked = $state.raw<Act | null>(null); // the act of the hint that was looked at last
  farewell = $state<string | null>(null);
  fresh = $state(0); // grows with every scene: a new game or a resumed one
  lastHappened = $state(0); // performance.now()
  refused: (refusal: Refusal) => void = () => {};

  private readonly socket: TableSocket;
  private ownSeq = 0; // of the last act that the table waited for
  private asked = false; // the table waited for the act that is on its way
  private waiting: Play | null = null;

  constructor(table: string, secret?: string, name?: string) {
    this.table = table;
    this.secret = secret;
    const hello = secret ? { secret } : name ? { name } : {};
    this.socket = new TableSocket(socketUrl(table), hello, {
      message: (message) => this.hear(message),
      connection: (connection) => (this.connection = connection),
      farewell: (reason) => (this.farewell = reason),
    });
  }

  get names(): string[] {
    return this.tableView?.seats.map((seat) => seat.name) ?? [];
  }

  get host(): boolean {
    return this.seat !== null && this.tableView?.seats[this.seat]?.host === true;
  }

  get decides(): boolean {
    return this.seat !== null && this.owed.includes(this.seat);
  }

  /** While an act of ours is on its way, the next one waits for its answer: one waits, the newest; a refusal ends both. */
  act(act: Act, reaction: number | null = null): void {
    if (!this.tableView) return;
    const own = Object.fromEntries(Object.entries(act).filter(([field]) => field !== "player"));
    const play: Play = {
      t: "play",
      act: own,
      match: this.tableView.match,
      ...(reaction === null ? {} : { reaction_ms: Math.round(reaction) }),
    };
    if (this.busy) this.waiting = play;
    else this.send(play);
  }

  private send(play: Play): void {
    this.busy = true;
    this.asked = this.decides;
    this.socket.send(play);
  }

  get mayAsk(): boolean {
    return this.tableView?.hints === true && this.tableView.stage === "playing" && this.legal.length > 0;
  }

  /** What would a bot do? */
  ask(): void {
    if (!this.tableView || !this.mayAsk || this.asking || this.advice) return;
    this.asking = true;
    this.command({ t: "advise", match: this.tableView.match });
  }

  private forgetAdvice(): void {
    this.advice = null;
    this.picked = null;
  }

  command(command: NewCommand): void {
    this.socket.send(command);
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Message): void {
    switch (message.t) {
      case "scene":
        this.tableView = message.table;
        this.seat = message.seat;
        this.chat = message.chat;
        this.view = message.view as View | null;
        this.owed = message.owed;
        this.forgetAdvice();
        this.legal = message.legal as Act[];
        this.past = message.past;
        this.events = [];
        this.ownSeq = message.past[0]?.seq ?? message.seq;
        this.setDeadline(message.deadline_ms);
        this.setZero(message.now_ms);
        this.answer = message.answer as Act | null;
        this.fresh++;
        break;
      case "happened":
        this.view = message.view as View;
        this.owed = message.owed;
        if (JSON.stringify(message.legal) !== JSON.stringify(this.legal)) this.forgetAdvice();
        this.legal = message.legal as Act[];
        this.events = message.events as GameEvent[];
        if (this.events.some((event) => this.endsAnswer(event))) this.answer = null;
        this.past = this.kept([...this.past, { seq: message.seq, events: message.events, by: message.by }]);
        this.lastHappened = performance.now();
        this.setDeadline(message.deadline_ms);
        this.setZero(message.now_ms);
        break;
      case "people":
        this.tableView = message.table;
        this.seat = message.seat;
        break;
      case "said":
        this.chat = [...this.chat, message.line].slice(-200);
        break;
      case "done":
        this.answered(message.id, message.seq);
        break;
      case "advised":
        this.asking = false;
        this.advice = message;
        break;
      case "refused":
        this.answered(message.id, null);
        if (!this.isPast(message)) this.refused(this.refusalOf(message));
        break;
      case "goodbye":
      case "pong":
        break;
    }
  }

  /** What a hint was for is decided; another game that is wanted has begun. */
  private isPast({ id, reason }: Refused): boolean {
    const command = id ? this.socket.commandOf(id) : undefined;
    return reason === "not_asked" || (reason === "game_not_over" && command?.t === "rematch");
  }

  private refusalOf({ id, reason, rule, field }: Refused): Refusal {
    const command = id ? this.socket.commandOf(id) : undefined;
    return { reason, rule, field, act: command?.t === "play" ? (command.act as Act) : null };
  }

  /** It has been tried or taken back, or there is another category. */
  private endsAnswer({ type, player }: GameEvent): boolean {
    return type === "category" || (player === this.seat && (type === "struck" || type === "passed"));
  }

  private answered(id: string | null, seq: number | null): void {
    const command = id ? this.socket.commandOf(id) : undefined;
    if (command?.t === "advise") this.asking = false;
    if (command?.t !== "play") return;
    if (seq !== null && command.act["type"] === "answer") this.answer = command.act as Act;
    const next = this.waiting;
    this.waiting = null;
    this.busy = false;
    if (seq === null) return;
    if (this.asked) {
      this.ownSeq = seq;
      this.past = this.kept(this.past);
    }
    if (next && next.match === this.tableView?.match) this.send(next);
  }

  private kept(past: Happening[]): Happening[] {
    const all = this.tableView?.options["history_view"] !== "table" || this.seat === null || this.tableView.stage === "over";
    return all ? past : recent(past, this.ownSeq, this.tableView?.seats.length ?? 0);
  }

  private setZero(ms: number | null): void {
    this.zero = ms === null ? null : performance.now() - ms;
  }

  private setDeadline(ms: number | null): void {
    this.deadline = ms === null ? null : performance.now() + ms;
  }
}
