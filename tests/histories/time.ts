import { DAY_MS } from "@/lib/time";
import { moveOverdueCancellations } from "@/server/modules/sale/cancellation/public";
import { expireOrderEdits } from "@/server/modules/sale/edit/service-expire";
import {
  abandonUnpaidOrders,
  completeDeliveredOrders,
  deliverSilentOrders,
  expireUnansweredOrders,
  warnOfUnpaidOrders,
} from "@/server/modules/sale/order/public";
import { runPayouts } from "@/server/modules/sale/payout/service-run";
import { remindOfPayments } from "@/server/modules/sale/reminder/service";

/** Runs everything that depends on the clock as it would run in that many days. */
export async function passTime(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS);
  await warnOfUnpaidOrders(now);
  await abandonUnpaidOrders(now);
  await expireUnansweredOrders(now);
  await expireOrderEdits(now);
  await deliverSilentOrders(now);
  await completeDeliveredOrders(now);
  await moveOverdueCancellations(now);
  await runPayouts(now);
  await remindOfPayments(now);
}
