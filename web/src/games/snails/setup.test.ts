import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import { wordsOf } from "../../texts.svelte";
import type { Machine } from "../../wire";
import { kept, own, setOwn } from "./drawn";
import { LAYOUTS } from "./hex";
import { drawingOf, painted, tableOf, textOf } from "./layout";
import Setup from "./Setup.svelte";

Element.prototype.scrollIntoView ??= vi.fn();
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

const [corners, volcano] = LAYOUTS.map(drawingOf);
const lobby = (
  options: Machine = { layout: "corners", "board.allow_partial_tiles": false },
  more: object = {},
): ReturnType<typeof vi.fn> => {
  const change = vi.fn();
  render(Setup, { options, players: 4, mayChange: true, change, t: wordsOf("snails"), ...more });
  return change;
};
const editor = (): HTMLElement => document.querySelector("dialog") as HTMLElement;
/** By its name, which roles would find slowly among so many fields. */
function named<E extends HTMLElement>(what: string, name: string, where: HTMLElement = document.body): E {
  const found = [...where.querySelectorAll<E>(what)].find((one) =>
    (one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent).includes(name),
  );
  if (!found) throw new Error(`there is no ${what} ${name}`);
  return found;
}
const button = (name: string): HTMLButtonElement => named("button", name, document.querySelector("dialog") ?? document.body);
const radio = (name: string): HTMLInputElement => named("input[type=radio]", name);
const click = (name: string): Promise<boolean> => fireEvent.click(button(name));
const cell = (field: string): SVGGElement => editor().querySelector(`[data-field="${field}"]`) as SVGGElement;
const press = (field: string, key: string): Promise<boolean> => fireEvent.keyDown(cell(field), { key });

async function go(field: string): Promise<void> {
  cell(field).dispatchEvent(new FocusEvent("focus"));
  await tick();
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  settings.set({ language: "en" });
});

describe("the islands in the lobby", () => {
  it("are chosen by their map", async () => {
    const change = lobby();
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(document.querySelectorAll(".maps svg[viewBox]")).not.toHaveLength(0);
    await fireEvent.click(screen.getAllByRole("radio")[1]!);
    expect(change).toHaveBeenCalledWith({ layout: "volcano", "board.allow_partial_tiles": null });
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([true, false, false, false]);
  });

  it("are only shown to guests: what the host has drawn too", () => {
    lobby({ layout: "custom", custom_layout: tableOf(volcano!), "board.allow_partial_tiles": false }, { mayChange: false });
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    lobby(undefined, { mayChange: false });
    expect(screen.getAllByRole("radio")).toHaveLength(3);
  });

  it("say why drawn ones do not suit so many", () => {
    const few = painted(
      drawingOf({ id: "custom", rows: [{ r: 0, q_min: 0, q_max: 7 }], I: [], II: [], III: [] }),
      ["0,0", "1,0", "2,0", "3,0", "4,0", "5,0"],
      1,
    );
    const options = { layout: "custom", custom_layout: tableOf(few), "board.allow_partial_tiles": true };
    lobby(options, { players: 2 });
    expect(screen.queryByRole("alert")).toBeNull();
    cleanup();
    lobby(options, { players: 3 });
    expect(screen.getByRole("alert").textContent).toContain("at least 9 fields of land, now there are 6");
  });

  it("are the own ones with one tap, once they have been drawn", async () => {
    setOwn(volcano!);
    const change = lobby();
    await fireEvent.click(screen.getAllByRole("radio")[3]!);
    expect(change).toHaveBeenCalledWith({ layout: "custom", custom_layout: tableOf(volcano!), "board.allow_partial_tiles": false });
  });
});

/** The editor is fetched when it is opened. */
const opened = (): Promise<void> => vi.waitFor(() => void button("Play on these"), { timeout: 20_000 });

describe("the editor", { timeout: 30_000 }, () => {
  it("opens with the own islands' map, judges every change at once, and sends layout and drawing together", async () => {
    const change = lobby();
    await fireEvent.click(screen.getAllByRole("radio")[3]!);
    await opened();
    expect(change).not.toHaveBeenCalled();
    const use = button("Play on these");
    expect(use.disabled).toBe(false);
    await go("0,0");
    await press("0,0", "0");
    expect(use.disabled).toBe(true);
    expect(editor().textContent).toContain("Now there are 5, 8 and 6.");
    await press("0,0", "2");
    expect(use.disabled).toBe(false);
    await press("0,0", "1");
    await go("1,0");
    await press("1,0", "2");
    await fireEvent.click(use);
    const drawn = painted(painted(corners!, ["0,0"], 1), ["1,0"], 2);
    expect(change).toHaveBeenCalledWith({ layout: "custom", custom_layout: tableOf(drawn), "board.allow_partial_tiles": false });
    expect(own()).toEqual(drawn);
    expect(editor()).toBeNull();
  });

  it("walks with the arrows, paints with Enter, takes back and does again", async () => {
    lobby();
    await click("Draw your own");
    await opened();
    await go("0,0");
    await press("0,0", "ArrowRight");
    expect(document.activeElement).toBe(cell("1,0"));
    expect(cell("1,0").getAttribute("aria-label")).toMatch(/: beach$/);
    await fireEvent.click(radio("mountain"));
    await press("1,0", "Enter");
    expect(cell("1,0").getAttribute("aria-label")).toMatch(/: mountain$/);
    await fireEvent.keyDown(cell("1,0"), { key: "z", ctrlKey: true });
    expect(cell("1,0").getAttribute("aria-label")).toMatch(/: beach$/);
    await click("Redo");
    expect(cell("1,0").getAttribute("aria-label")).toMatch(/: mountain$/);
  });

  it("paints in the mirror", async () => {
    lobby();
    await click("Draw your own");
    await opened();
    await fireEvent.click(radio("left and right"));
    await press("0,0", "ArrowRight");
    await press("1,0", "3");
    for (const field of ["1,0", "-1,0"]) expect(cell(field).getAttribute("aria-label")).toMatch(/: mountain$/);
  });

  it("fills gaps, allows fewer tiles, and begins anew", async () => {
    const change = lobby();
    await click("Draw your own");
    await opened();
    await press("0,0", "Delete");
    expect(editor().textContent).toContain("A field is missing in a row.");
    await click("Fill the gaps");
    expect(editor().textContent).not.toContain("A field is missing");
    await fireEvent.click(radio("there may be fewer"));
    await click("Play on these");
    expect(change.mock.lastCall?.[0]["board.allow_partial_tiles"]).toBe(true);
    await click("Change the islands");
    await opened();
    await click("only water");
    expect(editor().textContent).toContain("at least one beach");
    await click("random");
    expect(button("Play on these").disabled).toBe(false);
  });

  it("keeps islands under a name, and reads those of others", async () => {
    lobby();
    await click("Draw your own");
    await opened();
    await fireEvent.input(named("input[maxlength]", "Name", editor()), { target: { value: "Snail bay" } });
    await click("Save");
    expect(kept()).toEqual([{ name: "Snail bay", drawing: corners }]);
    const paste = named("textarea", "from others", editor());
    await fireEvent.input(paste, { target: { value: "not islands" } });
    await click("See these");
    expect(editor().querySelector("[role=alert]")?.textContent).toContain("doesn’t describe any islands");
    await fireEvent.input(paste, { target: { value: textOf(volcano!) } });
    await click("See these");
    await click("Save");
    expect(kept().map(({ drawing }) => drawing)).toEqual([volcano, corners]);
    await click("Delete “Snail bay”");
    expect(kept()).toHaveLength(1);
  });
});
