/**
 * Chinese, Japanese and Korean letters, and the marks that join them within a name. Must match `full_name` in the
 * database.
 */
const EAST_ASIAN =
  /^[\u3005\u30fb\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af\u{20000}-\u{3ffff}]+$/u;

/** Letters used in Vietnamese and hardly anywhere else. */
const VIETNAMESE = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1eb7\u1eba-\u1ec9\u1ece-\u1ee3\u1ee6-\u1ef9]/;

export type PersonName = { firstName: string; lastName: string };

/**
 * Returns a person's name as it is written: the family name first if it is in Chinese, Japanese or Korean letters
 * (`陈美玲`) or contains Vietnamese letters (`Nguyễn Ánh`), last otherwise. Either part may be empty.
 */
export function fullName({ firstName, lastName }: PersonName): string {
  const given = firstName.trim().normalize("NFC");
  const family = lastName.trim().normalize("NFC");
  if (given && family && EAST_ASIAN.test(given + family)) return family + given;
  return (VIETNAMESE.test(given + family) ? `${family} ${given}` : `${given} ${family}`).trim();
}

/**
 * Splits a name typed as one string so that `fullName` returns it again: `Mei Ling Tan` and `陈 美玲` both get the right
 * family name. A name without a space becomes the first name.
 */
export function splitName(name: string): PersonName {
  const [first = "", ...others] = name.trim().normalize("NFC").split(/\s+/);
  const rest = others.join(" ");
  if (!rest) return { firstName: first, lastName: "" };
  if (EAST_ASIAN.test(first + others.join("")) || VIETNAMESE.test(name.normalize("NFC"))) {
    return { firstName: rest, lastName: first };
  }
  return { firstName: first, lastName: rest };
}

/**
 * Returns a name that doesn't identify its owner to strangers: `Mei T.`, `美玲`. A Chinese or Korean family name has no
 * initial: its single letter would be the whole name.
 */
export function shortName({ firstName, lastName }: PersonName): string {
  const given = firstName.trim();
  const [initial = ""] = lastName.trim().normalize("NFC");
  return initial && !EAST_ASIAN.test(initial) ? `${given} ${initial}.`.trim() : given;
}
