import type { Cents } from "@/lib/money";

/** Divides `cents` in proportion to the shares; leftover cents go to the first ones. */
export function inProportion<Share extends { cents: Cents }>(
  cents: Cents,
  shares: readonly Share[],
): { share: Share; cents: Cents }[] {
  const whole = shares.reduce((sum, share) => sum + share.cents, 0);
  const parts = shares.map((share) => ({ share, cents: Math.floor((cents * share.cents) / whole) }));
  let left = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  for (const part of parts) {
    if (left <= 0) break;
    part.cents++;
    left--;
  }
  return parts;
}
