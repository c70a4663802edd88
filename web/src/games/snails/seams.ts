/** Where the long names of cards may be parted on a small card: browsers know no syllables of their own for every language. */
const SEAMS = [
  "Flame|thrower",
  "Pick|pocket",
  "Ball|werfer",
  "Flammen|werfer",
  "Scharf|schützen|gewehr",
  "Schrot|flinte",
  "Giftmüll|fass",
  "Stein|schleuder",
  "Verbands|kasten",
  "Turbo|schleim",
  "Not|gehäuse",
  "Ziel|fernrohr",
  "Versorgungs|kiste",
  "Salz|streuer",
  "Venti|lator",
  "Lang|finger",
  "Amazonen|bogen",
  "Verder|bens",
  "Breit|seite",
  "Schatten|sprung",
  "Schreckens|schrei",
  "Schnecken|haus",
];
const SOFT = "\u00ad";
const PARTED = new Map(SEAMS.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT)]));

export const parted = (name: string): string =>
  name
    .split(" ")
    .map((word) => PARTED.get(word) ?? word)
    .join(" ");
