import type { Cents } from "@/lib/money";

/** The amounts left to refund of an order, by means of payment. */
export type Refundable = { cardCents: Cents; voucherCents: Cents };

/**
 * Splits a refund in proportion to what is left of both; leftover cents go to the card. Throws when less than `cents`
 * is left.
 */
export function splitRefund(cents: Cents, { cardCents, voucherCents }: Refundable): Refundable {
  const left = cardCents + voucherCents;
  if (cents > left) throw new Error(`${cents - left} cents more are to be refunded than were paid`);
  if (cents === 0) return { cardCents: 0, voucherCents: 0 };
  // BigInt, because the product of two amounts exceeds 2^53.
  const voucher = Number((BigInt(cents) * BigInt(voucherCents)) / BigInt(left));
  return { cardCents: cents - voucher, voucherCents: voucher };
}

export type Share = { paymentId: string; cents: Cents };

/** Takes `cents` from the shares in order. Throws when they hold less. */
export function takeShares(shares: readonly Share[], cents: Cents): { taken: Share[]; left: Share[] } {
  let open = cents;
  const taken: Share[] = [];
  const left: Share[] = [];
  for (const { paymentId, cents: held } of shares) {
    const part = Math.min(open, held);
    open -= part;
    if (part > 0) taken.push({ paymentId, cents: part });
    if (held > part) left.push({ paymentId, cents: held - part });
  }
  if (open > 0) throw new Error(`${open} cents more are to be refunded than were paid`);
  return { taken, left };
}
