/**
 * Returns an email address in lower case, without what comes along when it is pasted: invisible or full-width characters, a name before
 * `<a@b>`, `mailto:`, and punctuation at its end.
 */
export function cleanEmail(typed: string): string {
  const seen = typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim();
  const inside = /<([^<>]*)>[;,.\s]*$/.exec(seen)?.[1] ?? seen;
  return inside
    .trim()
    .replace(/^e-?mail:\s*/i, "")
    .replace(/^mailto:\s*([^?]*).*$/i, "$1")
    .replace(/[;,.\s]+$/, "")
    .toLowerCase();
}
