import type { OfferedItem } from "@/contracts/sale/offer";
import type { PriceParts } from "@/lib/money";
import { addUp, type LinePrice, priceAgreedLine } from "@/server/modules/sale/pricing/public";
import type { ProductRow } from "./repo";

export function priceItem(item: OfferedItem): LinePrice {
  return priceAgreedLine(item.unitCents, item, item.quantity, item.extras);
}

/** Returns the total of the items with their extras, in cents. */
export function totalOf(items: readonly OfferedItem[]): PriceParts {
  return addUp(items.map((item) => priceItem(item).total));
}

/** Returns the id of a product's most specific category or type. An offer replaces the open one for the same. */
export function familyOf({ productTypeId, level3Id, level2Id, level1Id }: ProductRow): string {
  return productTypeId ?? level3Id ?? level2Id ?? level1Id;
}
