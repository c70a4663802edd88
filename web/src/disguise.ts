/** English in disguise, "[Ŝñåţçĥ~~ Îţ~!]": each word longer by two fifths and with accents, each text in brackets, so that a test
 * sees whether a screen bears the words of a language to come. No reader can choose it. */
const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const DRESSED = "ÅÇÐÉĜĤÎĴĶĻÑÖŔŜŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž";
const MORE = 0.4;

const dressed = (word: string): string =>
  word.replaceAll(/[A-Za-z]/g, (letter) => DRESSED[PLAIN.indexOf(letter)] ?? letter) + "~".repeat(Math.round(MORE * word.length));

export function disguise(text: string): string {
  if (!/\p{L}/u.test(text)) return text; // signs between two words stay signs
  return `[${text.replaceAll(/\p{L}+/gu, dressed)}]`;
}
