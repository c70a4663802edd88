import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { bring, gameAt } from "../games";
import type { SeatView } from "../seat.svelte";
import { settings } from "../settings.svelte";
import { declared } from "../table/shapes";
import type { Happening, Table } from "../wire";
import Log from "./Log.svelte";

const tableView = declared<Table>({ game: "snatch-it", options: {}, seats: [{}, {}, {}] });
const PAST = [
  [{ type: "stolen", player: 1, owner: 0, stack: "s4", card: "flyer_4" }],
  [{ type: "reclaimed", player: 0, stack: "s4", card: "flyer_5", from: 1 }],
  [{ type: "consolation", player: 1, drawn: 1 }],
  [{ type: "tossed", player: 2, pond: "swarm" }],
];

beforeAll(() => bring("snatch-it"));
beforeEach(() => {
  cleanup();
  settings.set({ language: "en" });
});

it("what answers an act stands with it", () => {
  const past = PAST.map((events, seq) => ({ seq, by: null, events }));
  const seat = declared<SeatView>({ seat: 0, names: ["Anna", "Bert", "Cleo"], past, events: [], timeline: { told: 0 } });
  render(Log, { seat, tableView });
  const acts = [...screen.getByRole("log").querySelectorAll(".act")];
  expect(acts.map((act) => act.classList.contains("answer"))).toEqual([false, true, true, false]);
});

it("an act stands there once its first picture has been seen", () => {
  const past = PAST.slice(0, 2).map((events, seq) => ({ seq, by: null, events }));
  const shown = (told: number): number => {
    cleanup();
    const seat = { seat: 0, names: ["Anna", "Bert", "Cleo"], past, events: PAST[1], timeline: { told } };
    render(Log, { seat: declared<SeatView>(seat), tableView });
    return screen.getByRole("log").querySelectorAll(".act").length;
  };
  expect([shown(0), shown(1)]).toEqual([1, 2]);
});

it("each line leads to its moment, where one may look back", () => {
  const look = vi.fn();
  const past = [{ seq: 17, by: null, events: PAST[0] }];
  const seat = declared<SeatView>({ seat: 0, names: ["Anna", "Bert", "Cleo"], past, events: [], timeline: { told: 0 } });
  render(Log, { seat, tableView, look });
  screen.getByRole("button", { name: "Show this again" }).click();
  expect(look).toHaveBeenCalledWith(17);
});

it("whose time was up is told otherwise than a bot that has found nothing", () => {
  const past = PAST.slice(0, 2).map((events, seq) => ({ seq, by: "clock", events }));
  const seat = declared<SeatView>({ seat: 2, names: ["Anna", "Bert", "Cleo"], past, events: [], timeline: { told: 0 } });
  const seats = ["person", "bot", "person"].map((kind) => ({ kind, standin: false }));
  render(Log, { seat, tableView: declared<Table>({ ...tableView, seats }) });
  expect([...screen.getByRole("log").querySelectorAll(".soft")].map(({ textContent }) => textContent?.trim())).toEqual([
    "Bert could not decide, so chance did.",
    "Time was up, so the clock played for Anna.",
  ]);
});

it("a line is made once, also where it takes what came before", async () => {
  await bring("schnapp-land-fluss");
  const race = gameAt("schnapp-land-fluss");
  const made: unknown[] = [];
  if (race)
    vi.spyOn(race, "retelling").mockImplementation(() => (event) => {
      made.push(event["claim"]);
      return "a hand";
    });
  const strike = (seq: number): Happening => ({ seq, by: null, events: [{ type: "struck", claim: `c${seq}`, player: 0 }] });
  const box = new SvelteMap([["past", [strike(1)]]]);
  const seat = {
    ...{ seat: 0, names: ["Anna", "Bert", "Cleo"], events: [], timeline: { told: 0 } },
    get past() {
      return box.get("past");
    },
  };
  render(Log, { seat: declared<SeatView>(seat), tableView: { ...tableView, game: "schnapp-land-fluss" } });
  box.set("past", [...(box.get("past") ?? []), strike(2)]);
  await tick();
  expect(screen.getAllByText("a hand").length).toBe(2);
  expect(made).toEqual(["c1", "c2"]);
});
