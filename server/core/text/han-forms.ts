import HKVariants from "opencc-js/dict/HKVariants";
import TSCharacters from "opencc-js/dict/TSCharacters";
import TWVariants from "opencc-js/dict/TWVariants";

/** By character, all forms of it: `陳` and `陈` both have `陈陳`. */
let forms: Map<string, string> | undefined;

/**
 * Returns the ways in which a Chinese character is written, itself among them (`陳` and `陈`, `裏`, `裡` and `里`), or
 * null for one that has one form only.
 */
export function hanForms(character: string): string | null {
  forms ??= readForms();
  return forms.get(character) ?? null;
}

/** Returns the text with one form of each character, to compare `陳` with `陈`. */
export const inOneHanForm = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (each) => hanForms(each)?.[0] ?? each);

/** Returns the forms of every character in these texts that has several, each set once. */
export function hanFormsIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) for (const each of text) found.add(hanForms(each) ?? "");
  found.delete("");
  return [...found];
}

function readForms(): Map<string, string> {
  const known = new Map<string, string>();
  for (const pair of [TSCharacters, HKVariants, TWVariants].flatMap((pairs) => pairs.split("|"))) {
    const [one = "", other = ""] = pair.split(" ");
    const all = [...new Set((known.get(one) ?? one) + (known.get(other) ?? other))];
    for (const each of all) known.set(each, all.join(""));
  }
  return known;
}
