/** The colour of a seat, at its table and in its result: dark enough for white letters. */
export const colourOf = (seat: number): string => `hsl(${(seat * 137 + 205) % 360} 52% 32%)`;
