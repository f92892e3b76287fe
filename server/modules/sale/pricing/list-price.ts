import { allInOn, type PriceList, priceNote } from "@/contracts/catalogue/price/day-price";
import type { IsoDate } from "@/lib/dates";
import type { Cents, GstType } from "@/lib/money";

/** An item that was bought; `priceList` is null for a price of every day. */
type Bought = {
  priceList: PriceList | null;
  eventDate: IsoDate | null;
  unitCents: Cents;
  gstType: GstType;
  plusPlus: boolean;
};

/** Returns true for an item that costs what the prices at its purchase say for its date. */
export function isListPrice({ priceList, eventDate, unitCents, ...sold }: Bought): boolean {
  return priceList !== null && allInOn(priceList, eventDate, sold) === unitCents;
}

/** Returns why an item costs what it does; null for a price of every day, or one that both sides agreed on. */
export function notePrice(item: Bought & { priceMetric: string }): string | null {
  return item.priceList && isListPrice(item) ? priceNote(item.priceList, item.eventDate, item) : null;
}

/** Returns the price of an item on another day, by the prices at its purchase; null where it keeps its price. */
export function movedPrice(item: Bought, eventDate: IsoDate | null): Cents | null {
  const { priceList } = item;
  if (!priceList || eventDate === item.eventDate || !isListPrice(item)) return null;
  return allInOn(priceList, eventDate, item);
}
