import { formatMoney, toCents } from "@/lib/money";

/** Returns an amount in dollars as displayed: `$1,199.00`. */
export function amount(dollars: number): string {
  return formatMoney(toCents(dollars));
}
