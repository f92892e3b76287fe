import type { OrderSummary } from "@/contracts/sale/order/order";
import { countUnits } from "@/lib/units";

type Ordered = Pick<
  OrderSummary,
  "firstItemTitle" | "firstItemQuantity" | "firstItemPriceMetric" | "itemCount" | "extraCount"
>;

/** Summarises an order in one line: “Garden banquet (20 tables of 10) and 1 more item, with 2 extras”. */
export function itemsLine(order: Ordered): string {
  const { firstItemTitle, firstItemQuantity, firstItemPriceMetric, itemCount, extraCount } = order;
  const units = firstItemQuantity > 1 ? ` (${countUnits(firstItemQuantity, firstItemPriceMetric)})` : "";
  const more = itemCount > 1 ? ` and ${countUnits(itemCount - 1, "more item")}` : "";
  const extras = extraCount > 0 ? `, with ${countUnits(extraCount, "extra")}` : "";
  return firstItemTitle + units + more + extras;
}
