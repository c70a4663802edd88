import { beforeEach, expect, it, vi } from "vitest";
import { fetchMoreWhenIdle } from "./idle";
import { settings } from "./settings.svelte";

const renew = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const served = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("./offline/store", () => ({ renew }));
vi.mock("./service_worker", () => ({ serviceWorker: served }));
vi.mock("./pages/TablePage.svelte", () => ({}));
vi.mock("./games", () => ({ bring: () => Promise.resolve() }));
vi.mock("./at_hand.svelte", () => ({ atHand: { game: "schnuff" } }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
  settings.set({ metered: false });
});

const WIFI = { saveData: false, type: "wifi" };
it.each([
  ["an unknown one", undefined, false, 1],
  ["Wi-Fi", WIFI, false, 1],
  ["mobile data", { ...WIFI, type: "cellular" }, false, 0],
  ["one on which data is to be saved", { ...WIFI, saveData: true }, false, 0],
  ["mobile data, by one\u2019s own wish", { ...WIFI, type: "cellular" }, true, 1],
])("renews what plays without a network over this line: %s", async (_, connection, metered, times) => {
  vi.stubGlobal("navigator", { connection });
  settings.set({ metered });
  fetchMoreWhenIdle();
  await vi.waitFor(() => expect(served).toHaveBeenCalledOnce());
  await new Promise((later) => setTimeout(later, 0));
  expect(renew).toHaveBeenCalledTimes(times);
});
