import { and, asc, count, eq } from "drizzle-orm";
import type { AwayReply } from "@/contracts/messaging/reply";
import type { SavedReplyBody } from "@/contracts/messaging/reply.schema";
import type { Db, Transaction } from "@/server/db/client";
import { awayReply, savedReply } from "@/server/db/schema/messaging/reply";

export type SavedRow = typeof savedReply.$inferSelect;

export async function listSaved(db: Db, vendorId: string): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedReply)
    .where(eq(savedReply.vendorId, vendorId))
    .orderBy(asc(savedReply.createdAt), asc(savedReply.id));
}

export async function countSaved(tx: Transaction, vendorId: string): Promise<number> {
  const [row] = await tx
    .select({ replies: count() })
    .from(savedReply)
    .where(eq(savedReply.vendorId, vendorId));
  return row?.replies ?? 0;
}

export async function insertSaved(
  tx: Transaction,
  vendorId: string,
  body: SavedReplyBody,
): Promise<SavedRow> {
  const [row] = await tx
    .insert(savedReply)
    .values({ vendorId, ...body })
    .returning();
  if (!row) throw new Error("the reply was not written");
  return row;
}

const own = (vendorId: string, id: string) => and(eq(savedReply.id, id), eq(savedReply.vendorId, vendorId));

export async function changeSaved(
  db: Db,
  vendorId: string,
  id: string,
  body: SavedReplyBody,
): Promise<SavedRow | null> {
  const [row] = await db.update(savedReply).set(body).where(own(vendorId, id)).returning();
  return row ?? null;
}

export async function deleteSaved(db: Db, vendorId: string, id: string): Promise<boolean> {
  const rows = await db.delete(savedReply).where(own(vendorId, id)).returning({ id: savedReply.id });
  return rows.length > 0;
}

export async function findAway(db: Db, vendorId: string): Promise<AwayReply | null> {
  const [row] = await db
    .select({ isOn: awayReply.isOn, weeklyHours: awayReply.weeklyHours, body: awayReply.body })
    .from(awayReply)
    .where(eq(awayReply.vendorId, vendorId));
  return row ?? null;
}

export async function saveAway(db: Db, vendorId: string, reply: AwayReply): Promise<void> {
  await db
    .insert(awayReply)
    .values({ vendorId, ...reply })
    .onConflictDoUpdate({ target: awayReply.vendorId, set: reply });
}
