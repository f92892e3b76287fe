import { amount } from "@/components/ui/money/amount";

/** Returns the name of a first payment in dollars: `30% deposit ($384.00)`, or `Full payment ($1,280.00)`. */
export function depositWords(deposit: number, total: number): string {
  if (deposit >= total) return `Full payment (${amount(deposit)})`;
  return `${Math.round((deposit / total) * 100)}% deposit (${amount(deposit)})`;
}

/** Returns the share of a first payment: `30% of $1,280.00`, or `All of $1,280.00`. */
export function shareWords(deposit: number, total: number): string {
  return `${deposit >= total ? "All" : `${Math.round((deposit / total) * 100)}%`} of ${amount(total)}`;
}
