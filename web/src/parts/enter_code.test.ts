import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldTables } from "../held";
import { settings } from "../settings.svelte";
import EnterCode from "./EnterCode.svelte";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

/** Knows the code; of the table it says `table`, or nothing. */
function server(table: object | null): void {
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/handover") return Promise.resolve(Response.json({ table: "k7wq2m9xpa", seat: 1, secret: "s1" }));
    return table ? Promise.resolve(Response.json(table)) : Promise.reject(new TypeError("Failed to fetch"));
  });
}

async function types(code: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Transfer code"), { target: { value: code } });
  await fireEvent.submit(screen.getByLabelText("Transfer code"));
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  location.hash = "#/";
  settings.set({ language: "en" });
  render(EnterCode);
});
afterEach(() => vi.unstubAllGlobals());

it("brings the seat here, with its game and its name", async () => {
  server({ game: "snatch-it", seats: [{ name: "Anna" }, { name: "Bert" }] });
  await types("abcdef");
  await vi.waitFor(() => expect(location.hash).toBe("#/t/k7wq2m9xpa"));
  expect(heldTables()).toMatchObject([{ table: "k7wq2m9xpa", game: "snatch-it", seats: [{ seat: 1, secret: "s1", name: "Bert" }] }]);
});

it("takes the code as people write it down", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(body as string) as { code: string }).code);
    return Promise.resolve(Response.json({ reason: "bad_code" }, { status: 403 }));
  });
  await types(" gc7 9-9tmp ");
  await screen.findByRole("alert");
  expect(sent).toEqual(["GC799TMP"]);
});

it("keeps the seat, though the table says no more: a code works only once", async () => {
  server(null);
  await types("abcdef");
  await vi.waitFor(() => expect(location.hash).toBe("#/t/k7wq2m9xpa"));
  expect(heldTables()).toMatchObject([{ table: "k7wq2m9xpa", seats: [{ seat: 1, secret: "s1" }] }]);
});
