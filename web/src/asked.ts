import type { Act } from "./games";

/** What is asked: what one may do, rather than that one may be done with it. */
export const askedIn = (legal: readonly Act[]): string => (legal.find(({ type }) => !type.startsWith("end_")) ?? legal[0])?.type ?? "";
