import { formatMoney, toCents } from "@/lib/money";

/** An amount of the wire, in dollars, as screens show it: `$1,199.00`. */
export function amount(dollars: number): string {
  return formatMoney(toCents(dollars));
}
