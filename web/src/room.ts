/** Is there a seat for somebody who comes in now? */
import type { Table } from "./wire";

export const hasRoom = ({ stage, seats }: Table): boolean => stage !== "playing" && seats.some(({ kind }) => kind === "open");
