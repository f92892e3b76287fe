import { isTwoPeople, withFamilyLast } from "./family-first";
import { MAX_ROW_HEADS } from "@/contracts/planning/guest/guest-import";

/** A parsed name from a list. */
export type ReadName = {
  /** The named people, at least one. */
  names: string[];
  /** The number of people, if stated: `Tan family (4)`, `Mei Tan +1`. */
  heads: number | null;
  /** The name of the household, if the text names more than one person. */
  household: string;
};

const TITLES = "mr|mrs|ms|mdm|madam|miss|dr|prof|encik|puan|datin|datuk|dato|tan sri";
const COUPLE = new RegExp(`^(${TITLES})\\.?\\s*(?:&|and|\\+|/)\\s*(${TITLES})\\.?\\s+(.+)$`, "i");
/** `Mei & Jun Tan`: two given names and one family name. */
const AND = /\s+(?:&|and|dan)\s+/i;
const FAMILY = /\b(?:family|families|fam|household|keluarga|sekeluarga|kids|children)\b|一家|全家|குடும்பம்/iu;
const COMPANY = /\b(?:pte\.?|ltd\.?|llp|inc\.?|sdn\.?|bhd\.?|company|holdings)\b|& co\.?$|公司/iu;

/** `1. Mei`, `4- Mei`, `(1) Mei`, `① Mei`, `1️⃣ Mei`, `☐ Mei`, `• Mei`. */
const NUMBERING =
  /^(?:\d{1,3}\s?[.)、．:：-]\s*(?=[\p{L}*])|[(（]\d{1,3}[)）]\s*(?=[\p{L}*])|[\u2460-\u2473\u2776-\u277F\u{1F51F}]\s*|(?:\d\uFE0F?\u20E3)+\s*|[•·▪◦☐☑☒□■✓✔✅●○]\s*|[-–*]\s+(?=\p{L}))/u;
/** `林美玲、王伟` */
const HAN_LIST = /^\p{Script=Han}{2,4}(?:[、,，和与與]\p{Script=Han}{2,4})+$/u;

/**
 * Returns the people and the number that a cell such as `Mr & Mrs Tan`, `Tan family (4)` or `Mei +1` stands for.
 * `isFamilyFirst` says that its column is written as `Tan, Mei`.
 */
export function readName(written: string, isFamilyFirst = false): ReadName {
  const counted = countIn(written.trim().replace(NUMBERING, ""));
  const { heads } = counted;
  const rest = withFamilyLast(counted.rest, isFamilyFirst);
  if (isTwoPeople(rest)) {
    const names = rest.split(",").map((name) => name.trim());
    return { names, heads, household: rest };
  }
  const couple = COUPLE.exec(rest);
  if (couple) {
    const [, his = "", hers = "", name = ""] = couple;
    return { names: [`${his} ${name}`, `${hers} ${name}`], heads, household: rest };
  }
  const pair = /^(.+?)\s*(夫妇|夫婦|伉俪|伉儷|ご夫妻|ご夫婦|夫妻|부부)$/u.exec(rest);
  if (pair) return { names: [rest], heads: heads ?? 2, household: rest };
  if (FAMILY.test(rest)) return { names: [rest], heads, household: rest };
  if (HAN_LIST.test(rest)) return { names: rest.split(/[、,，和与與]/u), heads, household: rest };
  const alone = { names: [rest], heads, household: heads && heads > 1 ? rest : "" };
  if (COMPANY.test(rest)) return alone;
  const pairOf = /^([^/]+?)\s*\/\s*([^/]+)$/u.exec(rest)?.slice(1) ?? [];
  if (isPairOfNames(pairOf)) return { names: pairOf, heads, household: rest };
  const parts = rest.split(AND).map((part) => part.trim());
  const listed = parts.length === 2 ? listOf(parts) : null;
  if (listed) return { names: listed, heads, household: rest };
  // A longer list without commas is more likely the name of a group.
  if (parts.length !== 2) return alone;
  const [first = "", second = ""] = parts;
  return { names: [withFamilyName(first, second), second], heads, household: rest };
}

