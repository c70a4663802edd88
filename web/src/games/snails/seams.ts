/** Where the long names of cards may be parted on a small card: browsers know no syllables of their own for every language. */
const SEAMS = `
  Broad|side Emer|gency Exca|vator Flame|thrower Pick|pocket Ball|werfer Flammen|werfer Scharf|schützen|gewehr
  Schrot|flinte Giftmüll|fass Stein|schleuder Verbands|kasten Turbo|schleim Not|gehäuse Ziel|fernrohr Ver|sorgungs|kiste
  Salz|streuer Venti|lator Lang|finger Ama|zonen|bogen Verder|bens Breit|seite Schatten|sprung Schre|ckens|schrei
  Schne|cken|haus
`;
const SOFT = "\u00ad";
const PARTED = new Map(
  SEAMS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT)]),
);

export const parted = (name: string): string =>
  name
    .split(" ")
    .map((word) => PARTED.get(word) ?? word)
    .join(" ");
