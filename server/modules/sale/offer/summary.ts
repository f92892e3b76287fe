import { formatMoney } from "@/lib/money";
import type { OfferRow } from "./repo";

/** Returns an offer's one-line summary for conversations and mails. */
export function summaryOf({ items, totalCents }: Pick<OfferRow, "items" | "totalCents">): string {
  const [first, ...more] = items;
  const what = first ? `${first.quantity} × ${first.title}` : "";
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return `${what}${others}, ${formatMoney(totalCents)} all-in`;
}
