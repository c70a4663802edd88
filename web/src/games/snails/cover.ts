/** What is known of Snails before the game itself is there. */
export { default as Hero } from "./Hero.svelte";
export { default as Scenery } from "./Scenery.svelte";
export const minutes = 60;
export const age = 12;
