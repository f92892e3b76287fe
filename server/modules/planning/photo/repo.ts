import { and, count, desc, eq, inArray } from "drizzle-orm";
import { PHOTOS_OF_WEDDING, type PhotoState } from "@/contracts/planning/photo";
import type { Db, Transaction } from "@/server/db/client";
import { household } from "@/server/db/schema/planning/guest";
import { guestPhoto } from "@/server/db/schema/planning/photo";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns a wedding's photos, the latest first. */
export async function findPhotos(db: Db, weddingId: string) {
  return db
    .select({ photo: guestPhoto, household: household.name })
    .from(guestPhoto)
    .innerJoin(household, eq(household.id, guestPhoto.householdId))
    .where(eq(guestPhoto.weddingId, weddingId))
    .orderBy(desc(guestPhoto.createdAt), desc(guestPhoto.id))
    .limit(PHOTOS_OF_WEDDING);
}

/** Returns the numbers of photos of a wedding, and of one of its households. */
export async function countPhotos(
  db: Db,
  { weddingId, householdId }: { weddingId: string; householdId: string },
): Promise<{ ofWedding: number; ofHousehold: number }> {
  const of = async (where: ReturnType<typeof eq>) => {
    const [row] = await db.select({ n: count() }).from(guestPhoto).where(where);
    return row?.n ?? 0;
  };
  return {
    ofWedding: await of(eq(guestPhoto.weddingId, weddingId)),
    ofHousehold: await of(eq(guestPhoto.householdId, householdId)),
  };
}

export async function insertPhotos(
  tx: Transaction,
  { weddingId, householdId }: { weddingId: string; householdId: string },
  names: readonly string[],
): Promise<void> {
  await tx.insert(guestPhoto).values(names.map((name) => ({ weddingId, householdId, name })));
}

/** Shows or hides those of the photos that are the wedding's. Returns their number. */
export async function setState(
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  state: PhotoState,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(guestPhoto)
    .set({ state, shownAt: state === "shown" ? now : null })
    .where(and(eq(guestPhoto.weddingId, weddingId), inArray(guestPhoto.id, [...ids])));
  return rowCount ?? 0;
}

/** Deletes a photo of a wedding, or of one household only, and returns its file's name; null when there is none. */
export async function deletePhoto(
  tx: Transaction,
  id: string,
  { weddingId, householdId }: { weddingId: string; householdId?: string },
): Promise<string | null> {
  const [row] = await tx
    .delete(guestPhoto)
    .where(
      and(
        eq(guestPhoto.id, id),
        eq(guestPhoto.weddingId, weddingId),
        householdId ? eq(guestPhoto.householdId, householdId) : undefined,
      ),
    )
    .returning({ name: guestPhoto.name });
  return row?.name ?? null;
}

export async function deleteAll(tx: Transaction, weddingId: string): Promise<string[]> {
  const rows = await tx
    .delete(guestPhoto)
    .where(eq(guestPhoto.weddingId, weddingId))
    .returning({ name: guestPhoto.name });
  return rows.map(({ name }) => name);
}

/** Returns the photos of a couple's wedding. */
export async function photosOf(db: Db, customerId: string) {
  return db
    .select({ name: guestPhoto.name, state: guestPhoto.state, addedAt: guestPhoto.createdAt })
    .from(guestPhoto)
    .innerJoin(wedding, eq(wedding.id, guestPhoto.weddingId))
    .where(eq(wedding.customerId, customerId))
    .orderBy(desc(guestPhoto.createdAt));
}
