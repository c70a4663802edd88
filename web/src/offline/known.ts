/** What can be played here, as the server in the page has said it last: it takes seconds until it says so again. */
import { Stored } from "../stored";
import type { GameInfo } from "../wire";

export const known = new Stored<GameInfo[]>("schnapp.here");
