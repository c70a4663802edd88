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

/** A thing is told when it is needed, and one at a time: doing it is the best answer. */
const calm = (when: (now: Now) => boolean) => (now: Now) => now.fresh && when(now);

/** A wild card is explained when it has been played, or lies in the own hand at one's turn. */
const wild = (id: Kind): GuideStep<Shapes> => ({
  id,
  when: calm((now) => played(now, id) || (mine(now) && holds(now, id) && now.seen("wild"))),
});

export const guide: GuideStep<Shapes>[] = [
  { id: "end", urgent: true, when: (now) => trek(now).state === "OVER" },
  { id: "eliminated", urgent: true, when: (now) => happened(now, "eliminated") },
  // the first thing said has to be enough for the first card: who draws must know it before
  { id: "welcome", when: (now) => strict(now) && mine(now) && trek(now).state !== "OVER" },
  { id: "welcome_auto", when: (now) => !strict(now) && mine(now) && trek(now).state !== "OVER" },
  // said once, before an own card: never while a card may be drawn
  { id: "draw", urgent: true, when: calm((now) => strict(now) && mine(now)) },
  { id: "limits", when: calm((now) => near(now)) },
  { id: "immunity", when: calm((now) => trek(now).immune?.player === now.seat) },
  { id: "schnuff", when: calm((now) => played(now, "schnuff") || (mine(now) && holds(now, "schnuff"))) },
  { id: "cannot_play", when: calm((now) => happened(now, "cannot_play")) },
  { id: "wild", when: calm((now) => mine(now) && hand(now).some((kind) => numberOf(kind) === null)) },
  { id: "toll", when: calm((now) => strict(now) && tolled(now) && mine(now) && now.seen("draw")) },
  ...(["risk", "reverse", "snap", "pass"] as const).map(wild),
  { id: "turned", when: calm((now) => happened(now, "pile_turned")) },
  { id: "dropped", when: calm((now) => happened(now, "dropped_out") && !tolled(now)) },
  { id: "dropped_toll", when: calm((now) => happened(now, "dropped_out") && tolled(now)) },
];
