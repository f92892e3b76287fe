import { count as shown, t, td, tn } from "./words/t";
import { spokenLanguage } from "./language/spoken";
const IRREGULAR: Readonly<Record<string, string>> = { person: "people", child: "children" };

/**
 * Returns the plural of a unit of sale: `tables of 10` for `table of 10`, `boxes`, `parties of 6`. A unit that begins
 * with a number has no plural.
 */
export function unitsOf(unit: string): string {
  const [, head = unit, tail = ""] = /^(.*?)( (?:of|for|with|per) .*)?$/.exec(unit.trim()) ?? [];
  return pluralOf(head) + tail;
}

/** Returns a number of units: `1 table of 10`, `20 tables of 10`, `2 × 100 guests`. */
export function countUnits(count: number, unit: string): string {
  const number = shown(count);
  if (spokenLanguage() !== "en") return countInWords(count, unit);
  if (/^\d/.test(unit)) return `${number} × ${unit}`;
  return `${number} ${count === 1 ? unit : unitsOf(unit)}`;
}

/** Returns the label of a quantity field: `Tables of 10`. */
export function unitsLabel(unit: string): string {
  if (spokenLanguage() !== "en" && !/^\d/.test(unit)) return inWords(unit);
  if (/^\d/.test(unit)) return `How many × ${unit}`;
  const units = unitsOf(unit);
  return units.charAt(0).toUpperCase() + units.slice(1);
}

/** Units that couples count most have words of their own; other units stand behind the number. */
function countInWords(count: number, unit: string): string {
  if (unit === "table of 10") return tn(count, "{n} table of 10", "{n} tables of 10");
  if (unit === "table") return tn(count, "{n} table", "{n} tables");
  if (unit === "guest" || unit === "person") return tn(count, "{n} guest", "{n} guests");
  return `${shown(count)} × ${td(unit)}`;
}

function inWords(unit: string): string {
  if (unit.startsWith("table")) return t(unit === "table of 10" ? "Tables of 10" : "Tables");
  return t("How many × {unit}", { unit: td(unit) });
}

function pluralOf(words: string): string {
  const at = words.lastIndexOf(" ") + 1;
  const word = words.slice(at);
  const plural =
    IRREGULAR[word] ??
    (/(s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`);
  return words.slice(0, at) + plural;
}
