import { CHINESE, CHINESE_AREAS, CHINESE_GENERAL, CHINESE_MEASURES, TRADITIONAL } from "./data/chinese.data";

const HAN = /\p{Script=Han}/u;
const simplified = new Map(TRADITIONAL.map(([from = "", to = ""]) => [from, to]));
const terms = new Set([
  ...CHINESE.flatMap(({ say }) => say),
  ...Object.keys(CHINESE_AREAS),
  ...CHINESE_GENERAL,
  ...Object.keys(CHINESE_MEASURES),
]);
const longest = Math.max(...[...terms].map((term) => term.length));

/**
 * Splits text in which Chinese is written without spaces into the longest known words, and around Latin letters and
 * digits. Traditional characters become simplified ones, and measure words their English equivalent. Unknown characters
 * stay together.
 */
export function splitChinese(run: string): string[] {
  if (!HAN.test(run)) return [run];
  return (run.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []).flatMap((part) =>
    HAN.test(part) ? splitHan([...part].map((letter) => simplified.get(letter) ?? letter).join("")) : [part],
  );
}

function splitHan(text: string): string[] {
  const words: string[] = [];
  let unknown = "";
  for (let at = 0; at < text.length;) {
    const term = termAt(text, at);
    if (term === null) {
      unknown += text[at];
      at++;
      continue;
    }
    if (unknown) words.push(unknown);
    unknown = "";
    words.push(CHINESE_MEASURES[term] ?? term);
    at += term.length;
  }
  return unknown ? [...words, unknown] : words;
}

function termAt(text: string, at: number): string | null {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const term = text.slice(at, at + length);
    if (terms.has(term)) return term;
  }
  return null;
}
