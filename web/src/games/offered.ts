// Made by tools/game_types.py. Do not edit: run `python tools/game_types.py`.
import type { GameInfo } from "../wire";

/** How many can play, and how good bots can be. */
export type Offered = Pick<GameInfo, "seats" | "levels">;

const LEVELS = ["beginner", "easy", "medium", "strong", "master"];

/** The games that the page was built with: known before a server has said so. */
export const OFFERED: Record<string, Offered> = {
  "snatch-it": { seats: [3, 4, 5, 6], levels: LEVELS },
  schnuff: { seats: [2, 3, 4, 5, 6], levels: LEVELS },
  snails: { seats: [2, 3, 4], levels: LEVELS },
  "schnapp-land-fluss": { seats: [2, 3, 4, 5, 6], levels: LEVELS },
};
