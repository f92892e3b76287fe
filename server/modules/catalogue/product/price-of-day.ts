import { priceNote, priceOn } from "@/contracts/catalogue/price/day-price";
import type { Meal } from "@/contracts/catalogue/price/meal";
import { priceListOfDetail } from "@/contracts/catalogue/product/price-list";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { IsoDate } from "@/lib/dates";
import { presentPrice } from "./own/price";

/**
 * Returns the product with its price and minimum on a day, and for a meal if it is sold for both; `note` explains the
 * price and is null when every day costs the same or no day is given.
 */
export function productOn(
  product: ProductDetail,
  date: IsoDate | null,
  meal: Meal | null = null,
): { product: ProductDetail; note: string | null } {
  if (product.priceRules.length === 0) return { product, note: null };
  const { productPrice, minQty } = product;
  const prices = priceListOfDetail(product, meal);
  const { priceCents, rule } = priceOn(prices, date);
  return {
    product: {
      ...product,
      productPrice: presentPrice({ ...productPrice, priceCents }),
      minQty: rule?.minQty ?? minQty,
    },
    note: priceNote(prices, date, productPrice),
  };
}
