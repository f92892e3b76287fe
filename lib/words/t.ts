import { LANGUAGES } from "../language/languages";
import { type Entry, spokenLanguage, spokenLocale, spokenWords } from "../language/spoken";
import type { Text } from "./texts";

/** The values of a text's `{names}`. Numbers are formatted for the language. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a text in the page's language. In English it is the text itself. */
export function t(text: Text, values: Values = {}): string {
  return filled(chosen(spokenWords()[text], values.n) ?? text, values);
}

/** Returns the text for a number: `{n} table` or `{n} tables`. The second one names the translation. */
export function tn(n: number, one: string, other: Text, values: Values = {}): string {
  const english = n === 1 ? one : other;
  return filled(chosen(spokenWords()[other], n) ?? english, { n, ...values });
}

/**
 * Returns a text that comes from data, such as a category's name or a message of the server. It stays English if it has
 * no translation.
 */
export function td(text: string): string {
  return chosen(spokenWords()[text], 2) ?? text;
}

/** Returns the attribute for text that stays as it was written, such as a vendor's. Empty on English pages. */
export function written(): { lang?: string } {
  return spokenLanguage() === "en" ? {} : { lang: LANGUAGES.en.tag };
}

/** Like `written`, unless the text has a translation. */
export function writtenUnless(text: string): { lang?: string } {
  return spokenWords()[text] === undefined ? written() : {};
}

/** Returns a number formatted for the language: `1,200`. */
export const count = (n: number): string => n.toLocaleString(spokenLocale());

function chosen(entry: Entry | undefined, n: string | number | undefined): string | undefined {
  if (typeof entry !== "object") return entry;
  return entry[new Intl.PluralRules(spokenLocale()).select(Number(n)) === "one" ? "one" : "other"];
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? count(value) : value;
  });
}
