/** English in disguise, "[Ŝñåţçĥ Îţ!~~~]": longer by two fifths, with accents, and in brackets, so that a test sees whether a screen
 * bears the words of a language to come, and whether a sentence was built without its text. No reader can choose it. */
const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const DRESSED = "ÅÇÐÉĜĤÎĴĶĻÑÖŔŜŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž";
const MORE = 0.4;

export function disguise(text: string): string {
  if (!/\p{L}/u.test(text)) return text; // signs between two words stay signs
  const worn = text.replaceAll(/[A-Za-z]/g, (letter) => DRESSED[PLAIN.indexOf(letter)] ?? letter);
  return `[${worn}${"~".repeat(Math.ceil(MORE * text.trim().length))}]`;
}
