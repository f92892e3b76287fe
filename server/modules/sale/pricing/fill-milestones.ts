import type { Cents } from "@/lib/money";

/**
 * Returns the part of each milestone that a voucher of `balance` pays: the first milestones of all orders, then the
 * second ones, so that what is due today is paid first. `milestones` are the amounts by order; `limits` are the most
 * that the voucher may pay of each order.
 */
export function fillMilestones(
  milestones: readonly (readonly Cents[])[],
  balance: Cents,
  limits: readonly Cents[],
): Cents[][] {
  let left = balance;
  const leftOf = [...limits];
  const filled = milestones.map((amounts) => amounts.map(() => 0));
  const longest = Math.max(0, ...milestones.map((amounts) => amounts.length));
  for (let position = 0; position < longest; position++) {
    milestones.forEach((amounts, order) => {
      const part = Math.min(amounts[position] ?? 0, left, leftOf[order] ?? 0);
      const row = filled[order];
      if (part <= 0 || !row) return;
      row[position] = part;
      left -= part;
      leftOf[order] = (leftOf[order] ?? 0) - part;
    });
  }
  return filled;
}
