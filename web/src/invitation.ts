/** Under which address others find this table. */
import { reach } from "./api";
import { notifyProblem } from "./opening";
import { onlyHere } from "./route.svelte";

/** The beginning of links for others, where this page's own address would lead them to their own machine; else null, and null too
 * where nobody answers, which is told. */
export async function invitationBase(table: string): Promise<string | null> {
  if (!onlyHere(location.hostname)) return null;
  try {
    return (await reach(table)).lan;
  } catch (problem) {
    notifyProblem(problem);
    return null;
  }
}
