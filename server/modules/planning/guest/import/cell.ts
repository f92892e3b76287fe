/** What a cell holds, or why it can't be read. */
export type Reading<T> = { value: T; reason?: string };

/** What people write for "nothing": such a cell isn't a mistake. */
export const NOTHING =
  /^(n\.?\/?a\.?|nil|none|no|null|undefined|nan|-+|–|—|\?+|tb[acd]|x|无|無|没有|tiada|இல்லை|없음|なし)$/i;

/** In one line; two people on two lines of a cell are a couple. */
export const spaced = (name: string) =>
  name
    .replace(/^([^\n]+)\n([^\n]+)$/, "$1 & $2")
    .replace(/\s+/g, " ")
    .trim();

/** A plus-one by name where others write a number. */
export const isName = (typed: string) =>
  /^[\p{L}\p{M} .'’-]{2,80}$/u.test(typed) &&
  /\p{Lu}|\p{Lo}/u.test(typed) &&
  !/^(yes|no|true|false|none|nil|maybe|是|否|ya|tidak)$/i.test(typed) &&
  !NOTHING.test(typed);

/** The first of several, as address books write them, `:::` between them. */
export const firstOf = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .find(Boolean) ?? "";
