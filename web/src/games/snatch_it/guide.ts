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

export const guide: GuideStep[] = [
  { id: "reclaim", urgent: true, when: (now) => state(now) === "RECLAIM" && mine(now, "decline") },
  { id: "consolation", urgent: true, when: (now) => mine(now, "consolation_draw") },
  { id: "stork_choice", urgent: true, when: (now) => mine(now, "stork_choose") },
  { id: "end", urgent: true, when: (now) => state(now) === "OVER" },
  { id: "welcome", when: (now) => state(now) === "LAY" },
  { id: "lay", when: (now) => state(now) === "LAY" && mine(now, "lay") },
  { id: "bait", when: (now) => state(now) === "BAIT" && mine(now, "bait") },
  { id: "stork", when: (now) => happened(now, "stork_took") || happened(now, "bait_revealed") },
  { id: "last_bite", when: (now) => now.view["last_bite_out"] === true },
  { id: "pond", when: (now) => state(now) === "TURN" },
  { id: "turn", when: (now) => mine(now, "snatch") || mine(now, "steal") || mine(now, "swallow") },
  { id: "fits", when: (now) => mine(now, "snatch") && now.seen("turn") },
  { id: "snatch", when: (now) => patch(now).length > 0 && state(now) === "TURN" },
  { id: "patch", when: (now) => patch(now).length > 0 && now.seen("snatch") },
  { id: "swallow", when: (now) => mine(now, "swallow") && now.seen("patch") },
  { id: "steal", when: (now) => mine(now, "steal") && now.seen("turn") },
  { id: "stalk", when: (now) => mine(now, "stalk") && now.seen("turn") },
  { id: "toss", when: (now) => mine(now, "toss") && hand(now).length === 0 },
];
