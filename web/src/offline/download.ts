/** All that the page needs to be its own server is fetched because somebody wishes it; they are told what goes wrong. */
import { shell } from "../shell.svelte";
import { t } from "../texts.svelte";
import { isFull } from "./full";
import { place } from "./place.svelte";

/** Is it there now? */
export async function download(): Promise<boolean> {
  shell.hush(); // what was said of the last try
  try {
    await place.store();
    return true;
  } catch (problem) {
    if (!isFull(problem)) reportError(problem);
    shell.notify(t(isFull(problem) ? "here-full" : "here-failed"));
    return false;
  }
}
