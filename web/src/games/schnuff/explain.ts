/** Where the booklet explains what lies on the table. */
import { explainedBy } from "../explanation";

/** "hand 0 snap", "hand number_3", "chips 2", "deck". */
export const explain = explainedBy({
  number: "4.2",
  pass: "5.2",
  reverse: "5.3",
  snap: "5.4",
  risk: "5.5",
  schnuff: "5.6",
  count: "4.2",
  gate: "4.3",
  discard: "4.1",
  deck: "4.5",
  chest: "4.4",
  chips: "2.3",
  person: "2.3",
  hand: "3.3",
});
