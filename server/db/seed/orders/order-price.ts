import { type Cents, type PriceParts, priceParts } from "@/lib/money";
import type { PlannedLine } from "./order-plan";

export type LinePrice = { unit: PriceParts; total: PriceParts };

/** What a line comes to: so many times the price of one, to the cent, as the cart reckons. */
export function priceOf({ product: { row }, quantity }: PlannedLine): LinePrice {
  const unit = priceParts(row.priceCents, row.gstType, row.plusPlus);
  const times = (cents: Cents) => cents * quantity;
  return {
    unit,
    total: {
      net: times(unit.net),
      serviceCharge: times(unit.serviceCharge),
      gst: times(unit.gst),
      total: times(unit.total),
    },
  };
}

export function addUp(parts: readonly PriceParts[]): PriceParts {
  const sum = (pick: (part: PriceParts) => Cents) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    net: sum(({ net }) => net),
    serviceCharge: sum(({ serviceCharge }) => serviceCharge),
    gst: sum(({ gst }) => gst),
    total: sum(({ total }) => total),
  };
}
