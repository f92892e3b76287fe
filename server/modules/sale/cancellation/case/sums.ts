import type { Cents } from "@/lib/money";
import type { CancellationRow } from "./repo";

type Named = Pick<CancellationRow, "baseCents" | "policyPercent" | "policyCents" | "offeredCents">;
type Sums = Pick<CancellationRow, "policyCents" | "offeredCents">;

/**
 * Returns the amounts of a request when `left` can be refunded: scaled in proportion when a bank has taken or returned
 * money since they were set.
 */
export function sumsOf({ baseCents, policyPercent, policyCents, offeredCents }: Named, left: Cents): Sums {
  if (baseCents === null || baseCents === left) return { policyCents, offeredCents };
  // Nothing was left when they were set: only the policy determines the couple's share of what came back.
  if (baseCents === 0) return { policyCents: shareOf(left, policyPercent, 100), offeredCents: null };
  const scaled = (cents: Cents) => shareOf(cents, left, baseCents);
  return {
    policyCents: scaled(policyCents),
    offeredCents: offeredCents === null ? null : scaled(offeredCents),
  };
}

/**
 * Returns the couple's agreed share as part and whole, before deducting what a bank took. Uses the policy's share when
 * nothing could be refunded at the time.
 */
export function agreedShare({ baseCents, policyPercent, policyCents, offeredCents }: Named): {
  shareCents: Cents;
  shareOfCents: Cents;
} {
  return baseCents
    ? { shareCents: offeredCents ?? policyCents, shareOfCents: baseCents }
    : { shareCents: policyPercent, shareOfCents: 100 };
}

/** `cents × part / whole`, rounded down; exact beyond 2^53. */
export function shareOf(cents: Cents, part: number, whole: number): Cents {
  return whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));
}
