/** Flights over the table: letters go to piles and come from the deck; a struck card gives way, whoever errs is shaken. */
import { Flights, type Terrain } from "../../table/flights";

const THING = 44; // px: a card on a pile

const TABLE: Terrain = {
  thing: THING,
  flat: /^(pile|person) \d+$|^(deck|aside)$/,
  shifts: /^$/,
  itself: /^$/,
  stays: /^(deck|pile \d+)$/,
  wider: (spot) => (spot.startsWith("pile ") ? [spot.replace("pile", "person")] : []),
  width: (spot, box) => (spot.startsWith("slot ") ? box.width : THING),
  gestures: {
    bump: [{ scale: 1 }, { scale: 1.1 }, { scale: 0.97 }, { scale: 1 }],
    deal: [
      { opacity: 0, translate: "0 -24px" },
      { opacity: 1, translate: "0" },
    ],
    shake: [{ translate: "0" }, { translate: "-7px" }, { translate: "6px" }, { translate: "-4px" }, { translate: "0" }],
    thump: [{ scale: 1 }, { scale: 0.9 }, { scale: 1.04 }, { scale: 1 }],
  },
};

export class TableFlights extends Flights {
  protected override readonly terrain = TABLE;
}
