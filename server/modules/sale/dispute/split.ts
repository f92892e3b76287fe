import type { Cents } from "@/lib/money";

/** An order's share of a charge, and what refunds and banks have left of it. */
export type LeftShare = { orderId: string; cents: Cents; leftCents: Cents };

/**
 * Divides what a bank takes from a charge between its orders, in proportion to what is left of each. A bank that takes
 * more than that has not heard of our refunds, and takes the excess from the orders that were refunded.
 */
export function divideTaken(cents: Cents, shares: readonly LeftShare[]): { orderId: string; cents: Cents }[] {
  const left = shares.map(({ orderId, leftCents }) => ({ orderId, cents: leftCents }));
  const gone = shares.map(({ orderId, cents: paid, leftCents }) => ({ orderId, cents: paid - leftCents }));
  const fromLeft = Math.min(cents, sumOf(left));
  const fromGone = Math.min(cents - fromLeft, sumOf(gone));
  const taken = new Map<string, Cents>();
  for (const { share, cents: part } of [
    ...inProportion(fromLeft, left),
    ...inProportion(fromGone, gone),
    ...inProportion(cents - fromLeft - fromGone, shares),
  ]) {
    taken.set(share.orderId, (taken.get(share.orderId) ?? 0) + part);
  }
  return [...taken].flatMap(([orderId, part]) => (part > 0 ? [{ orderId, cents: part }] : []));
}

/** Divides `cents` in proportion to the shares; leftover cents go to the first ones that aren't empty. */
export function inProportion<Share extends { cents: Cents }>(
  cents: Cents,
  shares: readonly Share[],
): { share: Share; cents: Cents }[] {
  const whole = sumOf(shares);
  const parts = shares
    .filter((share) => share.cents > 0)
    .map((share) => ({ share, cents: Math.floor((cents * share.cents) / whole) }));
  let left = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  for (const part of parts) {
    if (left <= 0) break;
    part.cents++;
    left--;
  }
  return parts;
}

const sumOf = (shares: readonly { cents: Cents }[]): Cents =>
  shares.reduce((sum, { cents }) => sum + cents, 0);
