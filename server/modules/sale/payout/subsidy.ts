import type { Cents } from "@/lib/money";

type Subsidized = { subsidyCents: Cents; totalCents: Cents };

/** Returns the part of Sayang's own coupon that the vendor is due when `cents` of the order are divided. */
export function subsidyOf({ subsidyCents, totalCents }: Subsidized, cents: Cents): Cents {
  if (totalCents === 0) return 0;
  return Math.round((subsidyCents * Math.min(cents, totalCents)) / totalCents);
}
