/** The prefix of a message in a saved chat: `[1/8/27, 10:00] Mum: `. */
const CHAT =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:]{1,60}: /i;
const BULLET =
  /^[ \t]*(?:\d{1,4}[.)、．]|[(（]\d{1,3}[)）]|\d{1,3}\s?[:：-](?=\s*\p{L})|[\u2460-\u2473\u2776-\u277F\u{1F51F}]|(?:\d\uFE0F?\u20E3)+|[-•*·–▪◦☐☑✓✔✅](?:[ \t]*\[[ xX]?\])?|\[[ xX]?\])[ \t]*(?=\S)/u;
/** What WhatsApp shows as bold, italic or struck through. */
const EMPHASIS = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^*_~\n]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/**
 * Returns pasted text as rows: without list numbers or bullets if most lines have one, and without times and senders of
 * a chat. A line with several names becomes a row for each.
 */
export function asRows(pasted: string): string {
  const text = pasted.replace(EMPHASIS, "$2");
  const lines = text.split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length === 1) return namesOf(filled[0] ?? "").join("\n");
  const isMostly = (mark: RegExp) => filled.filter((line) => mark.test(line)).length * 2 > filled.length;
  const mark = [CHAT, BULLET].find(isMostly);
  return mark ? lines.map((line) => line.replace(mark, "")).join("\n") : text;
}

/** `Mei Tan, Jun Lim, Bo Goh`, and addresses as in a mail, `Mei Tan <mei@example.com>; …`. */
function namesOf(line: string): string[] {
  const separator = [";", "、", "，", ","].find((each) => line.split(each).length > 2);
  const parts = separator ? line.split(separator).map((part) => part.trim()) : [];
  const areNames = parts
    .filter(Boolean)
    .every((part) => /^\p{L}[^\d@]*(?:<[^<>]+@[^<>]+>|\+\d|\(\d{1,2}\))?$/u.test(part));
  return separator && !line.includes("\t") && areNames ? parts.filter(Boolean) : [line];
}
