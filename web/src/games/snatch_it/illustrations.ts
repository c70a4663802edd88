/** Cards that stand under a heading of the booklet. */
export const illustrations: Readonly<Record<string, readonly string[]>> = {
  "2.1": ["crawler_1", "crawler_4", "flyer_2", "flyer_6"],
  "2.2": ["swarm"],
  "2.3": ["last_bite"],
  "4.1": ["crawler_3", "flyer_3", "flyer_4"],
  "4.2": ["crawler_2", "crawler_5"],
  "4.3": ["flyer_6", "swarm", "crawler_1"],
};
