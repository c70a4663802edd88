import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inThisWindow, Stored } from "./stored";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is there for whoever asks for the same key", () => {
  expect(new Stored<number[]>("some").write([1, 2])).toBe(true);
  expect(new Stored<number[]>("some").read()).toEqual([1, 2]);
  expect(new Stored<number[]>("other").read()).toBeNull();
  expect(new Stored<number[]>("some", inThisWindow).read()).toBeNull();
});

it("is nothing where it cannot be read", () => {
  localStorage.setItem("some", "{");
  expect(new Stored("some").read()).toBeNull();
});

it("lasts as long as the page where nothing may be kept", () => {
  const forbidden = (): Storage => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const stored = new Stored<string>("some", forbidden);
  expect(stored.read()).toBeNull();
  expect(stored.write("words")).toBe(false);
  expect(stored.read()).toBe("words");
});

it("is read from the device again as soon as it could be written there", () => {
  const stored = new Stored<string>("some");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  stored.write("one");
  expect(stored.read()).toBe("one");
  full.mockRestore();
  stored.write("two");
  localStorage.setItem("some", '"of another window"');
  expect(stored.read()).toBe("of another window");
});

it("says when another window has written it, and not when that was something else", () => {
  const changed = vi.fn();
  new Stored("some").watch(changed);
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(changed).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "some" }));
  expect(changed).toHaveBeenCalledOnce();
});
