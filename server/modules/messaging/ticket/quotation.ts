/** The first line of what mail programs quote below an answer. */
const QUOTED = [
  /^>/,
  /^On\b.{4,200}\bwrote:\s*$/,
  /^-{2,}\s*(Original Message|Forwarded message)\s*-{2,}/i,
  /^_{20,}$/,
  /^From:\s.+@.+/,
];

/** Returns a mail's own text, without the quoted mail that it answers. */
export function withoutQuotation(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const at = lines.findIndex((line) => QUOTED.some((start) => start.test(line.trim())));
  const own = (at < 0 ? lines : lines.slice(0, at)).join("\n").trim();
  return own || text.trim();
}
