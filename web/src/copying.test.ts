import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copying";

const old = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  old.mockReset();
  Reflect.deleteProperty(document, "execCommand");
});

function browser(clipboard: object | undefined): void {
  vi.stubGlobal("navigator", { clipboard });
  Object.defineProperty(document, "execCommand", { value: old, configurable: true });
}

it("copies the modern way", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  browser({ writeText });
  await copyText("a link");
  expect(writeText).toHaveBeenCalledWith("a link");
  expect(old).not.toHaveBeenCalled();
});

it.each([
  ["there is no other", undefined],
  ["the other is refused", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
])("copies the old way where %s", async (_, clipboard) => {
  browser(clipboard);
  await copyText("a link");
  expect(old).toHaveBeenCalledWith("copy");
  expect(document.querySelector("textarea")).toBeNull();
});
