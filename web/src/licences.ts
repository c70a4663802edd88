/** The free works that travel with the page, as the about page lists them. */

import installed from "./licences.json";

export interface Work {
  kind: "pictures" | "fonts" | "programs" | "words";
  name: string;
  author: string;
  licence: string;
}

const PICTURES: Work[] = [{ kind: "pictures", name: "Fluent Emoji", author: "Microsoft Corporation", licence: "MIT" }];
const OWN: Work = { kind: "programs", name: "Schnapp", author: "The Schnapp authors", licence: "MIT" };

/** The list of what is installed is made by `tools/licences.py`. */
export const LICENCES: Work[] = [...PICTURES, OWN, ...(installed as Work[])];