/** `Mei Tan/Jun Lim`, but neither `Muthu s/o Raman` nor one person in two scripts, `林美玲 / Lim Mei Ling`. */
function isPairOfNames([first = "", second = ""]: readonly string[]): boolean {
  const isOneScript = /^\p{Script=Latin}/u.test(first) === /^\p{Script=Latin}/u.test(second);
  const isName = (name: string) => /^\p{L}[\p{L}\p{M} .'’-]+$/u.test(name) && /\s/.test(name);
  return isOneScript && isName(first) && isName(second) && !/\b[sdwc]$|\ba$/i.test(first);
}

/** `Mei, Jun & Bo` and three lines in a cell name three people; null when only two are named. */
function listOf([first = "", last = ""]: readonly string[]): string[] | null {
  const before = first
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return before.length > 1 ? [...before, last] : null;
}

function withFamilyName(first: string, second: string): string {
  const family = second.trim().split(/\s+/).slice(1).join(" ");
  return first.trim().includes(" ") || !family ? first.trim() : `${first.trim()} ${family}`;
}

const HAN_DIGITS = "一二三四五六七八九十";
const DIGITS = `(\\d{1,2}|[${HAN_DIGITS}两兩])`;
const PEOPLE = "(?:pax|ppl|persons?|people|heads?|人|位|名|口|orang)";
const CHILDREN = "(?:kids?|child(?:ren)?|bab(?:y|ies)|anak)";
const PARTNER =
  "(?:guest|partner|spouse|plus[ -]?one|hubby|husband|wife|wifey|fianc[eé]e?|girlfriend|boyfriend|gf|bf|isteri|istri|suami|太太|先生|老婆|老公|妻子|丈夫|女友|男友|one|1)";

/** Ways to state the total number. */
const TOTALS = [
  new RegExp(`\\s*[([（]\\s*[x×]?\\s*${DIGITS}\\s*${PEOPLE}?\\s*[)\\]）]\\s*$`, "iu"),
  new RegExp(`\\s*[-–,x×]\\s*${DIGITS}\\s*${PEOPLE}\\s*$`, "iu"),
  new RegExp(`(?:\\s+|(?<=家))${DIGITS}\\s*(?:pax|ppl|人|位|口|orang)\\s*$`, "iu"),
  /\s*(?:\s[x×]|\*)\s*(\d{1,2})\s*$/iu,
  /(?<=\b(?:family|fam|household|party|group|table))\s+of\s+(\d{1,2})\s*$/iu,
];
/** `2x Mei`. */
const TOTAL_BEFORE = /^(\d{1,2})\s*[x×]\s+(?=\p{L})/iu;
/** Ways to state how many come along. */
const MORE = [
  new RegExp(
    `\\s*[([（]?\\s*\\+\\s*(\\d{1,2})\\s*(?:${CHILDREN}|guests?|${PEOPLE})?\\s*[)\\]）]?\\s*$`,
    "iu",
  ),
  new RegExp(
    `\\s+[([（]?(?:&|and|with|w/|dan)\\s*(\\d{1,2})\\s*(?:${CHILDREN}|guests?)\\s*[)\\]）]?\\s*$`,
    "iu",
  ),
  new RegExp(
    `\\s*(?:[([（]\\s*(?:plus|with|w/)?|\\+|&|\\band\\b|\\bplus\\b|\\bwith\\b|w/|\\bdan\\b|和|与|與|及)\\s*(?:his |her )?${PARTNER}\\s*[)\\]）]?\\s*$`,
    "iu",
  ),
];

const numberOf = (digits: string) =>
  /\d/.test(digits) ? Number(digits) : /[两兩]/.test(digits) ? 2 : HAN_DIGITS.indexOf(digits) + 1;

/** `(4)`, `(4 pax)`, `x2`, `- 3 pax`, `family of 4`, `+1`, `+2 kids`, `and guest`, `一家四口`. */
function countIn(written: string): { rest: string; heads: number | null } {
  for (const total of TOTALS) {
    const found = total.exec(written);
    if (found) return counted(written, found, numberOf(found[1] ?? ""));
  }
  const before = TOTAL_BEFORE.exec(written);
  if (before) return { rest: written.slice(before[0].length), heads: Number(before[1]) };
  for (const more of MORE) {
    const found = more.exec(written);
    if (found) return counted(written, found, Number(found[1] ?? 1) + 1);
  }
  return { rest: written, heads: null };
}

function counted(written: string, found: RegExpExecArray, heads: number) {
  const rest = written.slice(0, found.index).trim();
  return rest && heads >= 1 && heads <= MAX_ROW_HEADS ? { rest, heads } : { rest: written, heads: null };
}

/**
 * Returns how many people a row stands for: by its columns, else by its name, else by the people named. `written` are
 * those in the name itself, and `named` all those in the row, including a plus-one from another column. `pax` includes
 * the guest, `plusOnes` doesn't, and adults and children are added up.
 */
export function headsOf(
  { written, named, heads }: { written: number; named: number; heads: number | null },
  counts: { pax: number | null; plusOnes: number | null; adults: number | null; children: number | null },
): number {
  const { pax, plusOnes, adults, children } = counts;
  const parts = adults !== null || children !== null ? (adults ?? 0) + (children ?? 0) : null;
  // If the adults' column is empty in this row, those who are named still count.
  const summed = parts === null ? null : Math.max(parts + (adults === null ? named : 0), 1);
  const stated = pax ?? summed ?? (plusOnes === null ? heads : written + plusOnes);
  return Math.max(named, Math.min(stated ?? 1, MAX_ROW_HEADS));
}
