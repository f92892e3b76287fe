import { eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { prepared } from "@/server/db/prepared";
import { cartCodes } from "@/server/db/schema/sale/cart";

export type CodesRow = { promotionId: string | null; voucherId: string | null };

const codes = prepared((db) =>
  db
    .select({ promotionId: cartCodes.promotionId, voucherId: cartCodes.voucherId })
    .from(cartCodes)
    .where(eq(cartCodes.customerId, sql.placeholder("customerId"))),
);

/** Returns the coupon and the voucher on the customer's cart. */
export async function findCodes(db: Db, customerId: string): Promise<CodesRow> {
  const [row] = await codes(db, { customerId });
  return row ?? { promotionId: null, voucherId: null };
}

/** Sets or, with null, removes the coupon or voucher on the cart. */
export async function putCodes(
  db: Db,
  customerId: string,
  values: { promotionId: string | null } | { voucherId: string | null },
): Promise<void> {
  await db
    .insert(cartCodes)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: cartCodes.customerId, set: values });
}

export async function clearCodes(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(cartCodes).where(eq(cartCodes.customerId, customerId));
}
