import localFont from "next/font/local";

/** A serif with character for headings. */
export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  weight: "100 900",
  variable: "--font-fraunces",
  display: "swap",
});

/** A quiet sans for everything else. */
export const figtree = localFont({
  src: "./fonts/figtree.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});
