/** The width of a card's picture in the default grid. */
export const GRID_PLACE = "(min-width: 75rem) 18rem, (min-width: 64rem) 28vw, (min-width: 40rem) 45vw, 88vw";
/** Half as wide again, because a wide picture is cropped to its place. */
export const GRID_SIZES = "(min-width: 75rem) 28rem, (min-width: 64rem) 40vw, (min-width: 40rem) 70vw, 140vw";
