import { v7 } from "uuid";
import { toPage } from "@/contracts/envelope";
import type { AngBao, AngBaoPage } from "@/contracts/planning/check-in";
import type { AngBaoBody, ArrivalsQuery } from "@/contracts/planning/check-in.schema";
import { toCents, toDollars } from "@/lib/money";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  notifyPlanning,
  planOf,
  requireEvent,
  requireWedding,
} from "@/server/modules/planning/wedding/public";
import { insertGifts, lockCheckIn, undoGifts } from "./repo-acts";
import { eventOfGift, findGiftPage, sumGifts } from "./repo-gifts";

/** Returns the ang bao of an event with their total. Only those who plan may see them. */
export async function listGifts(actor: CustomerActor, query: ArrivalsQuery): Promise<AngBaoPage> {
  const { weddingId } = await requireWedding(actor, "plan");
  await requireEvent(weddingId, query.eventId);
  const db = await getDb();
  const rows = await findGiftPage(db, query.eventId, query);
  const { total, unopened, cents } = await sumGifts(db, query.eventId);
  const docs = rows.map(({ row, by }): AngBao => {
    const { id, guestId, fromName, envelope, note, amountCents, notedAt } = row;
    return {
      id,
      _id: id,
      guestId,
      fromName,
      envelope,
      note,
      by: by ?? "You",
      amount: amountCents === null ? null : toDollars(amountCents),
      at: notedAt.toISOString(),
    };
  });
  return { ...toPage(docs, total, query), total: toDollars(cents), unopened };
}

/** Records an ang bao that was handed over before or after check-in. */
export async function addGift(actor: CustomerActor, body: AngBaoBody, now = new Date()): Promise<void> {
  const { weddingId } = await requireWedding(actor, "plan");
  const { eventId, fromName, amount, envelope, note } = body;
  await requireEvent(weddingId, eventId);
  await inTransaction(async (tx) => {
    await lockCheckIn(tx, eventId);
    const amountCents = amount === null ? null : toCents(amount);
    const row = { id: v7(), weddingId, eventId, fromName, amountCents, envelope, note, notedAt: now };
    await insertGifts(tx, [row]);
    await notifyPlanning(tx, weddingId, "check_in");
  });
}

/** Deletes an ang bao. Throws `not_found` when it isn't the couple's. */
export async function removeGift(actor: CustomerActor, id: string, now = new Date()): Promise<void> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    const eventId = await eventOfGift(tx, weddingId, id);
    if (!eventId) throw new AppError("not_found", "This ang bao doesn't exist");
    await lockCheckIn(tx, eventId);
    await undoGifts(tx, eventId, [id], now);
    await notifyPlanning(tx, weddingId, "check_in");
  });
}
