import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const node = { gain: param, frequency: param, connect: <T>(out: T) => out, disconnect: () => {}, stop: () => {} };

class FakeContext {
  static made: FakeContext[] = [];
  state: AudioContextState = "suspended";
  allowed = true;
  asked = 0;
  started = 0; // tones
  currentTime = 0;

  constructor() {
    FakeContext.made.push(this);
  }
  resume(): Promise<void> {
    this.asked++;
    if (!this.allowed) return Promise.reject(new DOMException("not allowed", "NotAllowedError"));
    this.state = "running";
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }
  createGain = (): object => ({ ...node });
  createOscillator = (): object => ({ ...node, start: () => this.started++ });
}

const only = (): FakeContext => {
  expect(FakeContext.made).toHaveLength(1);
  return FakeContext.made[0] as FakeContext;
};

let silence: () => void;
let play: (typeof import("./sound"))["play"];

beforeEach(async () => {
  FakeContext.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules(); // each test has a device that has made no sound yet
  const sound = await import("./sound");
  silence = sound.soundAfterGesture();
  play = sound.play;
});
afterEach(() => {
  silence();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("sound", () => {
  it("waits for what browsers take for a gesture: a finger that is put down is none", () => {
    dispatchEvent(new Event("pointerdown"));
    expect(FakeContext.made).toEqual([]);
    dispatchEvent(new Event("pointerup"));
    expect(only().state).toBe("running");
  });

  it.each(["pointerup", "touchend", "keydown"])("is allowed by %s", (gesture) => {
    dispatchEvent(new Event(gesture));
    expect(only().state).toBe("running");
  });

  it.each(["suspended", "interrupted"])("comes back with the next gesture after it was %s", (state) => {
    dispatchEvent(new Event("touchend"));
    only().state = state as AudioContextState;
    dispatchEvent(new Event("touchend"));
    expect(only().state).toBe("running");
  });

  it("comes back with the page", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeContext.made).toEqual([]); // nobody has touched anything yet
    dispatchEvent(new Event("keydown"));
    only().state = "suspended";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(only().state).toBe("running");
  });

  it("asks once more where the browser still said no, and not once it plays", async () => {
    dispatchEvent(new Event("keydown"));
    Object.assign(only(), { state: "suspended", allowed: false, asked: 0 });
    dispatchEvent(new Event("keydown"));
    await Promise.resolve();
    only().allowed = true;
    dispatchEvent(new Event("keydown"));
    dispatchEvent(new Event("keydown"));
    expect(only().asked).toBe(2);
  });

  it("rests while nothing sounds, and the next sound needs no gesture", () => {
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(1_500);
    play("turn");
    vi.advanceTimersByTime(1_500);
    expect(only().state).toBe("running"); // nothing is cut off
    vi.advanceTimersByTime(1_000);
    expect(only().state).toBe("suspended");
    const before = only().started;
    play("turn");
    expect(only().state).toBe("running");
    expect(only().started).toBeGreaterThan(before);
    vi.advanceTimersByTime(3_000);
    expect(only().state).toBe("suspended");
  });

  it("is woken by a gesture too, unless sounds are off", async () => {
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(3_000);
    dispatchEvent(new Event("keydown"));
    expect(only().state).toBe("running");
    vi.advanceTimersByTime(3_000);
    (await import("./settings.svelte")).settings.kept.sound = false;
    dispatchEvent(new Event("keydown"));
    expect(only().state).toBe("suspended");
  });

  it("plays all that sounds while it wakes", () => {
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(3_000);
    only().resume = () => new Promise(() => {});
    play("turn");
    const first = only().started;
    play("turn");
    expect(only().started).toBe(2 * first);
  });

  it("asks with the next gesture where a rest could not be ended", async () => {
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(3_000);
    only().allowed = false;
    play("turn");
    await Promise.resolve();
    only().allowed = true;
    dispatchEvent(new Event("keydown"));
    expect(only().state).toBe("running");
  });

  it("does not take a phone call for its own rest", () => {
    dispatchEvent(new Event("keydown"));
    only().state = "interrupted" as AudioContextState;
    vi.advanceTimersByTime(3_000);
    dispatchEvent(new Event("keydown"));
    expect(only().state).toBe("running");
  });
});
