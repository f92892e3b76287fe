import type { PriceList } from "@/contracts/catalogue/price/day-price";
import { type Meal, mealFor } from "@/contracts/catalogue/price/meal";
import { toCents } from "@/lib/money";
import type { ProductDetail } from "./product";

/** Returns a product's prices from its API form, for a meal like `priceListOf`. */
export function priceListOfDetail(
  { listPrice, priceRules, attributes }: Pick<ProductDetail, "listPrice" | "priceRules" | "attributes">,
  meal: Meal | null = null,
): PriceList {
  return {
    priceCents: toCents(listPrice),
    meal: mealFor(attributes, meal),
    rules: priceRules.map(({ price, percent, priceWithGST: _, ...rule }) => ({
      ...rule,
      priceCents: price === null ? null : toCents(price),
      percentBps: percent === null ? null : Math.round(percent * 100),
    })),
  };
}
