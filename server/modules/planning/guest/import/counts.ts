import { MAX_ROW_HEADS } from "@/contracts/planning/guest/guest-import";
import { isName, type Reading } from "./cell";

const WORDS_OF_COUNTS = new Map(
  [
    "one two three four five six seven eight nine ten",
    "一 二 三 四 五 六 七 八 九 十",
    "- 两",
    "- 兩",
    "satu dua tiga empat lima enam tujuh lapan sembilan sepuluh",
    "- couple",
    "- pair",
    "alone",
    "single",
  ].flatMap((line) => line.split(" ").map((word, at) => [word, at + 1] as const)),
);
WORDS_OF_COUNTS.delete("-");

const NUMBER = `(\\d{1,3}(?:[.,]0+(?!\\d))?|${[...WORDS_OF_COUNTS.keys()].join("|")})`;
const UNIT =
  "(pax|ppl|people|persons?|pers|heads?|seats?|guests?|adults?|child(?:ren)?|kids?|bab(?:y|ies)|infants?|toddlers?|orang|dewasa|kanak-kanak|anak|[ac](?![a-z])|大人|小孩|儿童|兒童|人|位|个|個|名|口|大|小)";
/** `4`, `2 adults`, `2大`. */
const TERM = new RegExp(`^${NUMBER}\\s*${UNIT}?\\s*`, "u");
const AND = /^(?:\+|&|and\b|plus\b|dan\b|和)\s*/;

/**
 * `4`, `4 pax`, `４`, `四`, `2A1C`, `2 adults + 1 kid` and `3 (one vegetarian)` are all numbers of people; null for
 * anything else.
 */
export function readCount(typed: string): Reading<number | null> {
  if (/^(-|nil|na|n\/a)?$/i.test(typed)) return { value: null };
  const refused = { value: null, reason: `“${typed}” is not a number of people` };
  const count = sumOf(
    typed
      .normalize("NFKC")
      .toLowerCase()
      // Additions in parentheses count, other remarks don't.
      .replace(/\(\s*(\+[^()]*)\)/g, " $1")
      .replace(/(?<=.)\([^()]*\)/g, "")
      .replace(/^(?:~|≈|about|approx\.?|around|约|約|一家)\s*/, "")
      .replace(/^\((\d+)\)$|^[x×]\s*(?=\d)/, "$1")
      .trim(),
  );
  if (count === null) return refused;
  if (count > MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}”: a row stands for at most ${MAX_ROW_HEADS} people` };
  return { value: count };
}

/** Numbers separated only by a space are added only if each says what it counts. */
function sumOf(written: string): number | null {
  let rest = written;
  let sum = 0;
  for (let mayFollow = true; rest !== "";) {
    const [whole, number = "", unit] = TERM.exec(rest) ?? [];
    if (whole === undefined || !mayFollow) return null;
    sum += WORDS_OF_COUNTS.get(number) ?? parseInt(number, 10);
    rest = rest.slice(whole.length);
    const and = AND.exec(rest)?.[0] ?? (unit ? /^,\s*/.exec(rest)?.[0] : undefined);
    mayFollow = and !== undefined || unit !== undefined;
    if (and) {
      rest = rest.slice(and.length);
      if (rest === "") return null;
    }
  }
  return written === "" ? null : sum;
}

/** `2`, or the children's names: `Ben, Amy`. */
export function readChildren(typed: string): Reading<number | null> {
  if (/^(n|no|none|false|否|没有|沒有|tidak|tiada)$/i.test(typed)) return { value: null };
  const names = typed.split(/[,;/&\n]|\sand\s/).map((name) => name.trim());
  return typed && names.every(isName) && !WORDS_OF_COUNTS.has(typed.toLowerCase())
    ? { value: names.length }
    : readCount(typed);
}

/** True for a plus-one's name where others write a number. */
export const isPlusOneName = (typed: string): boolean =>
  isName(typed) && readPlusOneCount(typed).reason !== undefined;

export function readPlusOnes(typed: string): Reading<number | null> {
  if (typed === "") return { value: null };
  if (/^(n|no|none|false|unchecked|-|否|tidak)$/i.test(typed)) return { value: 0 };
  if (/^(y|yes|true|checked|x|✓|✔|是|ya)$/i.test(typed)) return { value: 1 };
  // A named plus-one is already among the people of the row.
  if (isPlusOneName(typed)) return { value: null };
  const count = readPlusOneCount(typed);
  if (count.reason || (count.value ?? 0) >= MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}” is not a number of plus-ones, 0 to ${MAX_ROW_HEADS - 1}` };
  return count;
}

const readPlusOneCount = (typed: string) => readCount(typed.replace(/^\+\s*/, ""));
