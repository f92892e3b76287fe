import type { OrderDetail } from "@/contracts/order";
import { inTransaction } from "@/server/db/transaction";
import { lockOrder } from "./repo-change";
import { noSuchOrder, readCustomerOrder } from "./service-read";
import { takeTransition } from "./service-transition";

/** Cancels an order that is not paid yet. Money on its way for it comes back by itself. Throws `not_found`, `conflict`. */
export async function withdrawOrder(
  customerId: string,
  orderId: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId, { customerId });
    if (!order) throw noSuchOrder();
    await takeTransition(tx, order, "withdraw", { actor: "customer", now });
  });
  return readCustomerOrder(customerId, orderId);
}
