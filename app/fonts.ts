import localFont from "next/font/local";

/** A serif with character for headings, in one weight; the range keeps browsers from emboldening it. */
export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "400 600",
  variable: "--font-fraunces",
  display: "swap",
  // The framework's name one face, which phones lack; ours are in styles/letters.css.
  adjustFontFallback: false,
});

/** A quiet sans for everything else. */
export const figtree = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  variable: "--font-figtree",
  display: "swap",
  adjustFontFallback: false,
});
