import type { Cents } from "@/lib/money";
import type { CancellationRow } from "./repo";

type Named = Pick<CancellationRow, "baseCents" | "policyPercent" | "policyCents" | "offeredCents">;
type Sums = Pick<CancellationRow, "policyCents" | "offeredCents">;

/**
 * Returns the sums of a request as they count while `left` can be refunded: in proportion, when a bank has taken money
 * back, or returned it, since they were named.
 */
export function sumsOf({ baseCents, policyPercent, policyCents, offeredCents }: Named, left: Cents): Sums {
  if (baseCents === null || baseCents === left) return { policyCents, offeredCents };
  // Nothing was left when they were named: only the policy says what the couple is due of what came back.
  if (baseCents === 0) return { policyCents: shareOf(left, policyPercent, 100), offeredCents: null };
  const scaled = (cents: Cents) => shareOf(cents, left, baseCents);
  return {
    policyCents: scaled(policyCents),
    offeredCents: offeredCents === null ? null : scaled(offeredCents),
  };
}

/**
 * Returns the couple's share as it was agreed, before what a bank took is left out: the part and the whole. The policy's
 * where nothing could be refunded when the sums were named.
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
