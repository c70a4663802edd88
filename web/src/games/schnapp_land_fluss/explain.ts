/** Where the booklet explains what lies on the table. */
import { explainedBy } from "../explanation";

/** "slot t3", "pile 2", "category river". */
export const explain = explainedBy({ slot: "2.2", deck: "2.1", category: "2.1", aside: "6.3", pile: "7.2", person: "7.2" });
