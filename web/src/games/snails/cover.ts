/** What is known of Snails before the game itself is there. */
export { default as Hero } from "./Hero.svelte";
export { default as Scenery } from "./Scenery.svelte";
export const minutes = [15, 60] as const; // for two … for four
export const colours = ["#d94436", "#2f74d6", "#3ea24c", "#b98300"];
export const age = 12;
export const quick = true;
