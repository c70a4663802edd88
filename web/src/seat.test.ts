import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recent, SeatView } from "./seat.svelte";

const past = [1, 2, 3, 4, 5, 6].map((seq) => ({ seq, events: [], by: null }));

it("shows the past since the own last act", () => {
  expect(recent(past, 2, 3).map((one) => one.seq)).toEqual([2, 3, 4, 5, 6]);
});

it("shows at least one act per player", () => {
  expect(recent(past, 6, 3).map((one) => one.seq)).toEqual([4, 5, 6]);
});

interface Sent {
  t: string;
  id: string;
  act: { type: string };
  match: number;
  pace_ms?: number;
}

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static newest: FakeSocket;
  readyState = 1;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const tableView = (match: number) => ({ match, stage: "playing", options: { history_view: "table" }, seats: [{}, {}, {}] });
const scene = (match = 1) => ({
  t: "scene",
  seq: 5,
  table: tableView(match),
  seat: 0,
  chat: [],
  view: {},
  owed: [0],
  legal: [],
  past: [],
  deadline_ms: null,
});

let seat: SeatView;
let socket: FakeSocket; // the newest one

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  seat = new SeatView("table", "s".repeat(24));
  socket = FakeSocket.newest;
  socket.onopen?.();
});
afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("acts of a seat", () => {
  const plays = (): Sent[] => socket.sent.filter((one) => one.t === "play");
  const types = (): string[] => plays().map((one) => one.act.type);
  const newest = (): Sent => plays().at(-1) as Sent;

  beforeEach(() => socket.says(scene()));

  it("has every happening once in its past, though a new scene comes while some wait to be seen", () => {
    const happened = (seq: number) => ({ t: "happened", seq, view: { n: seq }, events: [{ type: "x" }], by: 1, owed: [0], legal: [] });
    seat.timeline.attach({ prepare: () => ({ cues: [0], words: [], total: 1000 }), start: () => {}, clear: () => {} });
    for (const seq of [6, 7]) socket.says(happened(seq));
    socket.says({ ...scene(), seq: 7, past: [6, 7].map((seq) => ({ seq, events: [{ type: "x" }], by: 1 })) });
    expect(seat.past.map(({ seq }) => seq)).toEqual([6, 7]);
  });

  it("are asked for when it has been seen how the cards were dealt", () => {
    seat.timeline.attach({ prepare: () => ({ cues: [0], words: [], total: 1000 }), start: () => {}, clear: () => {} });
    socket.says({ ...scene(2), legal: [{ type: "play" }], past: [{ seq: 5, events: [{ type: "dealt" }], by: null }] });
    expect([seat.timeline.dealing, seat.owed, seat.legal, seat.decides]).toEqual([true, [], [], false]);
    vi.advanceTimersByTime(1001);
    expect([seat.timeline.dealing, seat.owed, seat.legal, seat.decides]).toEqual([false, [0], [{ type: "play" }], true]);
  });

  it("have just been done for a second, in which a tap is no question", () => {
    expect(seat.hasJustActed).toBe(false);
    seat.act({ type: "play" });
    expect(seat.hasJustActed).toBe(true);
    vi.advanceTimersByTime(1001);
    expect(seat.hasJustActed).toBe(false);
  });

  it("are asked for no more while it is seen what came of the answer, but while others do something meanwhile", () => {
    const [lay, end] = [{ type: "lay" }, { type: "end_turn" }];
    const happened = (seq: number, legal: object[]) => ({ t: "happened", seq, view: {}, events: [{ type: "x" }], by: 1, owed: [0], legal });
    seat.timeline.attach({ prepare: () => ({ cues: [0], words: [], total: 1000 }), start: () => {}, clear: () => {} });
    socket.says({ ...scene(), legal: [end, lay] });
    expect([seat.question.act, seat.decided]).toEqual(["lay", false]); // what one may do, not that one may be done with it
    const choices = seat.legal;
    socket.says(happened(6, [end, lay]));
    expect([seat.decided, seat.legal === choices]).toEqual([false, true]); // a choice that is half made stays
    vi.advanceTimersByTime(1001);
    socket.says(happened(7, [end]));
    expect([seat.decided, seat.decides]).toEqual([true, true]);
    vi.advanceTimersByTime(1001);
    expect([seat.question.act, seat.decided]).toEqual(["end_turn", false]);
    seat.act(end); // and the same is asked once more
    socket.says(happened(8, [end])); // the table shows, and then acknowledges
    socket.says({ t: "done", id: newest().id, seq: 8 });
    expect([seat.decided, seat.decides, seat.legal]).toEqual([true, true, []]);
    vi.advanceTimersByTime(1001);
    expect(seat.decided).toBe(false);
  });

  const showing = (): void => {
    seat.timeline.attach({ prepare: () => ({ cues: [0], words: [], total: 1000 }), start: () => {}, clear: () => {} });
  };
  const happens = (seq: number, owed: number[], legal: object[]): void =>
    socket.says({ t: "happened", seq, view: {}, events: [{ type: "x" }], by: null, owed, legal });

  it("are waited for no more once they are done, and who is next is not told before it has been seen", () => {
    showing();
    const choose = [{ type: "choose" }];
    socket.says({ ...scene(), owed: [0, 1, 2], legal: choose });
    happens(6, [0, 2], choose);
    expect(seat.waitedFor).toEqual([0, 2]); // all choose at the same time
    vi.advanceTimersByTime(1001);
    seat.act({ type: "choose" });
    happens(7, [2], []);
    expect([seat.waitedFor, seat.owed]).toEqual([[2], [0, 2]]);
    vi.advanceTimersByTime(1001);
    happens(8, [0, 1, 2], choose); // the last one has chosen, and the next round begins
    expect([seat.waitedFor, seat.owed]).toEqual([[], [2]]);
    vi.advanceTimersByTime(1001);
    expect(seat.waitedFor).toEqual([0, 1, 2]);
  });

  it("are waited for no more where the last one to choose is asked for the next one alone", () => {
    showing();
    socket.says({ ...scene(), owed: [1, 2] });
    happens(6, [2], []);
    vi.advanceTimersByTime(1001);
    expect([seat.waitedFor, seat.together]).toEqual([[2], true]);
    happens(7, [2], []);
    expect(seat.waitedFor).toEqual([]);
    vi.advanceTimersByTime(1001);
    expect([seat.waitedFor, seat.together]).toEqual([[2], false]);
  });

  it("are whose turn it is until they have been seen, where one alone is asked", () => {
    seat.timeline.attach({ prepare: () => ({ cues: [200], words: [], total: 1000 }), start: () => {}, clear: () => {} });
    socket.says({ ...scene(), owed: [1] });
    happens(6, [2], []);
    expect(seat.waitedFor).toEqual([1]);
    vi.advanceTimersByTime(999);
    expect(seat.waitedFor).toEqual([1]);
    vi.advanceTimersByTime(2);
    const [took, laid] = [{ type: "took" }, { type: "laid" }];
    socket.says({ t: "happened", seq: 7, view: {}, events: [took, laid], changes: [{ n: 1 }, { n: 2 }], by: null, owed: [0], legal: [] });
    expect(seat.waitedFor).toEqual([2]);
    vi.advanceTimersByTime(201); // the act has been seen, and what comes of it begins
    expect(seat.waitedFor).toEqual([]);
    vi.advanceTimersByTime(1900);
    expect(seat.waitedFor).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(seat.waitedFor).toEqual([0]);
  });

  it("are asked for at once where no board shows the deal", () => {
    socket.says({ ...scene(2), legal: [{ type: "play" }], past: [{ seq: 5, events: [{ type: "dealt" }], by: null }] });
    expect([seat.owed, seat.legal]).toEqual([[0], [{ type: "play" }]]);
  });

  it("wait for the answer of the one before", () => {
    seat.act({ type: "play" });
    seat.act({ type: "draw" });
    expect(types()).toEqual(["play"]);
    socket.says({ t: "done", id: newest().id, seq: 6 });
    expect(types()).toEqual(["play", "draw"]);
    expect(seat.busy).toBe(true);
    socket.says({ t: "done", id: newest().id, seq: 7 });
    expect(seat.busy).toBe(false);
    expect(types()).toEqual(["play", "draw"]);
  });

  it("give way to the newest while they wait", () => {
    seat.act({ type: "play" });
    seat.act({ type: "draw" });
    seat.act({ type: "toss" });
    socket.says({ t: "done", id: newest().id, seq: 6 });
    expect(types()).toEqual(["play", "toss"]);
  });

  it("may be the last one: it is left once, and again only if the table said no", () => {
    const leaves = (): Sent[] => socket.sent.filter((one) => one.t === "leave");
    seat.leave();
    seat.leave();
    expect([seat.leaving, leaves().length]).toEqual([true, 1]);
    socket.says({ t: "refused", id: leaves()[0]?.id, reason: "internal", rule: null, field: null });
    expect(seat.leaving).toBe(false);
    seat.leave();
    expect(leaves()).toHaveLength(2);
  });

  it("are dropped if the one before was refused", () => {
    const heard: string[] = [];
    seat.refused = (refusal) => heard.push(`${refusal.act?.type}: ${refusal.reason}`);
    seat.act({ type: "play" });
    seat.act({ type: "draw" });
    socket.says({ t: "refused", id: newest().id, reason: "not_your_turn", rule: "4", field: null });
    expect(types()).toEqual(["play"]);
    expect(seat.busy).toBe(false);
    expect(heard).toEqual(["play: not_your_turn"]);
  });

  it("are not carried over into the next game", () => {
    seat.act({ type: "play" });
    seat.act({ type: "draw" });
    const first = newest().id;
    socket.says(scene(2));
    socket.says({ t: "done", id: first, seq: 6 });
    expect(types()).toEqual(["play"]);
    expect(seat.busy).toBe(false);
  });

  it("shorten the past only if the table waited for them", () => {
    const happened = (seq: number, owed: number[]) =>
      socket.says({ t: "happened", seq, events: [], view: {}, owed, legal: [], by: null, deadline_ms: null });
    const seqs = (): number[] => seat.past.map((one) => one.seq);
    seat.act({ type: "play" });
    socket.says({ t: "done", id: newest().id, seq: 6 });
    for (let seq = 6; seq < 12; seq++) happened(seq, [1]);
    seat.act({ type: "draw" });
    socket.says({ t: "done", id: newest().id, seq: 12 });
    happened(12, [0]);
    expect(seqs()).toEqual([6, 7, 8, 9, 10, 11, 12]);
    seat.act({ type: "play" });
    socket.says({ t: "done", id: newest().id, seq: 13 });
    happened(13, [1]);
    expect(seqs()).toEqual([11, 12, 13]);
  });

  it("have all of their past again at the end, once it has been seen how it came to that", () => {
    seat.timeline.attach({ prepare: () => ({ cues: [0], words: [], total: 1000 }), start: () => {}, clear: () => {} });
    const past = [1, 2, 3, 4, 5, 6, 7].map((seq) => ({ seq, events: [], by: null }));
    const happened = (seq: number, more = {}) => ({ t: "happened", seq, events: [], view: {}, owed: [], legal: [], by: null, ...more });
    seat.act({ type: "play" });
    socket.says(happened(6));
    socket.says(happened(7, { past }));
    expect(seat.past.map(({ seq }) => seq)).toEqual([6]);
    vi.advanceTimersByTime(1500);
    expect([seat.whole, seat.past.length, seat.past.at(-1)?.events === seat.events]).toEqual([true, 7, true]); // so that the log knows what has been seen
    vi.advanceTimersByTime(1500);
    socket.says({ t: "done", id: newest().id, seq: 7 });
    expect(seat.past).toEqual(past);
  });
});

