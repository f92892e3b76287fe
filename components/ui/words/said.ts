import { formatDate, formatDay, formatLongDate } from "@/lib/dates";
import { spokenWords } from "@/lib/language/spoken";
import { t, td, type Values } from "@/lib/words/t";
import type { Text } from "@/lib/words/texts";
import { unitsIn } from "@/lib/words/units";

type Pattern = { text: string; pattern: RegExp; names: string[] };

/** Fewer letters around its values would fit too much. */
const LEAST_LETTERS = 6;
let patterns: readonly Pattern[] | undefined;

/**
 * Returns a message of the server or of a form in the page's language: its values are recognised by the translations
 * with `{names}`. Without a translation it stays English. The API's words stay those of the specs.
 */
export function said(message: string): string {
  if (spokenWords()[message] !== undefined) return td(message);
  for (const { text, pattern, names } of (patterns ??= patternsOf(Object.keys(spokenWords())))) {
    const found = pattern.exec(message);
    if (!found) continue;
    const values: Values = Object.fromEntries(names.map((name, at) => [name, valueOf(found[at + 1] ?? "")]));
    return t(text as Text, values);
  }
  return message;
}

/** The most specific first. */
function patternsOf(texts: readonly string[]): Pattern[] {
  const lettersOf = (text: string) => text.replace(/\{\w+\}|[^a-z]/gi, "").length;
  return texts
    .filter((text) => /\{\w+\}/.test(text) && !text.includes("<") && lettersOf(text) >= LEAST_LETTERS)
    .sort((one, other) => lettersOf(other) - lettersOf(one))
    .map((text) => {
      const source = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "(.+?)");
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      return { text, names, pattern: new RegExp(`^${source}$`) };
    });
}

/** Translates a value that the server wrote in English: a date, a number of tables, a word or another message. */
function valueOf(value: string): string {
  const day = /^(\w{3} )?(\d{1,2} )(\w{3,9})( \d{4})( (?:lunch|dinner))?$/.exec(value);
  if (!day) return /\s/.test(value) && unitsIn(value) === value ? said(value) : unitsIn(value);
  const [, weekday, date = "", month = "", year = "", meal = ""] = day;
  const at = new Date(`${date}${month}${year} UTC`);
  if (Number.isNaN(at.getTime())) return value;
  const iso = at.toISOString().slice(0, 10);
  const format = weekday ? formatDay : month.length > 3 ? formatLongDate : formatDate;
  return meal ? `${format(iso)} ${td(meal.trim())}` : format(iso);
}
