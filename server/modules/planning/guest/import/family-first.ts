import { SURNAMES } from "./data/surnames.data";

const ONE_COMMA = /^([^,]+),\s*([^,]+)$/u;
const TITLE = /^(?:mr|mrs|ms|mdm|madam|miss|dr|prof|rev|ir|jr|sr|ii|iii|phd|md)\.?$/i;

const wordsOf = (name: string) => name.trim().split(/\s+/);
const isSurname = (word: string) =>
  SURNAMES.has(word.toLowerCase().replace(/[^\p{L}]/gu, "")) || /^\p{Script=Han}{1,2}$/u.test(word);
const hasSurname = (name: string) => {
  const words = wordsOf(name);
  return isSurname(words[0] ?? "") || isSurname(words.at(-1) ?? "");
};

/** True if most names of a column are written as `Tan, Mei Ling`, and none names two people like `Mei Tan, Jun Lim`. */
export function isFamilyFirst(names: readonly string[]): boolean {
  const split = names.filter((name) => ONE_COMMA.test(name) && !isTwoPeople(name));
  return (
    split.length * 2 > names.length && !split.every((name) => ONE_COMMA.exec(name)?.slice(1).every(isLong))
  );
}

const isLong = (name: string) => wordsOf(name).length > 1;

/** True for two full names: `Mei Tan, Jun Lim`. */
export function isTwoPeople(written: string): boolean {
  const [, first = "", second = ""] = ONE_COMMA.exec(written) ?? [];
  return [first, second].every((name) => isLong(name) && hasSurname(name) && !/&|\sand\s/i.test(name));
}

/**
 * Converts `Tan, Mei Ling` to `Mei Ling Tan`, if its whole column is written like that or the first part is a family
 * name. Returns any other text unchanged.
 */
export function withFamilyLast(written: string, isColumnSo: boolean): string {
  const [, family = "", whole = ""] = ONE_COMMA.exec(written) ?? [];
  const [, given = "", remark = ""] = /^(.*?)(\s*[(（].*)?$/su.exec(whole) ?? [];
  if (!family || !/^[\p{L}\p{M}]/u.test(given) || isTwoPeople(written)) return written;
  const isTitle = TITLE.test(given);
  if (isTitle) return /^(?:jr|sr|i+|phd|md)\b/i.test(given) ? written : `${given} ${family}`;
  if (!isColumnSo && !(wordsOf(family).length === 1 && isSurname(family))) return written;
  return /^[\p{Script=Han}\s]+$/u.test(family + given)
    ? family + given
    : `${given.trim()} ${family.trim()}${remark}`;
}

/** True for rows whose first two cells are a family name and a given name, like `Tan, Mei` in a CSV file. */
export function areFamilyAndGiven(rows: readonly (readonly string[])[]): boolean {
  const named = rows.filter((row) => row[0] && row[1]);
  const fits = named.filter(
    ([family = "", given = ""]) =>
      wordsOf(family).length === 1 &&
      isSurname(family) &&
      /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(given) &&
      !isLikeSurname(given),
  );
  return named.length > 0 && fits.length * 5 >= named.length * 4;
}

const isLikeSurname = (given: string) => wordsOf(given).length > 1 && isSurname(wordsOf(given)[0] ?? "");
