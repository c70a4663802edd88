/** Where we are, kept in the hash: `#/`, `#/t/ID`, `#/t/ID/watch`, `#/about`; at a party `#/t/ID/screen` and `#/t/ID/hand`. */
import type { Role } from "./games";

export type Place = { page: "home" } | { page: "table"; table: string; watch: boolean; role: Role } | { page: "about" } | { page: "lost" };

const WAYS = ["watch", "screen", "hand"];

export function placeOf(hash: string): Place {
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean);
  const [first, table, more] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "about" && parts.length === 1) return { page: "about" };
  if (first === "t" && table && /^[A-Za-z0-9_-]+$/.test(table) && (more === undefined || WAYS.includes(more))) {
    const role = more === "screen" || more === "hand" ? more : "alone";
    return { page: "table", table, watch: more === "watch" || more === "screen", role };
  }
  return { page: "lost" };
}

export const hashOf = (table: string, watch = false): string => `#/t/${table}${watch ? "/watch" : ""}`;

/** An invitation from this address would lead everybody else to their own machine. */
export const onlyHere = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The address to send to others; `base` where this page's own would not reach them. */
export const linkTo = (table: string, watch = false, base: string | null = null): string =>
  `${base ?? location.origin}${location.pathname}${hashOf(table, watch)}`;

/** The same address for somebody who plays another part. */
export const linkAs = (table: string, role: Exclude<Role, "alone">, base: string | null = null): string =>
  `${base ?? location.origin}${location.pathname}${hashOf(table)}/${role}`;

class Route {
  place = $state(placeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** To be asked for before an answer is waited for: whoever has gone elsewhere meanwhile stays there. */
  later(): (hash: string) => void {
    const from = location.hash;
    return (hash) => {
      if (location.hash === from) this.go(hash);
    };
  }
}

export const route = new Route();
