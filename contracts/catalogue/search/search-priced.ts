import { type PriceBasis, TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import { t, tn } from "@/lib/words/t";

/** A wedding for which results are priced as a whole. `date` is "" when only its size is known. */
export type PricedWedding = { tables: number; date: string };

type Said = {
  tables?: number | undefined;
  guests?: number | undefined;
  date: string;
  forTables?: number | undefined;
  forDate: string;
};

/**
 * Returns the wedding that a search's prices are for, or null for prices of one unit. It comes from what results must
 * fit as well as from what they are only priced for.
 */
export function pricedWedding({ tables, guests, date, forTables, forDate }: Said): PricedWedding | null {
  const size = tables ?? (guests && Math.ceil(guests / TABLE_SEATS)) ?? forTables;
  return size ? { tables: size, date: date || forDate } : null;
}

/** `30 tables` or, when sold by the guest, `300 guests`; `your wedding` otherwise. */
export function sizeWords({ tables }: PricedWedding, unit: PriceBasis | null): string {
  if (unit === "order") return t("your wedding");
  return unit === "guest"
    ? tn(tables * TABLE_SEATS, "{n} guest", "{n} guests")
    : tn(tables, "{n} table", "{n} tables");
}
