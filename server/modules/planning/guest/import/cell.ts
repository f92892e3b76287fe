/** The value of a cell, or why it can't be read. */
export type Reading<T> = { value: T; reason?: string };

/** Placeholders for "nothing"; such a cell isn't an error. */
export const NOTHING =
  /^(n\.?\/?a\.?|nil|none|no|null|undefined|nan|-+|–|—|\?+|tb[acd]|x|无|無|没有|tiada|இல்லை|없음|なし)$/i;

/**
 * Returns a name on one line. Several people on separate lines become a list; the same name in two scripts is one
 * person's.
 */
export function spaced(name: string): string {
  const lines = name
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const last = lines.at(-1) ?? "";
  const isList = lines.every((line) => /^\p{L}/u.test(line)) && new Set(lines.map(isLatin)).size === 1;
  return lines.length > 1 && isList ? `${lines.slice(0, -1).join(", ")} & ${last}` : lines.join(" ");
}

const isLatin = (line: string) => /^\p{Script=Latin}/u.test(line);

/** True for a plus-one's name where others write a number. */
export const isName = (typed: string) =>
  /^[\p{L}\p{M} .'’-]{2,80}$/u.test(typed) &&
  /\p{Lu}|\p{Lo}/u.test(typed) &&
  !/^(yes|no|true|false|none|nil|maybe|是|否|ya|tidak)$/i.test(typed) &&
  !NOTHING.test(typed);
