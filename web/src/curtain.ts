/** Round one screen: whose hand the screen shows next. */

/** What matters of a seat of this screen. */
export interface Sitter {
  decides: boolean;
}

/** The place among our seats that has to decide while the one shown does not; null if nothing has to change. */
export function nextPlace(sitters: readonly Sitter[], shown: number): number | null {
  if (shown >= 0 && sitters[shown]?.decides) return null;
  for (let step = 1; step <= sitters.length; step++) {
    const place = (Math.max(shown, -1) + step + sitters.length) % sitters.length;
    if (place !== shown && sitters[place]?.decides) return place;
  }
  return null;
}
