/** A verbose record as a row of frames to step through: the position, and what had just happened. */
import type { GameEvent, Machine } from "./wire";

export interface Frame {
  position: Machine;
  events: RecordedEvent[];
}

/** An event of a record: `private` is what only some are told, by what the game calls their seats. */
export type RecordedEvent = GameEvent & { private?: Record<string, Machine> };

export interface GameRecord {
  players: string[];
  frames: Frame[];
}

/** A line of a record, as far as it is of use here. */
interface Line {
  players?: string[]; // of the first one
  event?: RecordedEvent;
  position?: Machine;
}

export function readRecord(text: string): GameRecord {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [header, ...entries] = lines.map((line): Line => JSON.parse(line));
  const frames: Frame[] = [];
  let events: RecordedEvent[] = [];
  for (const { event, position } of entries) {
    if (event) events.push(event);
    if (position) {
      frames.push({ position, events });
      events = [];
    }
  }
  return { players: header?.players ?? [], frames };
}

/** The event as one viewer sees it; "all" sees every private field. */
export function visible({ private: secrets, ...open }: RecordedEvent, viewer: number | "all"): GameEvent {
  if (!secrets) return open;
  if (viewer === "all") return Object.values(secrets).reduce<GameEvent>((event, more) => ({ ...event, ...more }), open);
  return { ...open, ...(secrets[String(viewer)] ?? secrets[`p${viewer + 1}`]) }; // a game calls its seats 0, 1 … or p1, p2 …
}