describe("a hint", () => {
  const LAY = [
    { type: "lay", card: "swarm" },
    { type: "lay", card: "flyer_1" },
  ];
  const asked = (): Sent[] => socket.sent.filter((one) => one.t === "advise");
  const happened = (legal: object[], owed = [0]): void =>
    socket.says({ t: "happened", seq: 6, events: [], view: {}, owed, legal, by: null, deadline_ms: null });
  const advised = (): void =>
    socket.says({ t: "advised", id: asked().at(-1)?.id, seq: 5, best: [{ act: LAY[0], worth: 0.4 }], trials: 99 });
  const begin = (hints = true): void => socket.says({ ...scene(), table: { ...tableView(1), hints }, legal: LAY });

  beforeEach(() => begin());

  it("is asked for once and kept as long as the decision is the same", () => {
    seat.ask();
    seat.ask();
    expect(asked()).toMatchObject([{ match: 1 }]);
    expect(seat.asking).toBe(true);
    advised();
    seat.ask();
    expect(asked()).toHaveLength(1);
    expect(seat.asking).toBe(false);
    happened(LAY); // somebody else has laid a card
    expect(seat.advice?.best[0]?.act).toEqual(LAY[0]);
    seat.picked = { type: "lay", card: "swarm" };
    happened([], [1]);
    expect([seat.advice, seat.picked]).toEqual([null, null]);
  });

  it("is not asked for where there is none, or nothing to decide", () => {
    begin(false);
    seat.ask();
    begin();
    happened([], [1]);
    seat.ask();
    expect(asked()).toEqual([]);
  });

  it("may be refused, and asked for again", () => {
    const heard: string[] = [];
    seat.refused = ({ reason }) => heard.push(reason);
    for (const reason of ["too_many_messages", "not_asked"]) {
      seat.ask();
      socket.says({ t: "refused", id: asked().at(-1)?.id, reason, rule: null, field: null });
      expect(seat.asking).toBe(false);
    }
    expect(heard).toEqual(["too_many_messages"]); // that what was asked about is over is no news
    expect(seat.busy).toBe(false);
  });

  it("is not sent again once it was answered", () => {
    seat.ask();
    advised();
    socket.close();
    vi.advanceTimersByTime(10_000);
    socket = FakeSocket.newest;
    socket.onopen?.();
    begin();
    expect(asked()).toEqual([]);
  });
});

