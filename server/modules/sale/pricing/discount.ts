import { applyRate, type Cents, type PriceParts } from "@/lib/money";
import { shareOut } from "./shares";

/** A campaign's discount: a percentage in basis points, at most `capCents`, or a fixed amount. */
export type Reduction =
  | { kind: "percent"; percentBps: number; capCents: Cents | null }
  | { kind: "fixed"; amountCents: Cents };

/** Returns the campaign's discount on `cents`, at most `cents` itself. */
export function reductionOf(reduction: Reduction, cents: Cents): Cents {
  if (reduction.kind === "fixed") return Math.min(reduction.amountCents, cents);
  const part = applyRate(cents, reduction.percentBps);
  return Math.min(part, reduction.capCents ?? part, cents);
}

/**
 * Returns a line's price after `off` cents are deducted from what the couple pays: service charge and GST keep their
 * proportions.
 */
export function discountLine(price: PriceParts, off: Cents): PriceParts {
  if (off === 0) return price;
  if (off < 0 || off > price.total) throw new RangeError("a discount lies between 0 and the price");
  return splitLike(price, price.total - off);
}

/** Splits `total` in the proportions of `parts`, whose total is more than 0. */
export function splitLike(parts: PriceParts, total: Cents): PriceParts {
  const serviceCharge = portion(parts.serviceCharge, total, parts.total);
  const gst = portion(parts.gst, total, parts.total);
  return { net: total - serviceCharge - gst, serviceCharge, gst, total };
}

/** `cents × part / whole`, rounded; exact in integers up to 2^53, beyond that in BigInt. */
export function portion(cents: Cents, part: number, whole: number): Cents {
  if (whole === 0) return 0;
  const product = cents * part;
  if (Number.isSafeInteger(product)) return Math.round(product / whole);
  const [a, b] = [BigInt(cents) * BigInt(part), BigInt(whole)];
  return Number((a * 2n + b) / (b * 2n));
}

/** Splits a discount over the lines that it covers, in proportion to their price; `null` means not covered. */
export function shareDiscount(discount: Cents, totals: readonly (Cents | null)[]): Cents[] {
  return shareOut(
    discount,
    totals.map((total) => total ?? 0),
  );
}
