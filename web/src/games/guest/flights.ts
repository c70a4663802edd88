/** Cards that fly over a guest's table. */
import { Flights, type Terrain } from "../../table/flights";

const CARD = 44;
const ZONE = /^zone:[^:]*$/;

const TABLE: Terrain = {
  thing: CARD,
  flat: ZONE,
  shifts: /^zone:[^:]*:/,
  itself: /^$/,
  stays: ZONE,
  wider: (spot) => (ZONE.test(spot) ? [] : [spot.split(":", 2).join(":")]),
  width: (spot, box) => (ZONE.test(spot) ? Math.min(box.width, CARD) : box.width),
};

export class GuestFlights extends Flights {
  protected override readonly terrain = TABLE;
}
