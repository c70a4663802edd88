/** The first-game guide: what to say at which moment of a real game. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";

const state = (now: GuideMoment): unknown => now.view["state"];
const mine = (now: GuideMoment, type: string): boolean => now.legal.some((act) => act.type === type);
const happened = (now: GuideMoment, type: string): boolean => now.events.some((event) => event.type === type);
const patch = (now: GuideMoment): unknown[] => (now.view["patches"] as unknown[][])[now.seat] ?? [];
const hand = (now: GuideMoment): unknown[] => {
  const own = (now.view["hands"] as unknown[])[now.seat];
  return Array.isArray(own) ? own : [];
};

const turn = (now: GuideMoment): boolean => ["snatch", "steal", "swallow", "stalk", "toss"].some((type) => mine(now, type));
const only = (now: GuideMoment, type: string): boolean => mine(now, type) && now.legal.every((act) => act.type === type);

/** A thing is told when it is needed, and one at a time: doing it is the best answer. */
const calm = (when: (now: GuideMoment) => boolean) => (now: GuideMoment) => now.fresh && when(now);

export const guide: GuideStep[] = [
  { id: "reclaim", urgent: true, when: (now) => state(now) === "RECLAIM" && mine(now, "decline") },
  { id: "consolation", urgent: true, when: (now) => mine(now, "consolation_draw") },
  { id: "stork_choice", urgent: true, when: (now) => mine(now, "stork_choose") },
  { id: "end", urgent: true, when: (now) => state(now) === "OVER" },
  { id: "welcome", when: (now) => state(now) === "LAY" && mine(now, "lay") },
  { id: "bait", when: (now) => state(now) === "BAIT" && mine(now, "bait") },
  { id: "stork", when: (now) => happened(now, "stork_took") || happened(now, "bait_revealed") },
  { id: "last_bite", when: (now) => now.view["last_bite_out"] === true },
  { id: "turn", urgent: true, when: calm(turn) },
  { id: "toss", when: calm((now) => mine(now, "toss") && hand(now).length === 0) },
  { id: "stalk", when: calm((now) => only(now, "stalk")) },
  { id: "fits", when: calm((now) => mine(now, "snatch") && now.seen("turn")) },
  { id: "swallow", when: calm((now) => mine(now, "swallow") && now.seen("snatch")) },
  { id: "steal", when: calm((now) => mine(now, "steal") && now.seen("turn")) },
  // while the others play there is time to look round
  { id: "snatch", when: calm((now) => !turn(now) && patch(now).length > 0 && state(now) === "TURN") },
  { id: "pond", when: calm((now) => !turn(now) && state(now) === "TURN") },
];
