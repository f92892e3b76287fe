import { and, asc, count, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { DeliveriesQuery } from "@/contracts/catalogue/integration/integration.schema";
import type { Db, Transaction } from "@/server/db/client";
import { vendorWebhook, vendorWebhookDelivery } from "@/server/db/schema/catalogue/integration";

export type WebhookRow = typeof vendorWebhook.$inferSelect;
export type DeliveryRow = typeof vendorWebhookDelivery.$inferSelect;
export type DueDelivery = { delivery: DeliveryRow; webhook: WebhookRow };

export async function listWebhooks(db: Db, vendorId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(vendorWebhook)
    .where(eq(vendorWebhook.vendorId, vendorId))
    .orderBy(asc(vendorWebhook.createdAt), asc(vendorWebhook.id));
}

export async function countWebhooks(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(vendorWebhook)
    .where(eq(vendorWebhook.vendorId, vendorId));
  return row?.n ?? 0;
}

export async function insertWebhook(
  tx: Transaction,
  values: typeof vendorWebhook.$inferInsert,
): Promise<WebhookRow> {
  const [row] = await tx.insert(vendorWebhook).values(values).returning();
  if (!row) throw new Error("no webhook was inserted");
  return row;
}

/** Locks a vendor's webhook, or returns null for one that it doesn't have. */
export async function lockWebhook(tx: Transaction, id: string, vendorId: string): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(vendorWebhook)
    .where(and(eq(vendorWebhook.id, id), eq(vendorWebhook.vendorId, vendorId)))
    .for("update");
  return row ?? null;
}

export async function updateWebhook(
  db: Db,
  id: string,
  change: Partial<typeof vendorWebhook.$inferInsert>,
): Promise<WebhookRow> {
  const [row] = await db.update(vendorWebhook).set(change).where(eq(vendorWebhook.id, id)).returning();
  if (!row) throw new Error(`the webhook ${id} is gone`);
  return row;
}

export async function deleteWebhook(tx: Transaction, id: string): Promise<void> {
  await tx.delete(vendorWebhook).where(eq(vendorWebhook.id, id));
}

export async function insertDelivery(
  tx: Transaction,
  values: typeof vendorWebhookDelivery.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await tx.insert(vendorWebhookDelivery).values(values).returning();
  if (!row) throw new Error("no delivery was inserted");
  return row;
}

/** Gives up what still waits for a webhook. */
export async function dropWaiting(db: Db, webhookId: string, error: string): Promise<void> {
  await db
    .update(vendorWebhookDelivery)
    .set({ state: "failed", nextAt: null, error })
    .where(and(eq(vendorWebhookDelivery.webhookId, webhookId), eq(vendorWebhookDelivery.state, "waiting")));
}

export async function listDeliveries(
  db: Db,
  vendorId: string,
  { page, limit, webhookId }: DeliveriesQuery,
): Promise<{ rows: DueDelivery[]; total: number }> {
  const where = and(
    eq(vendorWebhook.vendorId, vendorId),
    webhookId ? eq(vendorWebhook.id, webhookId) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ delivery: vendorWebhookDelivery, webhook: vendorWebhook })
      .from(vendorWebhookDelivery)
      .innerJoin(vendorWebhook, eq(vendorWebhook.id, vendorWebhookDelivery.webhookId))
      .where(where)
      .orderBy(desc(vendorWebhookDelivery.createdAt), asc(vendorWebhookDelivery.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ n: count() })
      .from(vendorWebhookDelivery)
      .innerJoin(vendorWebhook, eq(vendorWebhook.id, vendorWebhookDelivery.webhookId))
      .where(where),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** Locks a delivery of a vendor, or returns null for one that it doesn't have. */
export async function lockDelivery(
  tx: Transaction,
  id: string,
  vendorId: string,
): Promise<DueDelivery | null> {
  const [row] = await tx
    .select({ delivery: vendorWebhookDelivery, webhook: vendorWebhook })
    .from(vendorWebhookDelivery)
    .innerJoin(vendorWebhook, eq(vendorWebhook.id, vendorWebhookDelivery.webhookId))
    .where(and(eq(vendorWebhookDelivery.id, id), eq(vendorWebhook.vendorId, vendorId)))
    .for("update", { of: vendorWebhookDelivery });
  return row ?? null;
}

/** Returns deliveries that are due, the oldest first. */
export async function dueDeliveries(db: Db, now: Date, limit: number): Promise<DueDelivery[]> {
  return db
    .select({ delivery: vendorWebhookDelivery, webhook: vendorWebhook })
    .from(vendorWebhookDelivery)
    .innerJoin(vendorWebhook, eq(vendorWebhook.id, vendorWebhookDelivery.webhookId))
    .where(
      and(
        eq(vendorWebhookDelivery.state, "waiting"),
        lte(vendorWebhookDelivery.nextAt, now),
        isNull(vendorWebhook.offAt),
      ),
    )
    .orderBy(asc(vendorWebhookDelivery.nextAt), asc(vendorWebhookDelivery.createdAt))
    .limit(limit);
}

export async function updateDelivery(
  db: Db,
  id: string,
  change: Partial<typeof vendorWebhookDelivery.$inferInsert>,
): Promise<DeliveryRow> {
  const [row] = await db
    .update(vendorWebhookDelivery)
    .set(change)
    .where(eq(vendorWebhookDelivery.id, id))
    .returning();
  if (!row) throw new Error(`the delivery ${id} is gone`);
  return row;
}

/** Deletes up to `limit` deliveries from before `before`. Returns their number. */
export async function deleteOld(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: vendorWebhookDelivery.id })
    .from(vendorWebhookDelivery)
    .where(lt(vendorWebhookDelivery.createdAt, before))
    .limit(limit);
  const gone = await db
    .delete(vendorWebhookDelivery)
    .where(inArray(vendorWebhookDelivery.id, old))
    .returning({ id: sql`1` });
  return gone.length;
}
