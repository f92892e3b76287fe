import { and, desc, eq, inArray, max, ne } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";
import { message, room } from "@/server/db/schema/messaging/room";

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

/** Returns the times of a vendor's last message in a room and of its last automatic reply. */
export async function lastOfVendor(
  db: Db,
  { id, customerId }: { id: string; customerId: string },
): Promise<{ writtenAt: Date | null; automaticAt: Date | null }> {
  const latest = async (isAutomatic: boolean) => {
    const [row] = await db
      .select({ at: message.createdAt })
      .from(message)
      .where(
        and(
          eq(message.roomId, id),
          ne(message.senderAccountId, customerId),
          eq(message.isAutomatic, isAutomatic),
        ),
      )
      .orderBy(desc(message.createdAt))
      .limit(1);
    return row?.at ?? null;
  };
  return { writtenAt: await latest(false), automaticAt: await latest(true) };
}

/**
 * Returns the time of the vendor's last message in each room, ignoring automatic replies and messages to many; omits rooms
 * without any.
 */
export async function vendorRepliesOf(db: Db, roomIds: readonly string[]): Promise<Map<string, Date>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .select({ roomId: room.id, at: max(message.createdAt) })
    .from(room)
    .innerJoin(message, eq(message.roomId, room.id))
    .where(
      and(
        inArray(room.id, [...roomIds]),
        ne(message.senderAccountId, room.customerId),
        eq(message.isAutomatic, false),
        eq(message.isBroadcast, false),
      ),
    )
    .groupBy(room.id);
  return new Map(rows.flatMap(({ roomId, at }) => (at ? [[roomId, at] as const] : [])));
}
