/** Nothing more finds room on this device. */
export const isFull = (problem: unknown): boolean => problem instanceof Error && problem.name === "QuotaExceededError";
