import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";

/** Inserts the customer of an account, with the account's id. */
export async function insertCustomer(tx: Transaction, row: typeof customer.$inferInsert): Promise<void> {
  await tx.insert(customer).values(row);
}

/**
 * Returns the customer, locked until the transaction ends so that a couple's actions are serialised; null when there is
 * none.
 */
export async function lockCustomer(tx: Transaction, id: string) {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for("no key update");
  return row ?? null;
}

/** Updates the given columns. The caller must have locked the row. */
export async function updateCustomer(
  tx: Transaction,
  id: string,
  changes: Partial<typeof customer.$inferInsert>,
): Promise<void> {
  await tx.update(customer).set(changes).where(eq(customer.id, id));
}

/** Marks the phone verified if it is still `number`, including its dialling code. Returns whether it is. */
export async function confirmPhone(tx: Transaction, accountId: string, number: string): Promise<boolean> {
  const rows = await tx
    .update(customer)
    .set({ phoneVerifiedAt: sql`now()` })
    .where(and(eq(customer.id, accountId), eq(sql`${customer.countryCode} || ${customer.phone}`, number)))
    .returning({ id: customer.id });
  return rows.length === 1;
}

/** Removes all personal data that the customer entered. */
export async function clearCustomer(tx: Transaction, id: string): Promise<void> {
  await updateCustomer(tx, id, {
    firstName: "",
    lastName: "",
    phone: "",
    phoneVerifiedAt: null,
    brideFirstName: "",
    brideLastName: "",
    brideImage: null,
    groomFirstName: "",
    groomLastName: "",
    groomImage: null,
    weddingDate: null,
    weddingMonth: null,
    weddingTables: null,
    weddingDistrict: null,
    weddingCeremonies: [],
    budgetCents: null,
  });
}
