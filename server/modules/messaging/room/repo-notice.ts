import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";
import { room } from "@/server/db/schema/messaging/room";

/** Returns the accounts of one side of a room: both partners', or those of a vendor's whole team. */
export async function accountsOf(
  db: Db,
  { customerId, vendorId }: { customerId: string; vendorId: string },
  side: "customer" | "vendor",
): Promise<string[]> {
  if (side === "vendor") {
    const team = await db
      .select({ id: vendorAccount.accountId })
      .from(vendorAccount)
      .where(eq(vendorAccount.vendorId, vendorId));
    return team.map(({ id }) => id);
  }
  const partners = await db
    .select({ id: coupleAccount.accountId })
    .from(coupleAccount)
    .where(eq(coupleAccount.customerId, customerId));
  return [customerId, ...partners.map(({ id }) => id)];
}

export async function roomsOfCouple(db: Db, customerId: string): Promise<{ id: string }[]> {
  return db.select({ id: room.id }).from(room).where(eq(room.customerId, customerId));
}
