/** The free works that travel with the page, as the about page lists them. */

export interface Work {
  kind: "pictures" | "fonts" | "programs";
  name: string;
  author: string;
  licence: string;
}

export const LICENCES: Work[] = [
  { kind: "fonts", name: "Fredoka", author: "The Fredoka Project Authors", licence: "SIL Open Font License 1.1" },
  { kind: "fonts", name: "Nunito", author: "The Nunito Project Authors", licence: "SIL Open Font License 1.1" },
  { kind: "programs", name: "Schnapp", author: "Schnapp", licence: "MIT" },
  { kind: "programs", name: "Svelte", author: "Svelte contributors", licence: "MIT" },
  { kind: "programs", name: "Fluent", author: "Mozilla", licence: "Apache-2.0" },
  { kind: "programs", name: "marked", author: "Christopher Jeffrey, MarkedJS", licence: "MIT" },
  { kind: "programs", name: "uqr", author: "Anthony Fu, Project Nayuki", licence: "MIT" },
];
