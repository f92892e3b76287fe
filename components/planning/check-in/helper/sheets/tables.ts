import type { HelperParty } from "@/contracts/planning/check-in";

/** Returns the tables of a party, without duplicates. */
export function tablesOf({ guests }: HelperParty): string[] {
  return [...new Set(guests.flatMap(({ table }) => table ?? []))];
}

/** `Table 12`, `Tables 12 and 14`, or a table's own name. */
export function tableWords(tables: readonly string[]): string {
  const named = tables.filter((table) => !/^\d/.test(table));
  const numbered = tables.filter((table) => /^\d/.test(table));
  const last = numbered.at(-1);
  const numbers =
    numbered.length > 1
      ? `Tables ${numbered.slice(0, -1).join(", ")} and ${last}`
      : last
        ? `Table ${last}`
        : "";
  return [numbers, ...named].filter(Boolean).join(", ");
}
