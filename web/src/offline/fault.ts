/** Why the server in the page does not begin: `unfetched`, what it is made of is not there (any more); `database`, the browser keeps no
 * tables for this page; `broken`, for another reason. */
export type Kind = "unfetched" | "database" | "broken";

export class Fault extends Error {
  readonly kind: Kind;

  constructor(kind: Kind, why = "") {
    super(why);
    this.kind = kind;
  }
}

/** Whatever has gone wrong: what is known of nothing else is broken. */
export const asFault = (problem: unknown): Fault => (problem instanceof Fault ? problem : new Fault("broken", String(problem)));
