import type { ProductDetail } from "@/contracts/catalogue/product/product";

type Limits = Pick<ProductDetail, "minQty" | "maxQty">;

/** Returns the limits as text: `20 to 40`, `at least 20`, `at most 3`; null when there are none. */
export function quantityRule({ minQty, maxQty }: Limits): string | null {
  const least = minQty !== null && minQty > 1 ? minQty : null;
  if (least !== null && maxQty !== null)
    return least === maxQty ? `exactly ${least}` : `${least} to ${maxQty}`;
  if (least !== null) return `at least ${least}`;
  return maxQty === null ? null : `at most ${maxQty}`;
}
