import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { delay, type ConnectionState, NEXT_DOOR, NODES, TableSocket } from "./socket";
import { transportTo } from "./offline/transport";
import type { Message } from "./wire";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { t: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string; id?: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const newest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
let heard: Message[] = [];
let lines: ConnectionState[] = [];
let farewells: string[] = [];

let made: TableSocket[] = [];

function connect(): TableSocket {
  const socket = new TableSocket(
    transportTo("server"),
    "/ws/tables/x",
    { secret: "s".repeat(24) },
    { message: (m) => heard.push(m), connection: (l) => lines.push(l), farewell: (reason) => farewells.push(reason) },
  );
  made.push(socket);
  return socket;
}

function open(): TableSocket {
  const socket = connect();
  newest().open();
  newest().says({ t: "scene" });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard = [];
  lines = [];
  farewells = [];
});
afterEach(() => {
  for (const socket of made) socket.close();
  made = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket to the table", () => {
  it("says hello first, and a command only after the scene", () => {
    const socket = connect();
    socket.send({ t: "start" });
    newest().open();
    expect(newest().sent.map((m) => m.t)).toEqual(["hello"]);
    newest().says({ t: "scene" });
    expect(newest().sent.map((m) => m.t)).toEqual(["hello", "start"]);
  });

  it("sends an unanswered order again with the same id after a break, an answered one not", () => {
    const socket = connect();
    newest().open();
    newest().says({ t: "scene" });
    const first = socket.send({ t: "start" });
    const second = socket.send({ t: "play", act: { type: "lay" }, match: 1 });
    newest().says({ t: "done", id: first, seq: 1 });
    expect(socket.waiting).toBe(1);
    newest().close();
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    newest().open();
    newest().says({ t: "scene" });
    expect(
      newest()
        .sent.slice(1)
        .map((m) => m.id),
    ).toEqual([second]);
    newest().says({ t: "refused", id: second, reason: "does_not_fit" });
    expect(socket.waiting).toBe(0);
  });

  it("still knows the command while its answer is heard", () => {
    const known: (string | undefined)[] = [];
    const socket: TableSocket = new TableSocket(
      transportTo("server"),
      "/ws/x",
      {},
      {
        message: (m) => m.t === "done" && known.push(socket.commandOf(m.id)?.t),
        connection: () => {},
        farewell: () => {},
      },
    );
    made.push(socket);
    newest().open();
    newest().says({ t: "scene" });
    newest().says({ t: "done", id: socket.send({ t: "rematch" }), seq: 4 });
    expect(known).toEqual(["rematch"]);
  });

  it("does not come back after it was replaced, but after a restart", () => {
    connect();
    newest().open();
    newest().says({ t: "scene" });
    newest().says({ t: "goodbye", reason: "restart" });
    newest().close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    newest().open();
    newest().says({ t: "goodbye", reason: "replaced" });
    newest().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(farewells).toEqual(["replaced"]);
  });

  it("knocks next door where another node has the table, and nobody is told that the line is bad", () => {
    connect();
    for (const knock of [1, 2, 3]) {
      newest().open();
      newest().says({ t: "goodbye", reason: "elsewhere" });
      vi.advanceTimersByTime(NEXT_DOOR);
      expect(FakeSocket.made).toHaveLength(1 + knock);
      expect(newest().url, "a proxy that hashes addresses must choose another node").toMatch(new RegExp(`[?]again=${knock}$`));
    }
    newest().open();
    newest().says({ t: "scene" });
    expect(lines).not.toContain("waiting");
    expect(lines.at(-1)).toBe("open");
  });

  it("takes it for a broken line if no node has the table", () => {
    connect();
    for (let knock = 0; knock < NODES; knock++) {
      newest().open();
      newest().says({ t: "goodbye", reason: "elsewhere" });
      vi.advanceTimersByTime(NEXT_DOOR);
    }
    newest().open();
    newest().says({ t: "goodbye", reason: "elsewhere" });
    newest().close();
    expect(lines.at(-1)).toBe("waiting");
  });

  it("hangs up on a silent line within ten seconds, without waiting for the browser to close it", () => {
    open();
    newest().close = () => {}; // nobody answers the closing either
    vi.advanceTimersByTime(9_200);
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    newest().open();
    newest().says({ t: "scene" });
    expect(lines.at(-1)).toBe("open");
  });

  it("gives up on a connecting that hangs, and on a table that never says a word", () => {
    connect();
    newest().close = () => {};
    vi.advanceTimersByTime(9_200);
    expect(lines).toEqual(["waiting"]);
    expect(FakeSocket.made).toHaveLength(2);
    newest().open();
    vi.advanceTimersByTime(9_500);
    expect(lines.at(-1)).toBe("waiting");
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("stays as long as its pings are answered, and says nothing while there is enough to hear", () => {
    open();
    const pings = (): number => newest().sent.filter((m) => m.t === "ping").length;
    for (let second = 0; second < 60; second += 3) {
      vi.advanceTimersByTime(3000);
      newest().says({ t: "probe", probe: second });
    }
    expect(pings()).toBe(0);
    for (let answered = 0; answered < 20; answered++) {
      vi.advanceTimersByTime(4000);
      expect(pings()).toBe(answered + 1);
      newest().says({ t: "pong" });
    }
    expect(FakeSocket.made).toHaveLength(1);
  });

  it.each([
    ["visibilitychange", document],
    ["pageshow", window],
    ["online", window],
    ["offline", window],
  ])("looks at once with %s: a line that was silent for long is replaced, a younger one has two seconds", (event, at) => {
    open();
    at.dispatchEvent(new Event(event));
    expect(newest().sent.at(-1)?.t).toBe("ping");
    newest().says({ t: "pong" });
    vi.advanceTimersByTime(2100);
    expect(FakeSocket.made).toHaveLength(1);
    at.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(2100);
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    newest().open();
    newest().says({ t: "scene" });
    const before = FakeSocket.made.length;
    vi.setSystemTime(Date.now() + 60_000); // the device slept: no timer ran
    at.dispatchEvent(new Event(event));
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it("does not wait for its next attempt when somebody comes back", () => {
    open();
    for (let failed = 0; failed < 8; failed++) {
      newest().close();
      vi.advanceTimersByTime(10_000);
    }
    newest().close();
    const before = FakeSocket.made.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  /** Greets each line and hangs up at the command, as a table does whose log is full; the pauses between them, in ms. */
  function fails(times: number): number[] {
    return Array.from({ length: times }, () => {
      newest().open();
      newest().says({ t: "scene" });
      newest().says({ t: "goodbye", reason: "restart" });
      newest().close();
      const [begun, before] = [Date.now(), FakeSocket.made.length];
      while (FakeSocket.made.length === before) vi.advanceTimersByTime(10);
      return Date.now() - begun;
    });
  }

  it("waits longer and longer for a table that greets and never carries out what is sent again", () => {
    connect().send({ t: "start" });
    const pauses = fails(9);
    expect(pauses[0]).toBeLessThan(400);
    for (const pause of pauses.slice(-2)) expect(pause).toBeGreaterThan(6000);
  });

  it("begins anew with short pauses once the table has answered a command, or the line has stood for a while", () => {
    const socket = connect();
    const id = socket.send({ t: "start" });
    fails(6);
    newest().open();
    newest().says({ t: "scene" });
    newest().says({ t: "done", id, seq: 3 });
    newest().close();
    vi.advanceTimersByTime(400);
    expect(fails(6)[5]).toBeGreaterThan(2000);
    newest().open();
    newest().says({ t: "scene" });
    vi.advanceTimersByTime(3000);
    newest().says({ t: "pong" });
    vi.advanceTimersByTime(3000);
    const before = FakeSocket.made.length;
    newest().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it("leaves the page alone once it is closed", () => {
    open().close();
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("echoes a probe at once and tells nobody", () => {
    connect();
    newest().open();
    newest().says({ t: "scene" });
    newest().says({ t: "probe", probe: 7 });
    expect(newest().sent.at(-1)).toEqual({ t: "echo", probe: 7 });
    expect(heard.map((m) => m.t)).toEqual(["scene"]);
  });

  it("waits longer after every failed attempt, up to a limit", () => {
    expect([0, 1, 2].map(delay)).toEqual([300, 540, 972]);
    expect(delay(50)).toBe(8000);
  });
});
