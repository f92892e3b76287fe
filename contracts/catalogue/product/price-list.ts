import type { PriceList } from "@/contracts/catalogue/price/day-price";
import { usualMeal } from "@/contracts/catalogue/price/meal";
import { toCents } from "@/lib/money";
import type { ProductDetail } from "./product";

/** Returns a product's prices from its API form. */
export function priceListOfDetail({
  productPrice,
  priceRules,
  attributes,
}: Pick<ProductDetail, "productPrice" | "priceRules" | "attributes">): PriceList {
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
