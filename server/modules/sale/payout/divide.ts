import { applyRate, type Cents, gstWithin } from "@/lib/money";

type Agreed = { commissionBps: number; subsidyCents: Cents; gstCents: Cents; totalCents: Cents };

/** What an order's money comes to when it is divided. */
export type Division = {
  /** What the couple paid and, with it, the part of Sayang's own coupon. */
  grossCents: Cents;
  /** The GST that the vendor charged in it. Sayang's own coupon is on no invoice of the vendor's. */
  gstCents: Cents;
  commissionCents: Cents;
  subsidyCents: Cents;
  /** For the vendor. */
  netCents: Cents;
};

/**
 * Returns how `held` cents of an order are divided, now or when it ends: the commission as it stood at purchase, and the
 * part of Sayang's own coupon, on which there is none.
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
