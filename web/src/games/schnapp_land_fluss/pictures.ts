/** The picture of each category; "free" is for one that a play leader has thought up. */
const files = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

export const pictureOf = (category: string): string | undefined => files[`./pictures/${category}.svg`] ?? files["./pictures/free.svg"];
