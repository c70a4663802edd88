/** The first-game guide: what to say at which moment of a real race. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import { entryOf, eventOf, type Race, raceOf } from "./race";
import type { Event } from "./types";
import { sortOf } from "./sorts";

const race = (now: GuideMoment): Race => raceOf(now.view);
const own = (now: GuideMoment): Race["viewer"] => race(now).viewer;
const plays = (now: GuideMoment): boolean => typeof own(now) === "number";
const happened = (now: GuideMoment, type: Event["type"]): boolean => now.events.some((event) => event.type === type);
const toMe = (now: GuideMoment, type: "penalty" | "won"): boolean =>
  now.events.map(eventOf).some((event) => event.type === type && event.player === own(now));
const may = (now: GuideMoment, type: string): boolean => entryOf(now.legal, type) !== undefined;
const grabs = (now: GuideMoment): boolean => now.options["variant"] === "grab_all";
const sort = (now: GuideMoment): string => {
  const { category } = race(now);
  return typeof category === "string" ? sortOf(category) : "thing";
};

/** Cards do not move under anybody's hand: a tip comes only while nobody may strike. */
const rests = (now: GuideMoment): boolean => race(now).state === "W_TURN" || race(now).state === "VOTE";
const between = (now: GuideMoment): boolean => plays(now) && race(now).state === "W_TURN" && now.seen("welcome");
const typed = (now: GuideMoment): boolean => now.options["claim_mode"] === "typed";

/** First comes what one does in a race, then what may become of it. */
const knowsHow = (now: GuideMoment): boolean => now.seen("typed") || now.seen("grab") || now.seen("strike");

export const guide: GuideStep[] = [
  { id: "end", urgent: true, when: (now) => race(now).state === "OVER" },
  { id: "leader", urgent: true, when: (now) => own(now) === "leader" && may(now, "announce_category") },
  { id: "welcome", when: (now) => plays(now) && race(now).state === "W_TURN" },
  { id: "vote", urgent: true, when: (now) => may(now, "vote") },
  { id: "tie", urgent: true, when: (now) => happened(now, "tie") && rests(now) && knowsHow(now) },
  { id: "typed", when: (now) => between(now) && typed(now) },
  { id: "grab", when: (now) => between(now) && grabs(now) && !typed(now) },
  { id: "strike", when: (now) => between(now) && !grabs(now) && !typed(now) },
  { id: "turn", when: (now) => may(now, "turn_category") && now.seen("welcome") },
  { id: "wrong", when: (now) => toMe(now, "penalty") && rests(now) },
  { id: "won", when: (now) => toMe(now, "won") && rests(now) },
  { id: "missed", when: (now) => happened(now, "missed") && rests(now) },
  { id: "red", when: (now) => now.seen("won") && between(now) },
  { id: "pass", when: (now) => now.seen("won") && between(now) },
  { id: "place", when: (now) => sort(now) === "place" && rests(now) },
  { id: "person", when: (now) => sort(now) === "person" && rests(now) },
  { id: "title", when: (now) => sort(now) === "title" && rests(now) },
];
