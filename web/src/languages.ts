/** The languages that the page speaks: a new one is one more line here, and its texts beside the others (`texts/<code>.ftl`). */
const TABLE = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
] as const;

export type Language = (typeof TABLE)[number]["code"];

/** Each with the name it has for itself. */
export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = TABLE;

export const CODES: readonly Language[] = TABLE.map(({ code }) => code);

/** What a language calls itself. */
export const nameOf = (code: Language): string => LANGUAGES.find((one) => one.code === code)?.name ?? code;

/** The next one in the table, for a button that goes round. */
export const after = (code: Language): Language => CODES[(CODES.indexOf(code) + 1) % CODES.length] ?? code;

/** The first wish that can be met; else English. */
export function deviceLanguage(wishes: readonly string[]): Language {
  const known = wishes.map((tag) => CODES.find((code) => code === tag.slice(0, 2)));
  return known.find((code) => code !== undefined) ?? "en";
}
