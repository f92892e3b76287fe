/** Completes orders and pays vendors as if weeks had passed, on the database of DATA_DIR. */
import { disconnect } from "@/server/db/client";
import { connectHooks } from "@/server/hooks";
import { completeDeliveredOrders } from "@/server/modules/sale/order/service/complete";
import { runPayouts } from "@/server/modules/sale/payout/service-run";
import { DAY_MS } from "@/lib/time";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

connectHooks();
try {
  await completeDeliveredOrders(inDays(8));
  await runPayouts(inDays(16));
} finally {
  await disconnect();
}
