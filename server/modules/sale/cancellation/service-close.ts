import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import * as repo from "./case/repo";
import { cancelAsVendor } from "./service-request";

const REASON = "The vendor has closed down";

/**
 * Cancels the accepted orders of a vendor that has closed down, in its name and with full refunds. Orders that wait for
 * its answer lapse with a full refund anyway. Returns the numbers of the cancelled orders. Throws `conflict` unless the
 * vendor is suspended, because it would otherwise keep selling, and `bad_request` without a reason.
 */
export async function cancelOrdersOfClosed(
  vendor: { id: string; status: string },
  reason: string,
  now = new Date(),
): Promise<string[]> {
  if (vendor.status !== "suspended") throw new AppError("conflict", "Suspend the vendor first");
  if (!reason.trim()) throw new AppError("bad_request", "Please give a reason: the couples read it");
  const orders = await repo.acceptedOrders(await getDb(), vendor.id);
  const body = { reason: REASON, reasonDetails: reason.trim() };
  for (const { id } of orders) await cancelAsVendor(vendor.id, { ...body, orderId: id }, [], now);
  return orders.map(({ number, placedAt }) => orderNumberOf(number, placedAt));
}
