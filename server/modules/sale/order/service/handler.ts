import type { Transaction } from "@/server/db/client";
import { lockOrder, updateOrder } from "@/server/modules/sale/order/repo/change";
import { isHiddenFromVendor, noSuchOrder } from "./read";

/** Gives an order to a person of the vendor's team, or to nobody. Throws `not_found`. */
export async function setOrderHandler(
  tx: Transaction,
  vendorId: string,
  orderId: string,
  handlerAccountId: string | null,
): Promise<void> {
  const order = await lockOrder(tx, orderId, { vendorId });
  if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
  await updateOrder(tx, orderId, { handlerAccountId });
}
