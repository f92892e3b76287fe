import type { Part } from "./state-drawing";

// Drawings for empty lists. Separate exports, so that a page loads only the one that it shows.

/** A handled basket. */
export const BASKET: readonly Part[] = [
  ["wire", "M-28-10C-28-54 28-54 28-10"],
  ["leaf", "M-6-16C-20-16-26-24-28-32-16-34-8-28-6-16ZM6-16C20-16 26-24 28-32 16-34 8-28 6-16Z"],
  ["pale", "M0-34a9 9 0 1 0 .1 0Z"],
  ["jewel", "M-36-10H36L29 42H-29Z"],
  ["shine", "M-20-4L-16 38M0-4V38M20-4L16 38M-33 10H33M-31 26H31"],
  ["metal", "M-41-16H41V-8H-41Z"],
];

/** A lens over a flower. */
export const LENS: readonly Part[] = [
  ["jewel", "M8 17L17 8 44 35C47 39 39 47 35 44Z"],
  ["light", "M-9-38a28 28 0 1 0 .1 0Z"],
  [
    "pale",
    "M-9-27c5 0 8 5 6 9 5-2 10 2 9 7-1 4-6 6-10 4 2 4-1 9-5 9s-7-5-5-9c-4 2-9 0-10-4-1-5 4-9 9-7-2-4 1-9 6-9Z",
  ],
  ["metal", "M-9-15a5 5 0 1 0 .1 0Z"],
  ["band", "M-9-38a28 28 0 1 0 .1 0Z"],
];

/** A pair of scales. */
export const SCALES: readonly Part[] = [
  ["wire", "M-34-26L-48 8M-34-26L-20 8M34-26L20 8M34-26L48 8M-36-26C-20-34 20-34 36-26"],
  ["metal", "M-3-34H3V40H-3ZM-20 38H20V45H-20ZM0-44a6 6 0 1 0 .1 0Z"],
  ["jewel", "M-51 7H-17C-17 19-25 25-34 25S-51 19-51 7Z"],
  ["pale", "M17 7H51C51 19 43 25 34 25S17 19 17 7Z"],
];

/** A heart between two leaves. */
export const HEART: readonly Part[] = [
  ["leaf", "M-2 40C-22 42-36 34-42 22-24 18-8 26-2 40ZM2 40C22 42 36 34 42 22 24 18 8 26 2 40Z"],
  ["jewel", "M0 34S-38 10-38-14A19 19 0 0 1 0-22 19 19 0 0 1 38-14C38 10 0 34 0 34Z"],
  ["shine", "M-30-12C-30-20-25-25-19-26"],
  ["metal", "M0-8a5 5 0 1 0 .1 0Z"],
];

/** Two speech bubbles, one after the other. */
export const BUBBLES: readonly Part[] = [
  ["jewel", "M-44-36H18V6H-14L-28 20V6H-44Z"],
  ["shine", "M-34-24H8M-34-13H-2"],
  ["light", "M-10-6H44V32H30L30 46 16 32H-10Z"],
  ["metal", "M4 9a4 4 0 1 0 .1 0ZM17 9a4 4 0 1 0 .1 0ZM30 9a4 4 0 1 0 .1 0Z"],
];

/** A month with one day marked. */
export const CALENDAR: readonly Part[] = [
  ["light", "M-38-30H38V40H-38Z"],
  ["jewel", "M-38-30H38V-10H-38ZM13 17a8 8 0 1 0 .1 0Z"],
  ["metal", "M-22-40H-16V-20H-22ZM16-40H22V-20H16Z"],
  ["pale", "M-28 0H-18V10H-28ZM-10 0H0V10H-10ZM8 0H18V10H8ZM-28 20H-18V30H-28ZM-10 20H0V30H-10Z"],
];

/** A drawstring purse. */
export const PURSE: readonly Part[] = [
  ["pale", "M-16-24C-30-40-12-46 0-36 12-46 30-40 16-24Z"],
  ["jewel", "M-14-20C-42-4-44 42 0 42S42-4 14-20Z"],
  ["metal", "M-19-26H19V-18H-19ZM0 2a11 11 0 1 0 .1 0Z"],
  ["shine", "M-26 16C-27 26-22 33-14 36M0 8V18"],
];
