/** Under which address others find this table. */
import { reach } from "./api";
import { onlyHere } from "./route.svelte";

/** The beginning of links for others, where this page's own address would lead them to their own machine; else null.
 * Raises ApiProblem. */
export const invitationBase = async (table: string): Promise<string | null> =>
  onlyHere(location.hostname) ? (await reach(table)).lan : null;
