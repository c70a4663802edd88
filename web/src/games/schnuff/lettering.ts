/** How large a card's name may be written so that it fits its band, whatever a group calls the card. */

const WIDE = /[MWmw@%]/;
const NARROW = /[iljtfrI1.,:;!'’|()[\] -]/;

/** Roughly how wide a character is, in parts of the letter height. */
function widthOf(character: string): number {
  if (WIDE.test(character)) return 0.92;
  if (NARROW.test(character)) return 0.36;
  if (character.charCodeAt(0) > 0x2e7f) return 1.15; // signs of East Asia, emoji
  return character === character.toUpperCase() && character !== character.toLowerCase() ? 0.72 : 0.58;
}

export function letterSize(text: string, room: number, most: number): number {
  const wide = [...text].reduce((sum, character) => sum + widthOf(character), 0);
  return Math.min(most, room / Math.max(wide, 0.1));
}
