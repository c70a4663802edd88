import { beforeEach, expect, it } from "vitest";
import { read, stored } from "./kept";
import { settings } from "./settings.svelte";

/** As another window does. */
function elsewhere(change: Parameters<typeof stored.write>[0]): void {
  localStorage.setItem("schnapp.settings", JSON.stringify({ ...stored.read(), ...change }));
}

beforeEach(() => {
  localStorage.clear();
  settings.set({ language: "en", theme: "system", sound: true });
});

it("leaves alone what another window has set", () => {
  elsewhere({ theme: "dark" });
  settings.set({ sound: false });
  expect(stored.read()).toMatchObject({ theme: "dark", sound: false });
});

it("follows another window, but for the language, whose words may be missing here", () => {
  elsewhere({ theme: "dark", language: "de" });
  dispatchEvent(new StorageEvent("storage", { key: "schnapp.settings" }));
  expect([settings.kept.theme, settings.kept.language]).toEqual(["dark", "en"]);
});

it("is as on the first day where another release has left what this one does not know", () => {
  localStorage.setItem(
    "schnapp.settings",
    '{"pace":"hasty","theme":"pink","language":"fr","people":[7],"volume":"loud","name":"Anna","new":1}',
  );
  const fresh = { pace: "normal", theme: "system", people: [], volume: 0.6 };
  expect(read()).toMatchObject({ ...fresh, name: "Anna" });
  expect(read().language).not.toBe("fr");
  for (const nonsense of ["null", "7", '"x"', "[]", "{"]) {
    localStorage.setItem("schnapp.settings", nonsense);
    expect(read()).toMatchObject({ ...fresh, name: "" });
  }
});
