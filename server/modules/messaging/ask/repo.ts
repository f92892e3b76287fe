import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Ask, DeclineReason } from "@/contracts/messaging/ask";
import type { Db, Transaction } from "@/server/db/client";
import { bookedDay } from "@/server/db/schema/catalogue/booked-day";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { askedVendor, askRound } from "@/server/db/schema/messaging/ask";
import { offer } from "@/server/db/schema/sale/offer";
import { offerRoom } from "@/server/db/schema/sale/offer-room";

export type RoundRow = typeof askRound.$inferSelect;

const shownVendor = {
  id: vendor.id,
  slug: vendor.slug,
  vendorName: vendor.vendorName,
  profileImage: vendor.profileImage,
};
export type VendorRow = Pick<typeof vendor.$inferSelect, "id" | "slug" | "vendorName" | "profileImage">;

/** Returns those of the vendors that take new bookings. */
export async function openVendors(db: Db, ids: readonly string[]): Promise<VendorRow[]> {
  return db
    .select(shownVendor)
    .from(vendor)
    .where(and(inArray(vendor.id, [...ids]), eq(vendor.status, "approved")))
    .orderBy(asc(vendor.vendorName), asc(vendor.id));
}

export async function countOpenRounds(tx: Transaction, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(askRound)
    .where(and(eq(askRound.customerId, customerId), isNull(askRound.closedAt)));
  return row?.open ?? 0;
}

export async function insertRound(tx: Transaction, customerId: string, ask: Ask): Promise<string> {
  const { eventDate, tables, drinks, needs } = ask;
  const [row] = await tx
    .insert(askRound)
    .values({ customerId, eventDate, tables, drinks, needs })
    .returning({ id: askRound.id });
  if (!row) throw new Error("the round was not written");
  return row.id;
}

export async function insertAsked(
  tx: Transaction,
  row: { roundId: string; vendorId: string; roomId: string },
): Promise<void> {
  await tx.insert(askedVendor).values(row).onConflictDoNothing();
}

/** Locks a couple's own round; null for other people's. */
export async function lockRound(tx: Transaction, customerId: string, id: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(askRound)
    .where(and(eq(askRound.id, id), eq(askRound.customerId, customerId)))
    .for("update");
  return row ?? null;
}

export async function closeRound(tx: Transaction, id: string): Promise<void> {
  await tx.update(askRound).set({ closedAt: new Date() }).where(eq(askRound.id, id));
}

/** Returns a couple's rounds, the latest first. */
export async function roundsOf(db: Db, customerId: string, limit: number): Promise<RoundRow[]> {
  return db
    .select()
    .from(askRound)
    .where(eq(askRound.customerId, customerId))
    .orderBy(desc(askRound.createdAt), desc(askRound.id))
    .limit(limit);
}

export async function askedOf(db: Db, roundIds: readonly string[]) {
  return db
    .select({ asked: askedVendor, vendor: shownVendor, categoryId: vendor.masterCategoryId })
    .from(askedVendor)
    .innerJoin(vendor, eq(vendor.id, askedVendor.vendorId))
    .where(inArray(askedVendor.roundId, [...roundIds]))
    .orderBy(asc(askedVendor.createdAt), asc(vendor.vendorName));
}

/** Returns each vendor's latest offer to the couple that is still valid. */
export async function standingOffers(db: Db, customerId: string, vendorIds: readonly string[]) {
  return db
    .selectDistinctOn([offer.vendorId])
    .from(offer)
    .where(
      and(
        eq(offer.customerId, customerId),
        inArray(offer.vendorId, [...vendorIds]),
        inArray(offer.state, ["open", "accepted"]),
        sql`(${offer.state} = 'accepted' or ${offer.validUntil} >= (now() at time zone 'Asia/Singapore')::date)`,
      ),
    )
    .orderBy(offer.vendorId, desc(offer.createdAt));
}

/** Returns the best rated vendor of a category that is free on the day and not in `except`, or null. */
export async function nextFree(
  db: Db,
  { categoryId, eventDate, except }: { categoryId: string; eventDate: string | null; except: string[] },
): Promise<VendorRow | null> {
  const taken = sql`coalesce((select slots from ${bookedDay}
    where ${bookedDay.vendorId} = ${vendor.id} and ${bookedDay.date} = ${eventDate}::date), 0)`;
  const free = and(
    sql`not (${eventDate}::date = any(${vendor.offDays}))`,
    sql`${taken} < ${vendor.dailyCapacity}`,
  );
  const [row] = await db
    .select(shownVendor)
    .from(vendor)
    .where(
      and(
        eq(vendor.masterCategoryId, categoryId),
        eq(vendor.status, "approved"),
        notInArray(vendor.id, except),
        eventDate ? free : undefined,
      ),
    )
    .orderBy(sql`${vendor.ratingAverage} desc`, sql`${vendor.ratingCount} desc`, asc(vendor.id))
    .limit(1);
  return row ?? null;
}

export async function isRoomOf(db: Db, roomId: string, vendorId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: offerRoom.id })
    .from(offerRoom)
    .where(and(eq(offerRoom.id, roomId), eq(offerRoom.vendorId, vendorId)));
  return row !== undefined;
}

/** Returns the latest open round in which the vendor of a room was asked and has not declined. */
export async function openAsk(db: Db, roomId: string, vendorId: string): Promise<RoundRow | null> {
  const [row] = await db
    .select({ round: askRound })
    .from(askedVendor)
    .innerJoin(askRound, eq(askRound.id, askedVendor.roundId))
    .where(
      and(
        eq(askedVendor.roomId, roomId),
        eq(askedVendor.vendorId, vendorId),
        isNull(askedVendor.declinedAt),
        isNull(askRound.closedAt),
      ),
    )
    .orderBy(desc(askRound.createdAt))
    .limit(1);
  return row?.round ?? null;
}

/** Records that a vendor declined the requests in a room. Returns false when none was open. */
export async function declineOpen(
  tx: Transaction,
  { roomId, vendorId, reason }: { roomId: string; vendorId: string; reason: DeclineReason },
): Promise<boolean> {
  const open = tx.select({ id: askRound.id }).from(askRound).where(isNull(askRound.closedAt));
  const rows = await tx
    .update(askedVendor)
    .set({ reason, declinedAt: new Date() })
    .where(
      and(
        eq(askedVendor.roomId, roomId),
        eq(askedVendor.vendorId, vendorId),
        isNull(askedVendor.declinedAt),
        inArray(askedVendor.roundId, open),
      ),
    )
    .returning({ roundId: askedVendor.roundId });
  return rows.length > 0;
}

/** Returns a couple's requests, for the download of its data. */
export async function ownAsks(db: Db, customerId: string) {
  const asks = await db
    .select({
      eventDate: askRound.eventDate,
      tables: askRound.tables,
      drinks: askRound.drinks,
      needs: askRound.needs,
      askedAt: askRound.createdAt,
    })
    .from(askRound)
    .where(eq(askRound.customerId, customerId))
    .orderBy(asc(askRound.createdAt), asc(askRound.id));
  return { asks };
}

export async function forgetAsks(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx.delete(askRound).where(eq(askRound.customerId, customerId));
}
