/** Characters that the fonts of the share picture contain. */
const DRAWN =
  /[\u0020-\u007e\u00a1-\u0148\u014a-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/u;

/**
 * Returns the text without accents, emoji and scripts that the fonts lack. For missing glyphs the renderer would
 * request a font from a third-party server and wait for it.
 */
export function legible(text: string): string {
  return Array.from(text.normalize("NFC").replace(/[\u2010-\u2012\u2015]/g, "-"), (sign) =>
    DRAWN.test(sign)
      ? sign
      : Array.from(sign.normalize("NFKD"))
          .filter((part) => DRAWN.test(part))
          .join(""),
  )
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
