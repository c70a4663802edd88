import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { shell } from "../shell.svelte";
import Notice from "./Notice.svelte";

beforeEach(() => {
  cleanup();
  shell.hush();
});

const said = (): (string | undefined)[] => screen.getAllByRole("status").map((place) => place.textContent.trim());

it("stands on the page, and in the topmost dialog while one is open", () => {
  for (const dialog of [null, "below", "above"]) render(Notice, { dialog });
  flushSync(() => shell.notify("Every seat is taken."));
  expect(said()).toEqual(["Every seat is taken.", "", ""]);
  const sink = shell.rise("below");
  const sinkToo = shell.rise("above");
  flushSync();
  expect(said()).toEqual(["", "", "Every seat is taken."]);
  sinkToo();
  flushSync();
  expect(said()).toEqual(["", "Every seat is taken.", ""]);
  sink();
  flushSync();
  expect(said()).toEqual(["Every seat is taken.", "", ""]);
});
