/**
 * Returns an email address in lower case, without what is often pasted along with it: invisible or full-width
 * characters, a name before `<a@b>`, `mailto:`, and trailing punctuation.
 */
export function cleanEmail(typed: string): string {
  const seen = typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/[。｡]/g, ".")
    .trim();
  const inside = /<([^<>]*)>[;,.\s]*$/.exec(seen)?.[1] ?? seen;
  return inside
    .trim()
    .replace(/^(?:e-?mail|e):\s*/i, "")
    .replace(/^mailto:\s*([^?]*).*$/i, "$1")
    .replace(/^[\s"'“”‘’([{<]+|[;,.\s"'“”‘’)\]}>]+$/g, "")
    .toLowerCase();
}
