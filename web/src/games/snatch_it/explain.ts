/** Where the booklet explains what lies on the table. */
import { explainedBy } from "../explanation";

/** "hand 0 crawler_3", "pond swarm", "stack s4", "deck". */
export const explain = explainedBy({
  crawler: "2.1",
  flyer: "2.1",
  swarm: "2.2",
  first_leap: "2.3",
  last_bite: "2.3",
  leap: "2.3",
  deck: "3.1",
  laid: "3.4",
  stack: "5.2",
  belly: "5.6",
  frog: "5.6",
  water: "5.7",
  discard: "5.9",
  hand: "3.2",
});
