/** The table as one viewer sees it: the holder of a seat, or a spectator. Fed by one socket, read by the page. */
import { askedIn } from "./asked";
import type { Act, GameEvent, View } from "./games";
import { transportOf } from "./offline/transport";
import { same } from "./options";
import { Timeline } from "./table/timeline.svelte";
import { type ConnectionState, TableSocket, type NewCommand } from "./socket";
import type { Advised, Happened, Happening, ChatLine, Message, Refused, Table } from "./wire";

type Play = Extract<NewCommand, { t: "play" }>;

export interface Refusal {
  reason: string;
  rule: string | null;
  act: Act | null;
  field: string | null;
}

/** With `history_view` "table" the page shows the past since the viewer's own last act, but at least one act per player. */
export function recent(past: readonly Happening[], ownSeq: number, players: number): Happening[] {
  const from = past.length - players;
  return past.filter((happening, place) => happening.seq >= ownSeq || place >= from);
}

/** Whose seat it is, where a screen has several. */
export const nameOfOne = ({ seat, names }: SeatView, seats: readonly SeatView[]): string | null =>
  seats.length > 1 && seat !== null ? (names[seat] ?? null) : null;

/** How many lines at the end of a chat were not in it before. */
function newLines(before: readonly ChatLine[], chat: readonly ChatLine[]): number {
  const known = chat.findLastIndex((_, i) => same(chat.slice(0, i + 1), before.slice(-i - 1)));
  return chat.length - 1 - known;
}

/** When that will be, or was, on the page's own clock. */
const moment = (ms: number | null): number | null => (ms === null ? null : performance.now() + ms);

const NOTHING: never[] = [];
const JUST = 1000; // ms

export class SeatView {
  readonly table: string;
  readonly secret: string | undefined;
  connection = $state<ConnectionState>("connecting");
  tableView = $state.raw<Table | null>(null);
  seat = $state<number | null>(null);
  readonly timeline = new Timeline(); // what has happened is shown by and by, and all below catches up with it
  private awaited = $state.raw<number[]>([]);
  private left = $state.raw<number[] | null>(null); // of those, while something is shown: who has still to act all the same
  private oneByOne = $state(false); // it is shown event by event, and its first is the act itself
  together = $state(false); // several have been asked at once, also if but one of them is left
  private allowed = $state.raw<Act[]>([]);
  question = $state.raw<{ view: View | null; act: string }>({ view: null, act: "" }); // what the table has asked last, and in which view
  past = $state.raw<Happening[]>([]);
  whole = $state(false); // nothing of the past is left out any more, at the end
  chat = $state.raw<ChatLine[]>([]);
  said = $state(0); // how many lines of chat there have been, with those that have gone from it
  deadline = $state<number | null>(null); // performance.now() at which the clock decides
  zero = $state<number | null>(null); // performance.now() at which the game's own clock stood at 0
  answer = $state.raw<Act | null>(null); // where nobody races: the own one, until it is tried
  busy = $state(false); // an act of ours is on its way
  decided = $state(false); // what was asked last is answered, and what came of it is still to be seen
  advice = $state.raw<Advised | null>(null); // a hint for the decision that is asked for now
  asking = $state(false); // for a hint
  picked = $state.raw<Act | null>(null); // the act of the hint that was looked at last
  farewell = $state<string | null>(null);
  leaving = $state(false); // said, but the table has not said goodbye yet
  fresh = $state(0); // grows with every scene: a new game or a resumed one
  private usualPace = $state<number | null>(null); // ms: of the bots, while those who are out do not look on
  refused: (refusal: Refusal) => void = () => {};

  private readonly socket: TableSocket;
  private ownSeq = 0; // of the last act that the table waited for
  private askedFor = ""; // the legal acts last told, as the table wrote them
  private shownNow = 0; // the step of the log that is seen just now
  private asked = false; // the table waited for the act that is on its way
  private waiting: Play | null = null;
  private actedAt = -Infinity; // performance.now()

