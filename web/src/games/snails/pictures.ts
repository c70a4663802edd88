/** The picture on each card, action and emblem. */
const files = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

export const pictureOf = (name: string): string | undefined => files[`./pictures/${name}.svg`];
