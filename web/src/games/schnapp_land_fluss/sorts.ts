/** Which categories ask for a special kind of word, and how their cards show it. */

export type Sort = "place" | "person" | "title" | "thing";

const PLACES = ["at_the_doctors", "in_the_sea", "at_the_circus", "in_the_kitchen", "in_the_air", "at_school"];
const PERSONS = ["musician", "politician", "actor", "athlete"];
const TITLES = ["book", "song", "movie", "tv_show"];

export function sortOf(category: string): Sort {
  if (PLACES.includes(category)) return "place";
  if (PERSONS.includes(category)) return "person";
  return TITLES.includes(category) ? "title" : "thing";
}

/** The paper behind the picture, and the sign in the corner: a path in a box of 24. */
export const LOOKS: Record<Sort, { paper: string; sign: string | null }> = {
  thing: { paper: "#ffdf9c", sign: null },
  place: {
    paper: "#bfe6d3",
    sign: "M12 23C6 15 4 12 4 9a8 8 0 0 1 16 0c0 3-2 6-8 14Zm0-10.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z",
  }, // a pin
  person: { paper: "#fbc9d6", sign: "M12 12.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11ZM2.500 23c0-6 4-9 9.500-9s9.500 3 9.500 9Z" }, // a head
  title: { paper: "#d6cbf5", sign: "M2 12c0-5 3-8 8-8v4c-2 0-3.500 1-3.500 3H10v8H2Zm12 0c0-5 3-8 8-8v4c-2 0-3.500 1-3.500 3H22v8h-8Z" }, // quotation marks
};
