import type { OpenedRoom } from "@/contracts/messaging/room";
import type { VendorActor } from "@/server/core/actor";
import { isDeletedAddress } from "@/server/core/deleted-account";
import { inTransaction } from "@/server/db/transaction";
import { findAccountById } from "@/server/modules/identity/account/public";
import { findOrderOf, noSuchOrder } from "@/server/modules/sale/order/public";
import { noSuchRoom } from "./party";
import * as repo from "./repo/room";
import { coupleLeft } from "./service-send";

/**
 * Returns the vendor's conversation with the couple of one of its orders, and opens it if they never wrote to each
 * other. Throws `not_found`, and `conflict` for a couple that has deleted their account.
 */
export async function openRoomOfOrder({ vendorId }: VendorActor, orderId: string): Promise<OpenedRoom> {
  return inTransaction(async (tx) => {
    const order = await findOrderOf(tx, orderId, { vendorId });
    if (!order) throw noSuchOrder();
    const { customerId } = order;
    const couple = await findAccountById(tx, customerId);
    if (couple && isDeletedAddress(couple.email)) throw coupleLeft();
    await repo.insertRoom(tx, customerId, vendorId);
    const asCouple = { side: "customer", id: customerId, accountId: customerId } as const;
    const found = await repo.findRoom(tx, asCouple, { vendorId });
    if (!found) throw noSuchRoom();
    return { roomId: found.room.id };
  });
}
