import { MAX_ROW_HEADS } from "@/contracts/planning/guest/guest-import";
import { isName, type Reading } from "./cell";

const WORDS_OF_COUNTS = new Map(
  [
    "one two three four five six seven eight nine ten",
    "一 二 三 四 五 六 七 八 九 十",
    "- 两",
    "- 兩",
  ].flatMap((line) => line.split(" ").map((word, at) => [word, at + 1] as const)),
);
WORDS_OF_COUNTS.delete("-");

/** `4`, `4 pax`, `４`, `四` are not all written alike; null for none. */
export function readCount(typed: string): Reading<number | null> {
  if (/^(-|nil|na|n\/a)?$/i.test(typed)) return { value: null };
  const words = WORDS_OF_COUNTS.get(
    typed.toLowerCase().replace(/\s*(pax|people|persons?|人|位|个|個|名|orang)$/u, ""),
  );
  if (words) return { value: words };
  const all = [...typed.matchAll(/(\d{1,2})\s*(?:adults?|child(?:ren)?|kids?|bab(?:y|ies)|a|c)(?![a-z])/gi)];
  const isSum = all.length > 1 && /^(\d{1,2}\s*[a-z]+[\s,+&]*(and\s+)?)+$/i.test(typed);
  const number =
    (isSum ? String(all.reduce((sum, [, part]) => sum + Number(part), 0)) : undefined) ??
    /^(\d{1,3})\s*\([^()]*\)$/.exec(typed)?.[1] ??
    /^(\d{1,3})(?:\.0+)?\s*(?:pax|persons?|people|guests?|adults?|child(?:ren)?|kids?|人|位|个|個|orang)?$/iu.exec(
      typed.normalize("NFKC"),
    )?.[1];
  const sum = typed
    .split("+")
    .map((part) => /^\s*(\d{1,2})\s*(?:a|c|adults?|child(?:ren)?|kids?|pax)?\s*$/i.exec(part)?.[1]);
  const count =
    number ??
    (sum.every((part) => part !== undefined)
      ? String(sum.reduce((all, part) => all + Number(part), 0))
      : undefined);
  if (count === undefined) return { value: null, reason: `“${typed}” is not a number of people` };
  if (Number(count) > MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}”: a row stands for at most ${MAX_ROW_HEADS} people` };
  return { value: Number(count) };
}

/** `2`, or the children by name: `Ben, Amy`. */
export function readChildren(typed: string): Reading<number | null> {
  const names = typed.split(/[,;/&\n]|\sand\s/).map((name) => name.trim());
  return typed && names.every(isName) ? { value: names.length } : readCount(typed);
}

export function readPlusOnes(typed: string): Reading<number | null> {
  if (typed === "") return { value: null };
  if (/^(n|no|none|false|-|否|tidak)$/i.test(typed)) return { value: 0 };
  if (/^(y|yes|true|x|✓|✔|是|ya)$/i.test(typed)) return { value: 1 };
  // Named, and among the people of the row.
  if (isName(typed)) return { value: null };
  const count = readCount(typed.replace(/^\+\s*/, ""));
  if (count.reason || (count.value ?? 0) >= MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}” is not a number of plus-ones, 0 to ${MAX_ROW_HEADS - 1}` };
  return count;
}