  constructor(table: string, secret?: string, name?: string) {
    this.table = table;
    this.secret = secret;
    const hello = secret ? { secret } : name ? { name } : {};
    this.socket = new TableSocket(transportOf(table), `/ws/tables/${table}`, hello, {
      message: (message) => this.hear(message),
      connection: (connection) => (this.connection = connection),
      farewell: (reason) => (this.farewell = reason),
    });
  }

  get view(): View | null {
    return this.timeline.view;
  }

  get events(): GameEvent[] {
    return this.timeline.events;
  }

  get names(): string[] {
    return this.tableView?.seats.map((seat) => seat.name) ?? [];
  }

  get host(): boolean {
    return this.seat !== null && this.tableView?.seats[this.seat]?.host === true;
  }

  /** Nobody is asked for anything before it has been seen how the cards were dealt. */
  get owed(): number[] {
    return this.timeline.dealing ? NOTHING : this.awaited;
  }

  /** Whose turn it is, in what is seen: where several are asked at once, nobody's who has acted; else theirs until their act has
   * been seen. Who is asked next is not told yet. */
  get waitedFor(): number[] {
    const { left, timeline } = this;
    if (left === null) return this.oneByOne && timeline.events.length > 1 && timeline.told > 0 ? NOTHING : this.owed;
    return this.decided ? left.filter((one) => one !== this.seat) : left;
  }

  get legal(): Act[] {
    return this.timeline.dealing ? NOTHING : this.allowed;
  }

  get decides(): boolean {
    return this.seat !== null && this.owed.includes(this.seat);
  }

  /** What has happened since the own last act, once more. */
  repeat(): void {
    this.timeline.repeat(this.ownSeq);
  }

  /** While an act of ours is on its way, the next one waits for its answer: one waits, the newest; a refusal ends both. */
  act(act: Act, reaction: number | null = null): void {
    if (!this.tableView) return;
    const own = { ...Object.fromEntries(Object.entries(act).filter(([field]) => field !== "player")), type: act.type };
    const play: Play = {
      t: "play",
      act: own,
      match: this.tableView.match,
      ...(reaction === null ? {} : { reaction_ms: Math.round(reaction) }),
    };
    if (this.busy) this.waiting = play;
    else this.send(play);
  }

  /** A tap may still be meant for what that act has taken away. */
  get hasJustActed(): boolean {
    return performance.now() - this.actedAt < JUST;
  }

