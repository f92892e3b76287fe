import { SILENT_DAYS } from "@/contracts/sale/order/delivery";
import { addDays, instantInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";

type Marked = Pick<OrderRow, "vendorDeliveredAt" | "eventDate" | "heldSeconds">;

/**
 * Returns when the couple's silence counts as confirmation of delivery: 14 days after the vendor's mark, but not before
 * the day of the event is over. Null until the vendor has marked it. `due.silent` in `repo/delivery.ts` is the same in
 * SQL.
 */
export function silentUntil({ vendorDeliveredAt, eventDate, heldSeconds }: Marked): Date | null {
  if (!vendorDeliveredAt) return null;
  const dayIsOver = eventDate ? instantInSingapore(addDays(eventDate, 1), "00:00").getTime() : 0;
  const from = Math.max(vendorDeliveredAt.getTime(), dayIsOver);
  return new Date(from + SILENT_DAYS * DAY_MS + heldSeconds * 1000);
}
