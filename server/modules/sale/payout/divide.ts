import { applyRate, type Cents, gstWithin } from "@/lib/money";

type Agreed = { commissionBps: number; subsidyCents: Cents; gstCents: Cents; totalCents: Cents };

/** The result of dividing an order's money. */
export type Division = {
  /** The couple's payments, plus the part of Sayang's own coupon. */
  grossCents: Cents;
  /** The GST that the vendor charged in it. Sayang's own coupon is not on the vendor's invoices. */
  gstCents: Cents;
  commissionCents: Cents;
  subsidyCents: Cents;
  /** The vendor's part. */
  netCents: Cents;
};

/**
 * Returns how `held` cents of an order are divided, now or when it ends: with the commission agreed at purchase, and
 * the part of Sayang's own coupon, which is free of commission.
 */
export function divide(agreed: Agreed, held: Cents): Division {
  const { commissionBps, subsidyCents, totalCents } = agreed;
  const commission = applyRate(held, commissionBps);
  const subsidy = totalCents === 0 ? 0 : Math.round((subsidyCents * Math.min(held, totalCents)) / totalCents);
  return {
    grossCents: held + subsidy,
    gstCents: gstWithin(held, agreed),
    commissionCents: commission,
    subsidyCents: subsidy,
    netCents: held + subsidy - commission,
  };
}
