import type { OrderSummary } from "@/contracts/sale/order/order";
import { countUnits } from "@/lib/units";
import { tn } from "@/lib/words/t";

type Ordered = Pick<
  OrderSummary,
  "firstItemTitle" | "firstItemQuantity" | "firstItemPriceMetric" | "itemCount" | "extraCount"
>;

/** Summarises an order in one line: “Garden banquet (20 tables of 10) and 1 more item, with 2 extras”. */
export function itemsLine(order: Ordered): string {
  const { firstItemTitle, firstItemQuantity, firstItemPriceMetric, itemCount, extraCount } = order;
  const units = firstItemQuantity > 1 ? ` (${countUnits(firstItemQuantity, firstItemPriceMetric)})` : "";
  const more = itemCount > 1 ? ` ${tn(itemCount - 1, "and {n} more item", "and {n} more items")}` : "";
  const extras = extraCount > 0 ? tn(extraCount, ", with {n} extra", ", with {n} extras") : "";
  return firstItemTitle + units + more + extras;
}
