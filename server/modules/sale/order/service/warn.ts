import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import { appLink } from "@/server/core/links";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { orderUnpaid } from "@/server/modules/sale/order/mails/unpaid";
import { firstMilestonesDue } from "@/server/modules/sale/order/repo/unpaid";
import * as repo from "@/server/modules/sale/order/repo/warn";

const BATCH = 200;
/** Three quarters of the time to pay, but not within the first hour, when the couple may still be paying. */
const WARNED_AFTER_HOURS = Math.max(1, UNPAID_HOURS * 0.75);

/**
 * Warns couples once that orders will lapse unless paid soon: one mail for all orders of a checkout, recorded in the
 * same transaction. Returns the number of mails.
 */
export async function warnOfUnpaidOrders(now = new Date()): Promise<number> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const placed = { after: hoursAgo(UNPAID_HOURS), until: hoursAgo(WARNED_AFTER_HOURS) };
  let warned = 0;
  for (const checkoutId of await repo.checkoutsToWarn(await getDb(), placed, BATCH)) {
    try {
      if (await warnOne(checkoutId, placed, now)) warned++;
    } catch (error) {
      log.error({ err: error, checkoutId }, "couple not warned of unpaid orders, will be tried again");
    }
  }
  return warned;
}

function warnOne(checkoutId: string, placed: repo.PlacedBetween, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const claimed = await repo.claimUnpaid(tx, checkoutId, placed, now);
    if (claimed.length === 0) return false;
    const due = new Map(
      (await firstMilestonesDue(tx, checkoutId)).map(({ orderId, amountCents }) => [orderId, amountCents]),
    );
    const orders = await repo.unpaidOrders(tx, claimed);
    const [first] = orders;
    if (!first) return false;
    const placedAt = Math.min(...orders.map((order) => order.placedAt.getTime()));
    const message = {
      orders: orders.map(({ id, number, placedAt: at, eventDate, vendorName }) => ({
        orderNumber: orderNumberOf(number, at),
        eventDate,
        vendorName,
        cents: due.get(id) ?? 0,
      })),
      voucherCents: orders.reduce((sum, { voucherCents }) => sum + voucherCents, 0),
      payBy: new Date(placedAt + UNPAID_HOURS * HOUR_MS).toISOString(),
      link: appLink(`/user/checkout/${checkoutId}`),
    };
    for (const address of await coupleAddresses(tx, first.customerId)) {
      await enqueueMessage(tx, orderUnpaid, { ...message, ...address });
    }
    return true;
  });
}
