import localFont from "next/font/local";

/** A serif with character for headings, in one weight; the declared range keeps browsers from synthesising bold. */
export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "400 600",
  variable: "--font-fraunces",
  display: "swap",
  // The framework's fallback is a single font that phones lack; ours are in styles/letters.css.
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
