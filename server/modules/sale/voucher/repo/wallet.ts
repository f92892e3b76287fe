import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";
import type { VoucherRow } from "./voucher";

export type OwnedVoucher = {
  row: VoucherRow;
  vendor: { id: string; slug: string; vendorName: string } | null;
};

/** Returns every voucher in the customer's account, the first to expire first. */
export async function ownedVouchers(db: Db, customerId: string): Promise<OwnedVoucher[]> {
  return db
    .select({ row: voucher, vendor: { id: vendor.id, slug: vendor.slug, vendorName: vendor.vendorName } })
    .from(voucher)
    .leftJoin(vendor, eq(vendor.id, voucher.vendorId))
    .where(eq(voucher.customerId, customerId))
    .orderBy(sql`${voucher.expiresAt} asc nulls last`, voucher.id);
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** Returns the movements of the vouchers, newest first, with the orders they paid for. */
export async function entriesOf(db: Db, voucherIds: string[]) {
  if (voucherIds.length === 0) return [];
  return db
    .select({
      voucherId: voucherEntry.voucherId,
      kind: voucherEntry.kind,
      deltaCents: voucherEntry.deltaCents,
      at: voucherEntry.at,
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      vendorName: vendor.vendorName,
    })
    .from(voucherEntry)
    .leftJoin(order, eq(order.id, voucherEntry.orderId))
    .leftJoin(vendor, eq(vendor.id, order.vendorId))
    .where(inArray(voucherEntry.voucherId, voucherIds))
    .orderBy(desc(voucherEntry.at), desc(voucherEntry.id));
}

/** Returns a couple's store credit and vouchers, for the download of its data. */
export async function ownWallet(db: Db, customerId: string) {
  const wallet = await db
    .select({
      kind: voucher.kind,
      state: voucher.state,
      amountCents: voucher.amountCents,
      balanceCents: voucher.balanceCents,
      fromName: voucher.fromName,
      message: voucher.message,
      receivedAt: voucher.createdAt,
      expiresAt: voucher.expiresAt,
    })
    .from(voucher)
    .where(eq(voucher.customerId, customerId))
    .orderBy(asc(voucher.createdAt), asc(voucher.id));
  return { wallet };
}

/** Removes the person from the wallet. The balances stay on the books until they expire, but nobody can spend them. */
export async function forgetWallet(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx
    .update(voucher)
    .set({ recipientEmail: null, fromName: "", message: "" })
    .where(eq(voucher.customerId, customerId));
}
