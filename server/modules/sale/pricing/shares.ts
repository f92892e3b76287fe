import type { Cents } from "@/lib/money";

/**
 * Splits `total` in proportion to `weights` by largest remainder: the shares add up exactly, and each differs from its
 * exact share by less than one cent. Among equal remainders, the first gets the cent. If all weights are 0, so are the
 * shares.
 */
export function shareOut(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  if (sum === 0 || total === 0) return weights.map(() => 0);
  // Products of two amounts in cents exceed what a double can represent exactly.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(sum)));
  const rest = total - shares.reduce((given, share) => given + share, 0);
  const byRemainder = exact
    .map((product, at) => ({ at, remainder: product % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
