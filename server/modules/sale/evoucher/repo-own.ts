import { asc, eq } from "drizzle-orm";
import { deletedAddress } from "@/server/core/deleted-account";
import type { Db, Transaction } from "@/server/db/client";
import { voucherPurchase } from "@/server/db/schema/sale/evoucher";

/** Returns the gift vouchers that a couple bought, without their codes, for the download of its data. */
export async function ownPurchases(db: Db, customerId: string) {
  const giftVouchersBought = await db
    .select({
      state: voucherPurchase.state,
      quantity: voucherPurchase.quantity,
      amountCents: voucherPurchase.amountCents,
      totalCents: voucherPurchase.totalCents,
      recipientEmail: voucherPurchase.recipientEmail,
      fromName: voucherPurchase.fromName,
      message: voucherPurchase.message,
      sendOn: voucherPurchase.sendOn,
      boughtAt: voucherPurchase.createdAt,
      paidAt: voucherPurchase.paidAt,
      refundedAt: voucherPurchase.refundedAt,
    })
    .from(voucherPurchase)
    .where(eq(voucherPurchase.customerId, customerId))
    .orderBy(asc(voucherPurchase.createdAt), asc(voucherPurchase.id));
  return { giftVouchersBought };
}

/** Removes the buyer's address from gift vouchers. The vouchers themselves stay, sent or not. */
export async function forgetBuyer(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx
    .update(voucherPurchase)
    .set({ buyerEmail: deletedAddress(customerId) })
    .where(eq(voucherPurchase.customerId, customerId));
}
