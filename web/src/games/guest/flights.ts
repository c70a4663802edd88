/** Cards that fly over a guest's table. */
import type { Clock } from "../../table/clock";
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
  constructor(clock: Clock, board: HTMLElement, air: HTMLElement, picture: (item: string) => Element | null) {
    super(clock, board, air, picture, TABLE);
  }

  protected override stays(): number {
    return 0;
  }

  protected override accompany(): void {
    // cards travel alone
  }

  protected override gesture(): void {
    // nothing but cards moves
  }
}
