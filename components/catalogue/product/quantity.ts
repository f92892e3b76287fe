import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { t } from "@/lib/words/t";

type Limits = Pick<ProductDetail, "minQty" | "maxQty">;

/** Returns the limits as text: `20 to 40`, `at least 20`, `at most 3`; null when there are none. */
export function quantityRule({ minQty, maxQty }: Limits): string | null {
  const least = minQty !== null && minQty > 1 ? minQty : null;
  if (least !== null && maxQty !== null)
    return least === maxQty
      ? t("exactly {n}", { n: least })
      : t("{least} to {most}", { least, most: maxQty });
  if (least !== null) return t("at least {n}", { n: least });
  return maxQty === null ? null : t("at most {n}", { n: maxQty });
}
