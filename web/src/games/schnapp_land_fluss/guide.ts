/** The first-game guide: what to say at which moment of a real race. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import { entryOf, openClaim, type Race, raceOf } from "./race";
import { sortOf } from "./sorts";

const race = (now: GuideMoment): Race => raceOf(now.view);
const own = (now: GuideMoment): Race["viewer"] => race(now).viewer;
const plays = (now: GuideMoment): boolean => typeof own(now) === "number";
const happened = (now: GuideMoment, type: string): boolean => now.events.some((event) => event.type === type);
const toMe = (now: GuideMoment, type: string): boolean => now.events.some((event) => event.type === type && event["player"] === own(now));
const may = (now: GuideMoment, type: string): boolean => entryOf(now.legal, type) !== undefined;
const grabs = (now: GuideMoment): boolean => now.options["variant"] === "grab_all";
/** Nothing is told while the own word is being looked for. */
const calm = (now: GuideMoment): boolean => openClaim(race(now), own(now)) === undefined;
const sort = (now: GuideMoment): string => {
  const { category } = race(now);
  return typeof category === "string" ? sortOf(category) : "thing";
};

export const guide: GuideStep[] = [
  { id: "end", urgent: true, when: (now) => race(now).state === "OVER" },
  { id: "leader", urgent: true, when: (now) => own(now) === "leader" && may(now, "announce_category") },
  { id: "welcome", when: (now) => plays(now) && race(now).state === "W_TURN" },
  { id: "turn", when: (now) => may(now, "turn_category") && now.seen("welcome") },
  { id: "strike", urgent: true, when: (now) => may(now, "strike") && !grabs(now) && calm(now) },
  { id: "typed", urgent: true, when: (now) => may(now, "claim") && calm(now) },
  { id: "grab", urgent: true, when: (now) => may(now, "strike") && grabs(now) && calm(now) },
  { id: "vote", urgent: true, when: (now) => may(now, "vote") },
  { id: "wrong", when: (now) => toMe(now, "penalty") && calm(now) },
  { id: "tie", urgent: true, when: (now) => happened(now, "tie") },
  { id: "won", when: (now) => toMe(now, "won") && calm(now) },
  { id: "red", when: (now) => now.seen("won") && race(now).state === "W_TURN" },
  { id: "missed", when: (now) => happened(now, "missed") },
  { id: "pass", when: (now) => may(now, "pass") && now.seen("won") && calm(now) },
  { id: "place", when: (now) => sort(now) === "place" && calm(now) },
  { id: "person", when: (now) => sort(now) === "person" && calm(now) },
  { id: "title", when: (now) => sort(now) === "title" && calm(now) },
];