describe("who is out and does not look on", () => {
  const paces = (): unknown[] => socket.sent.filter(({ t }) => t === "configure").map(({ pace_ms }) => pace_ms);

  beforeEach(() => {
    socket.says({ ...scene(), table: { ...tableView(1), pace_ms: 700 } });
    seat.skip();
  });

  it("takes the bots their time and gives it back", () => {
    seat.skip(); // said already
    expect([seat.skipping, paces()]).toEqual([true, [0]]);
    seat.lookOn();
    seat.lookOn();
    expect([seat.skipping, paces()]).toEqual([false, [0, 700]]);
  });

  it("gives it back when leaving the page, too", () => {
    seat.close();
    expect(paces()).toEqual([0, 700]);
  });

  it("gives it back before leaving the table", () => {
    seat.leave();
    expect(socket.sent.slice(-2).map(({ t, pace_ms }) => [t, pace_ms])).toEqual([
      ["configure", 700],
      ["leave", undefined],
    ]);
  });
});

describe("the chat", () => {
  const line = (number: number): object => ({ seat: 1, name: "Bruno", phrase: null, text: `line ${number}` });
  const lines = (from: number, to: number): object[] => Array.from({ length: to - from }, (_, i) => line(from + i));

  it("counts on where its oldest lines have gone", () => {
    socket.says({ ...scene(), chat: lines(0, 200) });
    expect(seat.said).toBe(200);
    socket.says({ t: "said", line: line(200) });
    expect([seat.chat.length, seat.said]).toEqual([200, 201]);
  });

  it("counts what was said while nobody heard it", () => {
    socket.says({ ...scene(), chat: lines(0, 200) });
    socket.says({ ...scene(), chat: lines(3, 203) });
    expect(seat.said).toBe(203);
    socket.says({ ...scene(), chat: lines(3, 203) });
    expect(seat.said).toBe(203);
    socket.says({ ...scene(), chat: lines(500, 700) });
    expect(seat.said).toBe(403); // what has gone meanwhile is not known
  });
});
