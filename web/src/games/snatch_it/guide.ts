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

const turn = (now: Now): boolean => (["snatch", "steal", "swallow", "stalk", "toss"] as const).some((type) => mine(now, type));
const only = (now: Now, type: Act["type"]): boolean => mine(now, type) && now.legal.every((act) => act.type === type);

/** A thing is told when it is needed, and one at a time: doing it is the best answer. */
const calm = (when: (now: Now) => boolean) => (now: Now) => now.fresh && when(now);

export const guide: GuideStep<Shapes>[] = [
  { id: "reclaim", urgent: true, when: (now) => state(now) === "RECLAIM" && mine(now, "decline") },
  { id: "consolation", urgent: true, when: (now) => mine(now, "consolation_draw") },
  { id: "stork_choice", urgent: true, when: (now) => mine(now, "stork_choose") },
  { id: "end", urgent: true, when: (now) => state(now) === "OVER" },
  { id: "welcome", when: (now) => state(now) === "LAY" && mine(now, "lay") },
  { id: "bait", when: (now) => state(now) === "BAIT" && mine(now, "bait") },
  { id: "stork", when: (now) => happened(now, "stork_took") || happened(now, "bait_revealed") },
  { id: "last_bite", when: (now) => now.view.last_bite_out },
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
