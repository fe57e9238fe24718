/** The rat of the house, running to the right; 64 units wide, 48 high. */
export const RAT =
  "M6 34C7 22 18 13 32 13c6 0 10 2 13 5 1-4 4-6 7-5 3 1 3 5 1 8l9 6c2 2 1 5-2 5l-7 2c-2 4-5 6-9 6l2 4h-6l-3-4H22l-2 4h-6l1-5c-3-1-5-2-7-4C3 36 2 41 6 43c4 1 9 0 13 1l-1 3c-5 1-10 1-14 0C-2 44-1 36 6 34zM54 25a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z";
