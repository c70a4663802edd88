/** The first-game guide: what to say at which moment of a real game. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import type { Act, Event, Kind, SeenStack, Shapes, View } from "./types";

type Now = GuideMoment<Shapes>;

const state = (now: Now): View["state"] => now.view.state;
const mine = (now: Now, type: Act["type"]): boolean => now.legal.some((act) => act.type === type);
const happened = (now: Now, type: Event["type"]): boolean => now.events.some((event) => event.type === type);
const patch = (now: Now): SeenStack[] => now.view.patches[now.seat] ?? [];
const hand = (now: Now): Kind[] => {
  const own = now.view.hands[now.seat];
  return Array.isArray(own) ? own : [];
};

export const guide: GuideStep<Shapes>[] = [
  { id: "reclaim", urgent: true, when: (now) => state(now) === "RECLAIM" && mine(now, "decline") },
  { id: "consolation", urgent: true, when: (now) => mine(now, "consolation_draw") },
  { id: "stork_choice", urgent: true, when: (now) => mine(now, "stork_choose") },
  { id: "end", urgent: true, when: (now) => state(now) === "OVER" },
  { id: "welcome", when: (now) => state(now) === "LAY" },
  { id: "lay", when: (now) => state(now) === "LAY" && mine(now, "lay") },
  { id: "bait", when: (now) => state(now) === "BAIT" && mine(now, "bait") },
  { id: "stork", when: (now) => happened(now, "stork_took") || happened(now, "bait_revealed") },
  { id: "last_bite", when: (now) => now.view.last_bite_out },
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
