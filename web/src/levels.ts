/** How good bots are, by their specification: "random", "greedy", in some games "greedy:child", "greedy:expert" … */
import { settings } from "./settings.svelte";

export const USUAL = "greedy";

/** The message that names a level; with `-help` behind it the one that says what it means. */
export const levelId = (level: string): string => `bot-level-${level.replaceAll(":", "-")}`;

/** The sensible players among a game's levels, weaker ones first. */
export const skills = (levels: readonly string[]): string[] => levels.filter((level) => level !== "random");

/** The level last wished for, as far as a game has it. */
export const wished = (levels: readonly string[]): string => (levels.includes(settings.kept.level) ? settings.kept.level : USUAL);
