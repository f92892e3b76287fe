import {
  applyRate,
  type Cents,
  GST_BPS,
  type GstType,
  type PriceParts,
  SERVICE_CHARGE_BPS,
} from "@/lib/money";
import { shareOut } from "./shares";

/** A campaign's benefit: a percentage in basis points, at most `capCents`, or a fixed amount. */
export type Reduction =
  | { kind: "percent"; percentBps: number; capCents: Cents | null }
  | { kind: "fixed"; amountCents: Cents };

/** Returns what the campaign gives on `cents`, never more than these. */
export function reductionOf(reduction: Reduction, cents: Cents): Cents {
  if (reduction.kind === "fixed") return Math.min(reduction.amountCents, cents);
  const part = applyRate(cents, reduction.percentBps);
  return Math.min(part, reduction.capCents ?? part, cents);
}

/** A line's price for its whole quantity, with the rules by which its parts follow from the net price. */
export type DiscountableLine = { price: PriceParts; gstType: GstType; plusPlus: boolean };

/**
 * Returns the line's price when `off` cents come off its net price: service charge and GST are worked out on what is
 * left, and never exceed what they were.
 */
export function discountLine({ price, gstType, plusPlus }: DiscountableLine, off: Cents): PriceParts {
  if (off === 0) return price;
  if (off < 0 || off > price.net) throw new RangeError("a discount lies between 0 and the net price");
  const net = price.net - off;
  const serviceCharge = plusPlus ? chargeOn(net, price, gstType) : 0;
  const gst = gstType === 0 ? 0 : Math.min(applyRate(net + serviceCharge, GST_BPS), price.gst);
  return { net, serviceCharge, gst, total: net + serviceCharge + gst };
}

/** Inside a price that includes GST, the service charge is 10% of more than the net price. */
function chargeOn(net: Cents, price: PriceParts, gstType: GstType): Cents {
  const charge =
    gstType === 1 ? Math.round((price.serviceCharge * net) / price.net) : applyRate(net, SERVICE_CHARGE_BPS);
  return Math.min(charge, price.serviceCharge);
}

/** Splits a discount over the lines that it covers, in proportion to their net prices; `null` covers nothing. */
export function shareDiscount(discount: Cents, nets: readonly (Cents | null)[]): Cents[] {
  return shareOut(
    discount,
    nets.map((net) => net ?? 0),
  );
}
