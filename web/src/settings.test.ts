import { beforeEach, expect, it } from "vitest";
import { stored } from "./kept";
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
