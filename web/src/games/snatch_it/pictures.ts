/** Where the picture of each kind of card lies. */
const files = import.meta.glob<string>("../../pictures/*.svg", { query: "?url", import: "default", eager: true });

export const pictureOf = (kind: string): string | undefined => files[`../../pictures/${kind}.svg`];
