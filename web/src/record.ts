/** A verbose record as a row of frames to step through: the position, and what had just happened. */
import type { GameEvent } from "./games";
import type { Machine } from "./wire";

export interface Frame {
  position: Machine;
  events: GameEvent[]; // with `private`
}

export interface GameRecord {
  players: string[];
  frames: Frame[];
}

export function readRecord(text: string): GameRecord {
  const [header, ...entries] = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Machine);
  const frames: Frame[] = [];
  let events: GameEvent[] = [];
  for (const entry of entries) {
    if (entry["event"]) events.push(entry["event"] as GameEvent);
    if (entry["position"]) {
      frames.push({ position: entry["position"] as Machine, events });
      events = [];
    }
  }
  return { players: (header?.["players"] as string[] | undefined) ?? [], frames };
}

/** The event as one viewer sees it; "all" sees every private field. */
export function visible(event: GameEvent, viewer: number | "all"): GameEvent {
  const { private: secrets, ...open } = event as GameEvent & { private?: Record<string, Machine> };
  if (!secrets) return open as GameEvent;
  const shown =
    viewer === "all" ? Object.assign({}, ...Object.values(secrets)) : (secrets[String(viewer)] ?? secrets[`p${viewer + 1}`] ?? {}); // a game calls its seats 0, 1 … or p1, p2 …
  return { ...open, ...(shown as Machine) } as GameEvent;
}
