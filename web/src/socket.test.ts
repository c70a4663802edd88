import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { delay, type Connection, TableSocket } from "./socket";
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
let lines: Connection[] = [];
let farewells: string[] = [];

function connect(): TableSocket {
  return new TableSocket(
    "ws://table/ws/x",
    { secret: "s".repeat(24) },
    { message: (m) => heard.push(m), connection: (l) => lines.push(l), farewell: (reason) => farewells.push(reason) },
  );
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
      "ws://x",
      {},
      {
        message: (m) => m.t === "done" && known.push(socket.commandOf(m.id)?.t),
        connection: () => {},
        farewell: () => {},
      },
    );
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

  it("hangs up on a silent line", () => {
    connect();
    newest().open();
    newest().says({ t: "scene" });
    vi.advanceTimersByTime(70_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
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
