/** The first-game guide: what to say at which moment of a real race. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import { entryOf } from "./race";
import type { Legal, Shapes } from "./shapes";
import { sortOf } from "./sorts";
import type { Event } from "./types";

type Moment = GuideMoment<Shapes>;

const plays = ({ view }: Moment): boolean => typeof view.viewer === "number";
const happened = (now: Moment, type: Event["type"]): boolean => now.events.some((event) => event.type === type);
const toMe = ({ events, view }: Moment, type: "penalty" | "won"): boolean =>
  events.some((event) => event.type === type && event.player === view.viewer);
const may = (now: Moment, type: Legal["type"]): boolean => entryOf(now.legal, type) !== undefined;
const grabs = (now: Moment): boolean => now.options["variant"] === "grab_all";
const sort = ({ view: { category } }: Moment): string => (typeof category === "string" ? sortOf(category) : "thing");

/** Cards do not move under anybody's hand: a tip comes only while nobody may strike. */
const rests = (now: Moment): boolean => now.view.state === "W_TURN" || now.view.state === "VOTE";
const between = (now: Moment): boolean => plays(now) && now.view.state === "W_TURN" && now.seen("welcome");
const typed = (now: Moment): boolean => now.options["claim_mode"] === "typed";

/** First comes what one does in a race, then what may become of it. */
const knowsHow = (now: Moment): boolean => now.seen("typed") || now.seen("grab") || now.seen("strike");

export const guide: GuideStep<Shapes>[] = [
  { id: "end", urgent: true, when: (now) => now.view.state === "OVER" },
  { id: "leader", urgent: true, when: (now) => now.view.viewer === "leader" && may(now, "announce_category") },
  { id: "welcome", when: (now) => plays(now) && now.view.state === "W_TURN" },
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
