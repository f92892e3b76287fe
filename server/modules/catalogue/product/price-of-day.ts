import { type PriceList, priceNote, priceOn } from "@/contracts/catalogue/price/day-price";
import { usualMeal } from "@/contracts/catalogue/price/meal";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { IsoDate } from "@/lib/dates";
import { toCents } from "@/lib/money";
import { presentPrice } from "./own/price";

/** Returns the product at its price and minimum of a day, and why; `note` is null where every day costs the same. */
export function productOn(
  product: ProductDetail,
  date: IsoDate,
): { product: ProductDetail; note: string | null } {
  if (product.priceRules.length === 0) return { product, note: null };
  const { productPrice, minQty } = product;
  const prices = priceListOfDetail(product);
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

function priceListOfDetail({ productPrice, priceRules, attributes }: ProductDetail): PriceList {
  return {
    priceCents: toCents(productPrice.price),
    meal: usualMeal(attributes),
    rules: priceRules.map(({ price, percent, priceWithGST: _, ...rule }) => ({
      ...rule,
      priceCents: price === null ? null : toCents(price),
      percentBps: percent === null ? null : Math.round(percent * 100),
    })),
  };
}
