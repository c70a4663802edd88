/** How each seat signs: a colour and a cut-out shape, so that nobody depends on the colour. */

export interface Stamp {
  ink: string;
  dark: string; // the ink where it lies thick
  sign: string; // a path in a box of 24
}

const STAMPS: Stamp[] = [
  {
    ink: "#d9601a",
    dark: "#9c3f08",
    sign: "M12 1l3.300 7.200 7.700 1-5.700 5.300 1.500 7.800-6.800-3.900-6.800 3.900 1.500-7.800L1 9.200l7.700-1Z",
  }, // a star
  {
    ink: "#0f8579",
    dark: "#07584f",
    sign: "M12 22C3 15 1 11 2.500 7c1.700-5 7.500-5 9.500 0 2-5 7.800-5 9.500 0 1.500 4-.500 8-9.500 15Z",
  }, // a heart
  { ink: "#7143c0", dark: "#4a2688", sign: "M15.500 2.500a10 10 0 1 0 6.500 13.500A10 10 0 0 1 15.500 2.500Z" }, // the moon
  { ink: "#46861f", dark: "#2b5a0e", sign: "M14 .5 3.500 13.500H11L9.500 23.500 20.500 9.500H13Z" }, // lightning
  {
    ink: "#cc2f7f",
    dark: "#8b1753",
    sign: "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Zm0 6a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z",
  }, // a ring
  { ink: "#5a4a42", dark: "#332820", sign: "M12 2 23 21.500H1Z" }, // a tent
];

export const stampOf = (seat: number): Stamp => STAMPS[seat % STAMPS.length] as Stamp;
