/** Flights over the table: letters go to piles and come from the deck; a struck card gives way, whoever errs is shaken. */
import type { Clock } from "../../table/clock";
import { Flights, type SeenSpots, type Terrain } from "../../table/flights";
import type { Gesture } from "../../table/plan";

const THING = 44; // px: a card on a pile

const TABLE: Terrain = {
  thing: THING,
  flat: /^(pile|person) \d+$|^(deck|aside)$/,
  shifts: /^$/,
  itself: /^$/,
  stays: /^(deck|pile \d+)$/,
  wider: (spot) => (spot.startsWith("pile ") ? [spot.replace("pile", "person")] : []),
  width: (spot, box) => (spot.startsWith("slot ") ? box.width : THING),
};

const GESTURES: Record<string, Keyframe[]> = {
  bump: [{ scale: 1 }, { scale: 1.1 }, { scale: 0.97 }, { scale: 1 }],
  deal: [
    { opacity: 0, translate: "0 -24px" },
    { opacity: 1, translate: "0" },
  ],
  shake: [{ translate: "0" }, { translate: "-7px" }, { translate: "6px" }, { translate: "-4px" }, { translate: "0" }],
  thump: [{ scale: 1 }, { scale: 0.9 }, { scale: 1.04 }, { scale: 1 }],
};

export class TableFlights extends Flights {
  constructor(clock: Clock, board: HTMLElement, air: HTMLElement, picture: (item: string) => Element | null) {
    super(clock, board, air, picture, TABLE);
  }

  protected override stays(): number {
    return 0;
  }

  protected override accompany(): void {
    /* nobody carries anything here */
  }

  protected override gesture({ kind, spot, at, ms }: Gesture, after: SeenSpots): void {
    const el = after.get(spot)?.[0]?.el;
    const frames = GESTURES[kind];
    if (el && frames) this.animate(el, frames, { delay: at, duration: ms, easing: "ease-in-out", fill: "backwards" });
  }
}
