/** What is known of Schnuff before the game itself is there. */
export { default as Hero } from "./Hero.svelte";
export { default as Scenery } from "./Scenery.svelte";
export const minutes = 15;
export const age = 8;
