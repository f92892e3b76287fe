import { fullName } from "@/lib/text/full-name";
import { and, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { payment, paymentProfile } from "@/server/db/schema/sale/payment";

/** Returns the processor's id of the customer, or null before its first charge. */
export async function findProfile(db: Db, customerId: string, gateway: string): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentProfile.gatewayCustomerId })
    .from(paymentProfile)
    .where(and(eq(paymentProfile.customerId, customerId), eq(paymentProfile.gateway, gateway)));
  return row?.id ?? null;
}

export async function insertProfile(db: Db, values: typeof paymentProfile.$inferInsert): Promise<void> {
  await db.insert(paymentProfile).values(values).onConflictDoNothing();
}

export async function findPerson(
  db: Db,
  customerId: string,
): Promise<{ email: string; name: string } | null> {
  const [row] = await db
    .select({ email: account.email, firstName: customer.firstName, lastName: customer.lastName })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, customerId));
  return row ? { email: row.email, name: fullName(row) } : null;
}

export type GatewayProfile = { gateway: string; gatewayCustomerId: string };

/** Deletes the processors' ids of a customer and of the cards that paid; returns the customer's. */
export async function deleteProfiles(tx: Transaction, customerId: string): Promise<GatewayProfile[]> {
  await tx.update(payment).set({ savedCardId: null }).where(eq(payment.customerId, customerId));
  return tx.delete(paymentProfile).where(eq(paymentProfile.customerId, customerId)).returning({
    gateway: paymentProfile.gateway,
    gatewayCustomerId: paymentProfile.gatewayCustomerId,
  });
}
