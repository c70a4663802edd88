/** What `board.js` in a game's package has to export; docs/your-own-game.md tells its author. */
import type { BoardProps } from "../index";

export interface Brought {
  /** The table has changed: everything is handed over anew. */
  update: (props: BoardProps) => void;
  destroy?: () => void;
}

export type Mount = (target: HTMLElement, props: BoardProps) => Brought;

const isMount = (value: unknown): value is Mount => typeof value === "function";

/** Rejects where there is no such module, or it exports something else. */
export async function boardOf(game: string): Promise<Mount> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `/api/games/${encodeURIComponent(game)}/board.js`);
  const mount = module["mount"];
  if (!isMount(mount)) throw new TypeError("board.js exports no function `mount`");
  return mount;
}
