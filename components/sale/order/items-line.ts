import type { OrderSummary } from "@/contracts/sale/order/order";

type Ordered = Pick<OrderSummary, "firstItemTitle" | "itemCount" | "extraCount">;

/** Summarises an order in one line: “Garden Bouquet and 1 more, with 2 extras”. */
export function itemsLine({ firstItemTitle, itemCount, extraCount }: Ordered): string {
  const more = itemCount > 1 ? ` and ${itemCount - 1} more` : "";
  const extras = extraCount > 0 ? `, with ${extraCount} ${extraCount === 1 ? "extra" : "extras"}` : "";
  return firstItemTitle + more + extras;
}
