import { amount } from "@/components/ui/money/amount";
import { t } from "@/lib/words/t";

/** Returns the name of a first payment in dollars: `30% deposit ($384.00)`, or `Full payment ($1,280.00)`. */
export function depositWords(deposit: number, total: number): string {
  if (deposit >= total) return t("Full payment ({amount})", { amount: amount(deposit) });
  return t("{percent}% deposit ({amount})", {
    percent: Math.round((deposit / total) * 100),
    amount: amount(deposit),
  });
}

/** Returns the share of a first payment: `30% of $1,280.00`, or `All of $1,280.00`. */
export function shareWords(deposit: number, total: number): string {
  if (deposit >= total) return t("All of {total}", { total: amount(total) });
  return t("{percent}% of {total}", {
    percent: Math.round((deposit / total) * 100),
    total: amount(total),
  });
}
