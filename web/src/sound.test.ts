import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

class FakeContext {
  static made: FakeContext[] = [];
  state: AudioContextState = "suspended";
  allowed = true;
  asked = 0;

  constructor() {
    FakeContext.made.push(this);
  }
  resume(): Promise<void> {
    this.asked++;
    if (!this.allowed) return Promise.reject(new DOMException("not allowed", "NotAllowedError"));
    this.state = "running";
    return Promise.resolve();
  }
}

const only = (): FakeContext => {
  expect(FakeContext.made).toHaveLength(1);
  return FakeContext.made[0] as FakeContext;
};

let silence: () => void;

beforeEach(async () => {
  FakeContext.made = [];
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules(); // each test has a device that has made no sound yet
  silence = (await import("./sound")).soundAfterGesture();
});
afterEach(() => {
  silence();
  vi.unstubAllGlobals();
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
});
