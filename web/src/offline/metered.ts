interface Line {
  saveData?: boolean;
  type?: string;
}

const line = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection;

/** Does the browser say anything about the line? */
export const canTell = (): boolean => line() !== undefined;

/** Is each megabyte paid for, or to be saved? */
export const isMetered = (): boolean => line()?.saveData === true || line()?.type === "cellular";
