import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import OneScreen from "./OneScreen.svelte";

const names = (): string[] => screen.getAllByLabelText<HTMLInputElement>(/^Name for seat/).map(({ value }) => value);

beforeEach(() => {
  cleanup();
  settings.set({ language: "en", name: "Anna", people: [] });
});

it("knows who has sat round this screen, in another game too, and all of them where there is room again", async () => {
  const { rerender, unmount } = render(OneScreen, { game: "schnuff", seats: [2, 3], levels: [] });
  expect(names()).toEqual(["Anna", ""]);
  await fireEvent.input(screen.getByLabelText("Name for seat 2"), { target: { value: "Bert" } });
  await fireEvent.click(screen.getByText("One more person"));
  await fireEvent.input(screen.getByLabelText("Name for seat 3"), { target: { value: "Cleo" } });
  await rerender({ game: "snails", seats: [2], levels: [] });
  expect(names()).toEqual(["Anna", "Bert"]);
  unmount();
  render(OneScreen, { game: "snatch-it", seats: [2, 3], levels: [] });
  expect(names()).toEqual(["Anna", "Bert", "Cleo"]);
  await fireEvent.click(screen.getByLabelText(/Bert/));
  expect([names(), settings.kept.people]).toEqual([
    ["Anna", "Cleo"],
    ["Anna", "Cleo"],
  ]);
});
