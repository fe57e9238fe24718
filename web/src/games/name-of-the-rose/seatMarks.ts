/** The seats' shields: no seat has a monk's colour, and each bears a charge of its own. */
import type { SeatMark } from "../../art/seatMarks.svelte";

const shape = "M-8-8.6H8V.4C8 5 4.4 8 0 10C-4.4 8-8 5-8 .4Z";

const SHIELDS: readonly SeatMark[] = [
  // a chevron
  { shape, colour: "#2c7a4b", charge: "M0-4.4L6.6 2.2V5L0-1.4L-6.6 5V2.2Z" },
  // a bend
  { shape, colour: "#7b4a9e", charge: "M-6.8-7.4H-3.4L6.8 2.6L4.6 5.4L-6.8-5Z" },
  // a cross
  {
    shape,
    colour: "#bd4f86",
    charge: "M-1.5-7.4H1.5V-2.6H6.8V.6H1.5V7.6L0 8.4L-1.5 7.6V.6H-6.8V-2.6H-1.5Z",
  },
  // a fess between two bars
  {
    shape,
    colour: "#1a9a92",
    charge: "M-6.8-5.8H6.8V-3.6H-6.8ZM-6.8-.8H6.8L6.4 2H-6.4ZM-4.6 5H4.6L2.4 7.2H-2.4Z",
  },
  // a roundel
  { shape, colour: "#7c7016", charge: "M0-5.2A5 5 0 1 1 0 4.8A5 5 0 1 1 0-5.2Z" },
];

export default SHIELDS;
