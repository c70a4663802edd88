import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import SettingsWindow from "./SettingsWindow.svelte";

const isStored = vi.hoisted(() => vi.fn());
vi.mock("../offline/store", () => ({ isStored }));

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

const LABEL = "Update playing without a network over mobile data, too";
const line = (connection: object | undefined): void =>
  void Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

beforeEach(() => settings.set({ language: "en", metered: false }));
afterEach(() => {
  cleanup();
  line(undefined);
});

it("lets one choose whether megabytes may come over mobile data, where there are any to come and the browser knows its line", async () => {
  line({ type: "cellular" });
  isStored.mockResolvedValue(true);
  render(SettingsWindow);
  const choice = await screen.findByRole("group", { name: LABEL });
  await fireEvent.click([...choice.querySelectorAll("input")][0] as HTMLInputElement);
  expect(settings.kept.metered).toBe(true);
});

it.each([
  [false, { type: "wifi" }],
  [true, undefined],
])("says nothing of it elsewhere: stored %s, line %o", async (stored, connection) => {
  line(connection);
  isStored.mockResolvedValue(stored);
  render(SettingsWindow);
  await new Promise((later) => setTimeout(later, 20));
  expect(screen.queryByRole("group", { name: LABEL })).toBeNull();
});