  private send(play: Play): void {
    this.busy = true;
    this.actedAt = performance.now();
    this.asked = this.decides && (!this.timeline.running || this.allowed.length > 0);
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

  get skipping(): boolean {
    return this.usualPace !== null;
  }

  /** Bots who play among themselves need no time. */
  skip(): void {
    if (!this.tableView || this.skipping) return;
    this.usualPace = this.tableView.pace_ms;
    this.command({ t: "configure", pace_ms: 0 });
  }

  /** Somebody looks on again, or nobody is here any more: bots take the time that they took before. */
  lookOn(): void {
    if (this.usualPace === null) return;
    this.command({ t: "configure", pace_ms: this.usualPace });
    this.usualPace = null;
  }

  /** For good. Until the table has heard of it and says goodbye, the seat is ours. */
  leave(): void {
    if (this.leaving) return;
    this.lookOn();
    this.leaving = true;
    this.command({ t: "leave" });
  }

  retry(): void {
    this.socket.retry();
  }

  /** Hear once more how the table stands. */
  renew(): void {
    this.socket.renew();
  }

  close(): void {
    this.lookOn();
    this.socket.close();
  }

  private hear(message: Message): void {
    switch (message.t) {
      case "scene":
        this.timeline.settle(); // what waited to be seen belongs to the scene before
        this.tableView = message.table;
        this.seat = message.seat;
        this.said += newLines(this.chat, message.chat);
        this.chat = message.chat;
        this.past = message.past;
        this.whole = message.table.stage === "over";
        this.timeline.jump(message.view, this.dealt(message.past));
        this.awaited = message.owed;
        this.together = message.owed.length > 1;
        this.left = null;
        this.decided = false;
        this.forgetAdvice();
        this.allowed = message.legal;
        this.askedFor = JSON.stringify(message.legal);
        this.question = { view: this.view, act: askedIn(message.legal) };
        this.ownSeq = message.past[0]?.seq ?? message.seq;
        this.deadline = moment(message.deadline_ms);
        this.zero = moment(message.now_ms === null ? null : -message.now_ms);
        this.answer = message.answer;
        this.fresh++;
        break;
      case "happened":
        this.happened(message);
        break;
      case "people":
        this.tableView = message.table;
        this.seat = message.seat;
        break;
      case "said":
        this.said++;
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

  /** What has been asked for is over; what is asked next is told when it has been seen how it came to that. */
  private happened({ seq, view, events, owed, legal, by, deadline_ms, now_ms, past, changes = [] }: Happened): void {
    const [deadline, zero] = [moment(deadline_ms), moment(now_ms === null ? null : -now_ms)];
    const batch = { seq, view, events, changes };
    const asked = JSON.stringify(legal);
    let shrinks = false;
    this.timeline.append(
      batch,
      () => {
        if (batch.events.some((event) => this.endsAnswer(event))) this.answer = null;
        this.whole ||= past !== undefined;
        this.past = this.kept([...(past?.slice(0, -1) ?? this.past), { seq, events, by }]);
        this.zero = zero;
        this.shownNow = seq;
        const still = this.awaited.filter((one) => owed.includes(one));
        shrinks = still.length === owed.length && still.length < this.awaited.length;
        const goesOn = shrinks || (asked === this.askedFor && asked !== "[]");
        this.left = this.together ? (goesOn ? still : []) : null;
        this.oneByOne = changes.length > 0;
        this.decided = asked !== this.askedFor || seq === this.ownSeq;
        if (this.decided || asked === "[]") this.allowed = []; // else others do something meanwhile, and a choice may be half made
      },
      () => {
        if (asked !== this.askedFor) this.forgetAdvice();
        this.askedFor = asked;
        [this.awaited, this.left, this.deadline, this.decided, this.shownNow] = [owed, null, deadline, false, 0];
        [this.oneByOne, this.together] = [false, owed.length > 1 || (this.together && shrinks)];
        if (this.allowed.length === 0) this.allowed = legal; // else they are the same
        this.question = { view: batch.view, act: askedIn(legal) };
      },
    );
  }

  /** The deal's own events come with the scene, as the past: until the first act they are still to be seen. */
  private dealt([first, ...more]: readonly Happening[]): GameEvent[] {
    return first?.by === null && more.length === 0 ? first.events : [];
  }

  /** What a hint was for is decided; another game that is wanted has begun. */
  private isPast({ id, reason }: Refused): boolean {
    const command = id ? this.socket.commandOf(id) : undefined;
    return reason === "not_asked" || (reason === "game_not_over" && command?.t === "rematch");
  }

  private refusalOf({ id, reason, rule, field }: Refused): Refusal {
    const command = id ? this.socket.commandOf(id) : undefined;
    return { reason, rule, field, act: command?.t === "play" ? command.act : null };
  }

  /** It has been tried or taken back, or there is another category. */
  private endsAnswer({ type, player }: GameEvent): boolean {
    return type === "category" || (player === this.seat && (type === "struck" || type === "passed"));
  }

  private answered(id: string | null, seq: number | null): void {
    const command = id ? this.socket.commandOf(id) : undefined;
    if (command?.t === "advise") this.asking = false;
    if (command?.t === "leave" && seq === null) this.leaving = false;
    if (command?.t !== "play") return;
    if (seq !== null && command.act.type === "answer") this.answer = command.act;
    const next = this.waiting;
    this.waiting = null;
    this.busy = false;
    if (seq === null) return;
    if (this.asked) {
      this.ownSeq = seq;
      this.past = this.kept(this.past);
      if (this.shownNow === seq) [this.decided, this.allowed] = [true, []]; // what came of it has been heard before the answer, and is seen now
    }
    if (next && next.match === this.tableView?.match) this.send(next);
  }

  private kept(past: Happening[]): Happening[] {
    const all = this.whole || this.tableView?.options["history_view"] !== "table" || this.seat === null;
    return all ? past : recent(past, this.ownSeq, this.tableView?.seats.length ?? 0);
  }
}
