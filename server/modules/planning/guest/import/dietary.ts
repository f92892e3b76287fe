import { DIETARY_LABELS, DIETARY_NEEDS, type DietaryNeed } from "@/contracts/planning/guest/guest";

const letters = (typed: string) => typed.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
const NEEDS = new Map<string, DietaryNeed>([
  ...DIETARY_NEEDS.flatMap((need): [string, DietaryNeed][] => [
    [letters(need), need],
    [letters(DIETARY_LABELS[need]), need],
  ]),
  ["veg", "vegetarian"],
  ["vegeterian", "vegetarian"],
  ["muslim", "halal"],
  ["child", "child_meal"],
  ["kidsmeal", "child_meal"],
  ["素", "vegetarian"],
  ["素食", "vegetarian"],
  ["吃素", "vegetarian"],
  ["清真", "halal"],
  ["儿童餐", "child_meal"],
  ["兒童餐", "child_meal"],
  ["sayur", "vegetarian"],
  ["சைவம்", "vegetarian"],
]);

/** Meals that anyone eats. */
const ANYTHING: ReadonlySet<string> = new Set([
  "nonveg",
  "nonvegetarian",
  "nv",
  "normal",
  "regular",
  "standard",
  "anything",
  "everything",
  "norestrictions",
  "norestriction",
  "nopreference",
  "nodietaryrestrictions",
  "nodietaryrequirements",
  "omnivore",
  "荤",
  "葷",
  "荤食",
  "葷食",
  "普通",
  "没有",
  "沒有",
  "无忌口",
  "無忌口",
  "biasa",
  "அசைவம்",
]);

/** Matches a restriction rather than a preference. */
const AVOIDED =
  /\b(no|not|non|without|allerg\w*|free|intoleran\w*|avoid\w*|can['’]?t|cannot|tanpa|alah\w*)\b|-free\b|不|无|無|免|忌|过敏|過敏|ஒவ்வாமை/iu;

/**
 * Returns the known dietary needs; of the rest, `avoided` belongs in the allergies and `wished`, the preferences, in
 * the notes.
 */
export function readDietary(typed: string): { dietary: DietaryNeed[]; avoided: string[]; wished: string[] } {
  const parts = typed.split(/[,;/、，]/).map((part) => part.trim());
  const meant = parts.filter(
    (part) =>
      part && !/^(none|no|nil|na|n\.a\.|n|-|无|無|tiada)$/i.test(part) && !ANYTHING.has(letters(part)),
  );
  const needs = meant.map((part) => NEEDS.get(letters(part)));
  const others = meant.filter((_, at) => needs[at] === undefined);
  return {
    dietary: [...new Set(needs.filter((need) => need !== undefined))],
    avoided: others.filter((part) => AVOIDED.test(part)),
    wished: others.filter((part) => !AVOIDED.test(part)),
  };
}
