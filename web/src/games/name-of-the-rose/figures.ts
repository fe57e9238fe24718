/** The figures' drawings: a hood of its own shape for every monk, around the origin. */
import type { Figure } from "./types";

export interface Drawing {
  /** Head alone, 24 units wide and high, around the origin. */
  mark: string;
  /** What covers the head of the whole figure; the feet stand at the origin, 56 units below. */
  hood: string;
  /** What is seen in the opening of the hood. */
  face: string;
  /** Lines of folds and seams. */
  fold: string;
  ground: string;
  ink: string;
  /** William and Adson go bareheaded. */
  bare?: boolean;
}

const LIGHT = "#fbf6ea";
const DARK = "#2a2118";

/** The robe all of them wear. */
export const ROBE = "M-10-32C-14-26-17-12-18 0C-8 3 8 3 18 0C17-12 14-26 10-32Z";
export const SKIN = "#e9cfa8";

export const DRAWINGS: Record<Figure, Drawing> = {
  red: {
    mark: "M0-14C4-8 11-3 11.5 11.5H-11.5C-11-3-4-8 0-14Z",
    hood: "M0-60C4-52 13-44 12-33C8-27-8-27-12-33C-13-44-4-52 0-60Z",
    face: "M0-47C5-45 6-38 4.5-34C2-31.5-2-31.5-4.5-34C-6-38-5-45 0-47Z",
    fold: "M-12-18L-14-4M12-18L14-4",
    ground: "#b8342a",
    ink: LIGHT,
  },
  blue: {
    mark: "M-11.5 11.5V-.5A11.5 11.5 0 0 1 11.5-.5V11.5Z",
    hood: "M-13-33V-41A13 13 0 0 1 13-41V-33C8-27-8-27-13-33Z",
    face: "M0-48A6 6.5 0 0 1 6-41.5C6-36 4-32 0-32S-6-36-6-41.5A6 6.5 0 0 1 0-48Z",
    fold: "M-12-18L-14-4M12-18L14-4",
    ground: "#2c5f9e",
    ink: LIGHT,
  },
  white: {
    mark: "M-12 11.5C-12 7-10 5-6.5 4.2A9 9 0 1 1 6.5 4.2C10 5 12 7 12 11.5Z",
    hood: "M-16-29C-14-36-8-35-6-37A9 9 0 1 1 6-37C8-35 14-36 16-29C10-24-10-24-16-29Z",
    face: "M-7-46A7.5 7.5 0 0 1 7-46C7-38 4-34 0-34S-7-38-7-46Z",
    fold: "M-7-46C-3-49 3-49 7-46M-16-29C-10-31 10-31 16-29",
    ground: "#fdfaf2",
    ink: DARK,
  },
  gray: {
    mark: "M-9.5-13H9.5V-4H12V11.5H-12V-4H-9.5Z",
    hood: "M-11-54H11V-44H14V-32C8-27-8-27-14-32V-44H-11Z",
    face: "M-5.5-46H5.5V-35C3-32-3-32-5.5-35Z",
    fold: "M-11-44H11M-12-18L-14-4M12-18L14-4",
    ground: "#9a9a94",
    ink: DARK,
  },
  black: {
    mark: "M-11.5 11.5V0C-11.5-8-6-12.5 0-12.5C8-12.5 11-8 15-1C12-2 11.5-1 11.5 0V11.5Z",
    hood: "M-12-33C-14-46-8-54 0-54C10-54 14-46 21-36C17-38 14-38 12-36V-33C8-27-8-27-12-33Z",
    face: "M0-47C5-46 6-39 5-34.5C2-32-2-32-5-34.5C-6-39-5-46 0-47Z",
    fold: "M4-50C9-48 11-44 12-38M-12-18L-14-4M12-18L14-4",
    ground: "#2b2622",
    ink: "#f3ead6",
  },
  orange: {
    mark: "M-7-5C-8-13.5 8-13.5 7-5L14-1.5L11 2V11.5H-11V2L-14-1.5Z",
    hood: "M-8-44C-9-55 9-55 8-44L20-39C14-34 12-36 10-36C9-28-9-28-10-36C-12-36-14-34-20-39Z",
    face: "M-7-41H7C7-35 4-31.5 0-31.5S-7-35-7-41Z",
    fold: "M-20-39C-10-43 10-43 20-39M-12-18L-14-4M12-18L14-4",
    ground: "#e2912a",
    ink: DARK,
  },
  william: {
    mark: "M0-13L12-4V11.5H-12V-4Z",
    hood: "M-8-45C-9-53-5-57 0-57S9-53 8-45C8-37 5-32 0-32S-8-37-8-45Z",
    face: "M-6.5-46h5v4h-5zM1.5-46h5v4h-5zM-1.5-44.5h3M0-42v4l2 0M-3-35h6",
    fold: "M15-58V0M11-54C13-60 19-60 19-54",
    ground: "#75502f",
    ink: LIGHT,
    bare: true,
  },
  adson: {
    mark: "M0-13C8-13 12-8 12-2C12 6 8 11.5 0 11.5S-12 6-12-2C-12-8-8-13 0-13Z",
    hood: "M-10-34C-12-48-7-54 0-54S12-48 10-34L7-36V-43H-7V-36Z",
    face: "M-7-43H7V-38C6-33 3-31 0-31S-6-33-7-38Z",
    fold: "M-4-40h.01M4-40h.01M-2-35h4",
    ground: "#d0b183",
    ink: DARK,
    bare: true,
  },
};
