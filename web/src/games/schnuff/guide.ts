/** The first-game guide: what to say at which moment of a real game. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import { limitFrom, numberOf } from "./trek";
import type { Event, Kind, Shapes, View } from "./types";

type Now = GuideMoment<Shapes>;
const trek = (now: Now): View => now.view;
const hand = (now: Now): Kind[] => {
  const own = trek(now).hands[now.seat];
  return Array.isArray(own) ? own : [];
};
const mine = (now: Now): boolean => trek(now).active === now.seat;
const holds = (now: Now, kind: Kind): boolean => hand(now).includes(kind);
const happened = (now: Now, type: Event["type"]): boolean => now.events.some((event) => event.type === type);
const played = (now: Now, card: Kind): boolean => now.events.some((event) => event.type === "played" && event.card === card);
const strict = (now: Now): boolean => now.options["draw_mode"] !== "auto";
const tolled = (now: Now): boolean => now.options["drop_out_toll"] !== "none"; // who drops out of the round pays
const near = (now: Now): boolean => (limitFrom(trek(now).count) ?? Infinity) - trek(now).count <= 3;

export const guide: GuideStep<Shapes>[] = [
  { id: "end", urgent: true, when: (now) => trek(now).state === "OVER" },
  { id: "eliminated", urgent: true, when: (now) => happened(now, "eliminated") },
  { id: "welcome", when: (now) => trek(now).state === "LEAD" || trek(now).state === "PLAY" },
  { id: "count", when: (now) => now.seen("welcome") },
  // said once, before an own card: never while a card may be drawn
  { id: "draw", when: (now) => strict(now) && mine(now) && now.seen("count") },
  { id: "toll", when: (now) => strict(now) && tolled(now) && mine(now) && now.seen("draw") },
  { id: "limits", when: (now) => near(now) && now.seen("count") },
  { id: "schnuff", when: (now) => played(now, "schnuff") || holds(now, "schnuff") },
  { id: "immunity", when: (now) => trek(now).immune?.player === now.seat },
  { id: "risk", when: (now) => played(now, "risk") || (mine(now) && holds(now, "risk") && now.seen("wild")) },
  { id: "reverse", when: (now) => played(now, "reverse") || (mine(now) && holds(now, "reverse") && now.seen("wild")) },
  { id: "snap", when: (now) => played(now, "snap") || (mine(now) && holds(now, "snap") && now.seen("wild")) },
  { id: "pass", when: (now) => played(now, "pass") || (mine(now) && holds(now, "pass") && now.seen("wild")) },
  { id: "wild", when: (now) => mine(now) && now.seen("count") && hand(now).some((kind) => numberOf(kind) === null) },
  { id: "turned", when: (now) => happened(now, "pile_turned") },
  { id: "dropped", when: (now) => happened(now, "dropped_out") && !tolled(now) },
  { id: "dropped_toll", when: (now) => happened(now, "dropped_out") && tolled(now) },
  { id: "cannot_play", when: (now) => happened(now, "cannot_play") },
];
