import type { PriceParts } from "@/lib/money";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import type { PlannedLine } from "./order-plan";
import {
  discountLine,
  type LinePrice,
  priceLine,
  reductionOf,
  shareDiscount,
} from "@/server/modules/sale/pricing/public";

/** A line with the deduction of a coupon; `due` is what remains. */
export type DiscountedLine = { line: PlannedLine; price: LinePrice; due: PriceParts; offCents: number };

/** Returns the lines of an order, priced as the cart prices them. */
export function discounted(
  lines: readonly PlannedLine[],
  coupon: BlockRows["promotion"][number] | null,
): DiscountedLine[] {
  const priced = lines.map((line) => ({ line, price: priceLine(line.product.row, line.quantity) }));
  const totals = priced.map(({ price }) => price.total.total);
  const offs = coupon
    ? shareDiscount(
        reductionOf(
          termsOf(coupon),
          totals.reduce((sum, total) => sum + total, 0),
        ),
        totals,
      )
    : [];
  return priced.map(({ line, price }, at) => {
    const offCents = offs[at] ?? 0;
    return { line, price, offCents, due: discountLine(price.total, offCents) };
  });
}

function termsOf({ kind, percentBps, amountCents, capCents }: BlockRows["promotion"][number]) {
  return kind === "percent"
    ? { kind, percentBps: percentBps ?? 0, capCents }
    : { kind, amountCents: amountCents ?? 0 };
}
