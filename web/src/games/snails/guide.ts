/** The first-game guide: what to say at which moment of a real game. Steps are tried in this order, each is said once. */
import type { GuideMoment, GuideStep } from "../index";
import { type Facts, levelOf, ownerOf, type PlayerFacts, playerOf, type SnailFacts, snailsOf } from "./facts";
import type { Legal, Shapes } from "./shapes";
import type { Event } from "./types";

type Now = GuideMoment<Shapes>;

const facts = (now: Now): Facts => now.view;
const asked = (now: Now, ...types: Legal["type"][]): boolean => now.legal.some(({ type }) => types.includes(type));
const happened = (now: Now, type: Event["type"]): boolean => now.events.some((event) => event.type === type);
const me = (now: Now): string => playerOf(now.seat);
const own = (now: Now): PlayerFacts | undefined => facts(now).players[me(now)];
const mine = (now: Now, is: (snail: SnailFacts) => boolean): boolean =>
  snailsOf(facts(now), me(now)).some((id) => {
    const snail = facts(now).snails[id];
    return snail !== undefined && is(snail);
  });
const wet = (now: Now): boolean =>
  facts(now).round > 0 && own(now)?.faction !== "pirates" && mine(now, ({ field }) => field !== null && levelOf(facts(now), field) === 0);

const STEPS: GuideStep<Shapes>[] = [
  { id: "end", urgent: true, when: (now) => facts(now).at === "over" },
  { id: "out", urgent: true, when: (now) => now.events.some((event) => event.type === "player_out" && event.player === me(now)) },
  { id: "welcome", when: (now) => facts(now).round <= 1 },
  { id: "faction", when: (now) => asked(now, "choose_faction") },
  { id: "place", when: (now) => asked(now, "place_snail") },
  { id: "plan", when: (now) => asked(now, "program") },
  { id: "half", when: (now) => asked(now, "choose_half") },
  { id: "crawl", when: (now) => asked(now, "step") },
  { id: "target", when: (now) => asked(now, "choose_target") },
  { id: "dice", when: (now) => asked(now, "reroll") },
  { id: "deviation", when: (now) => asked(now, "choose_deviation") },
  { id: "push", when: (now) => asked(now, "push") },
  { id: "resolve", when: (now) => asked(now, "choose_resolve") },
  { id: "draw", when: (now) => asked(now, "end_draw", "exchange") },
  { id: "faction_card", when: (now) => asked(now, "take_faction_card") },
  { id: "limit", when: (now) => facts(now).at === "draw_limit" && asked(now, "discard") },
  { id: "lost", when: (now) => now.events.some((event) => event.type === "eliminated" && ownerOf(event.snail) === me(now)) },
  { id: "aim", when: (now) => own(now)?.aim != null },
  { id: "shell", when: (now) => mine(now, ({ shell }) => shell) },
  { id: "tile", when: (now) => happened(now, "tile_destroyed") },
  { id: "fire", when: (now) => now.events.some((event) => event.type === "marker_placed" && event.kind === "fire") },
  { id: "water", when: wet },
  { id: "skipped", when: (now) => now.events.some((event) => event.type === "turn_skipped" && event.player === me(now)) },
  { id: "last_round", when: (now) => facts(now).round > 1 && facts(now).round === Number(now.options["rounds"]) },
];

/** Nobody has to close them: doing does, and when something else is asked their moment has passed. */
export const guide: GuideStep<Shapes>[] = STEPS.map((step) => (step.id === "welcome" || step.urgent ? step : { ...step, fleeting: true }));
