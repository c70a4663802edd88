/** What is known of Schnapp, Land, Fluss! before the game itself is there. */
export { default as Hero } from "./Hero.svelte";
export { default as Scenery } from "./Scenery.svelte";
export const minutes = 15;
export const age = 8;
export const race = true;
/** A table may be played in another language than the reader's: the words of all are needed. */
export const allLanguages = true;
export const intro = ["welcome", "strike"];
