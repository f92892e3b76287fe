import type { IsoDate } from "@/lib/dates";

type Said = { date: IsoDate | null; month: string | null; tables: number | null };

const DAY = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/**
 * Returns the wedding in a few words, such as "12 Jun 2027 · 30 tables", or "" when nothing is known. `tableWords` is
 * the phrase for tables in the page's language, with `{n}` for the number.
 */
export function weddingWords({ date, month, tables }: Said, language = "en-SG", tableWords = ""): string {
  const day = date ?? month;
  const style = date ? DAY : MONTH;
  const parts = [
    day && new Intl.DateTimeFormat(language, style).format(new Date(date ?? `${day}-01`)),
    tables && (tableWords.replace("{n}", String(tables)) || countTables(tables)),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** "1 table", "30 tables". */
export function countTables(tables: number): string {
  return `${tables} ${tables === 1 ? "table" : "tables"}`;
}
