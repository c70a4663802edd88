/** Flights over the road: cards and chips; what is bumped hops, the pile is riffled. */
import { Flights, type Terrain } from "../../table/flights";

const THING = 40;
const SMALL: Record<string, number> = { hand: 28, chips: 24, chest: 24, person: 30 };

const ROAD: Terrain = {
  thing: THING,
  flat: /^(hand|chips|person) \d+$|^(chest|count)$/,
  shifts: /^hand \d+ ./,
  itself: /^$/,
  stays: /^(deck|discard)$/,
  wider: (spot) => (spot.startsWith("hand ") ? [spot.split(" ").slice(0, 2).join(" ")] : []),
  width: (spot, box) => {
    const [at = "", , card] = spot.split(" ");
    return card === undefined ? (SMALL[at] ?? box.width) : box.width;
  },
  gestures: {
    bump: [{ scale: 1 }, { scale: 1.16 }, { scale: 0.96 }, { scale: 1 }],
    shake: [{ translate: "0" }, { translate: "-7px" }, { translate: "6px" }, { translate: "-4px" }, { translate: "0" }],
    riffle: [{ rotate: "0deg" }, { rotate: "-7deg" }, { rotate: "6deg" }, { rotate: "-5deg" }, { rotate: "4deg" }, { rotate: "0deg" }],
  },
};

export class RoadFlights extends Flights {
  protected override readonly terrain = ROAD;
}
