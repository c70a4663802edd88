/** The page itself takes the place of the splash as soon as it has its words. */
import { mount } from "svelte";
import "@fontsource-variable/fredoka";
import "@fontsource-variable/nunito";
import "./app.css";
import App from "./App.svelte";
import { fetchMoreWhenIdle } from "./idle";
import { restWhenUntouched } from "./rest";
import { settings } from "./settings.svelte";
import { soundAfterGesture } from "./sound";
import { Stored } from "./stored";
import { fetchLanguage, wear } from "./texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("no #app");

soundAfterGesture();
addEventListener("keydown", () => (document.documentElement.dataset["keys"] = ""), { once: true, capture: true });
/** Fails where the page does. */
export const started = start(target);

/** In a function: where a module itself waits, Safari hands out those that import it before they have run (WebKit's bug 242740). */
async function start(target: HTMLElement): Promise<void> {
  await fetchLanguage(settings.kept.language);
  if (new Stored<boolean>("schnapp.disguise").read()) wear((await import("./disguise")).disguise); // set by tests alone
  target.replaceChildren();
  mount(App, { target });
  restWhenUntouched();
  fetchMoreWhenIdle();
}
