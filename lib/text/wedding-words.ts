import type { IsoDate } from "@/lib/dates";
import { spokenLocale } from "@/lib/language/spoken";
import { tn } from "@/lib/words/t";

type Said = { date: IsoDate | null; month: string | null; tables: number | null };

const DAY = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/** Returns the wedding in a few words, such as "12 Jun 2027 · 30 tables", or "" when nothing is known. */
export function weddingWords({ date, month, tables }: Said): string {
  const day = date ?? month;
  const style = date ? DAY : MONTH;
  const parts = [
    day && new Intl.DateTimeFormat(spokenLocale(), style).format(new Date(date ?? `${day}-01`)),
    tables && countTables(tables),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** "1 table", "30 tables". */
export const countTables = (tables: number): string => tn(tables, "{n} table", "{n} tables");
