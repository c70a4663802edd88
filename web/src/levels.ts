/** How good bots are: one of five levels. Tables and settings of older days know other names for them. */
import { settings } from "./settings.svelte";

export const USUAL = "medium";

const OLDER: Record<string, string> = {
  random: "beginner",
  greedy: "medium",
  "greedy:child": "easy",
  "greedy:expert": "master",
};

/** The level by its name of today. */
export const levelOf = (level: string): string => OLDER[level] ?? level;

/** The message that names a level; with `-help` behind it the one that says what it means. */
export const levelId = (level: string): string => `bot-level-${levelOf(level)}`;

/** The level last wished for, as far as a game has it; before one knows what it has, as it was wished. */
export function wished(levels: readonly string[]): string {
  const wanted = levelOf(settings.kept.level);
  return levels.length === 0 || levels.includes(wanted) ? wanted : USUAL;
}
