import { and, desc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { sandboxCard, sandboxCustomer } from "@/server/db/schema/sale/sandbox";

export type CardRow = typeof sandboxCard.$inferSelect;

/** Returns the id of the merchant's customer, creating it if necessary. */
export async function findOrCreateCustomer(db: Db, id: string, merchantCustomerId: string): Promise<string> {
  await db.insert(sandboxCustomer).values({ id, merchantCustomerId }).onConflictDoNothing();
  const [row] = await db
    .select({ id: sandboxCustomer.id })
    .from(sandboxCustomer)
    .where(eq(sandboxCustomer.merchantCustomerId, merchantCustomerId));
  if (!row) throw new Error("the customer that was just written is gone");
  return row.id;
}

export async function hasCustomer(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sandboxCustomer.id })
    .from(sandboxCustomer)
    .where(eq(sandboxCustomer.id, id));
  return rows.length === 1;
}

/** Saves a card and returns its id; the same card is saved once. */
export async function saveCard(tx: Transaction, values: typeof sandboxCard.$inferInsert): Promise<string> {
  const [row] = await tx
    .insert(sandboxCard)
    .values(values)
    .onConflictDoUpdate({
      target: [sandboxCard.customerId, sandboxCard.last4, sandboxCard.expMonth, sandboxCard.expYear],
      set: { card: values.card },
    })
    .returning({ id: sandboxCard.id });
  if (!row) throw new Error("the card that was just written is gone");
  return row.id;
}

export async function findCard(db: Db, customerId: string, id: string): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(sandboxCard)
    .where(and(eq(sandboxCard.customerId, customerId), eq(sandboxCard.id, id)));
  return row ?? null;
}

export async function listCards(db: Db, customerId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(sandboxCard)
    .where(eq(sandboxCard.customerId, customerId))
    .orderBy(desc(sandboxCard.createdAt), desc(sandboxCard.id));
}

export async function deleteCard(db: Db, customerId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sandboxCard)
    .where(and(eq(sandboxCard.customerId, customerId), eq(sandboxCard.id, id)))
    .returning({ id: sandboxCard.id });
  return rows.length === 1;
}

/** Deletes a customer with its cards. */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.delete(sandboxCustomer).where(eq(sandboxCustomer.id, id));
}
