import { allInOn, type PriceList, priceNote } from "@/contracts/catalogue/price/day-price";
import type { IsoDate } from "@/lib/dates";
import type { Cents, GstType } from "@/lib/money";

/** A purchased item; `priceList` is null when every day costs the same. */
type Bought = {
  priceList: PriceList | null;
  eventDate: IsoDate | null;
  unitCents: Cents;
  gstType: GstType;
  plusPlus: boolean;
};

/** Returns true when an item costs what its price list at purchase says for its date. */
export function isListPrice({ priceList, eventDate, unitCents, ...sold }: Bought): boolean {
  return priceList !== null && allInOn(priceList, eventDate, sold) === unitCents;
}

/**
 * Returns the reason for an item's price; null when every day costs the same, or both sides agreed on another price.
 */
export function notePrice(item: Bought & { priceMetric: string }): string | null {
  return item.priceList && isListPrice(item) ? priceNote(item.priceList, item.eventDate, item) : null;
}

/** Returns the price of an item on another day, by the prices at its purchase; null when its price stays the same. */
export function movedPrice(item: Bought, eventDate: IsoDate | null): Cents | null {
  const { priceList } = item;
  if (!priceList || eventDate === item.eventDate || !isListPrice(item)) return null;
  return allInOn(priceList, eventDate, item);
}
