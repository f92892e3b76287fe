import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/auth";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/account";
import { category } from "@/server/db/schema/category";
import { referral } from "@/server/db/schema/identity";
import { vendor, vendorCategory } from "@/server/db/schema/vendor";

/** The id of a new account; null when the address has one of that role. Of two at once, one waits for the other. */
export async function insertAccount(
  tx: Transaction,
  row: { role: AccountRole; email: string; passwordHash: string },
): Promise<string | null> {
  const [made] = await tx
    .insert(account)
    .values(row)
    .onConflictDoNothing({ target: [account.role, account.email] })
    .returning({ id: account.id });
  return made?.id ?? null;
}

export async function insertCustomer(tx: Transaction, row: typeof customer.$inferInsert): Promise<void> {
  await tx.insert(customer).values(row);
}

/** The id of a new vendor; null when the slug is taken. */
export async function insertVendor(tx: Transaction, row: typeof vendor.$inferInsert): Promise<string | null> {
  const [made] = await tx
    .insert(vendor)
    .values(row)
    .onConflictDoNothing({ target: vendor.slug })
    .returning({ id: vendor.id });
  return made?.id ?? null;
}

export async function insertVendorCategories(
  tx: Transaction,
  rows: (typeof vendorCategory.$inferInsert)[],
): Promise<void> {
  await tx.insert(vendorCategory).values(rows);
}

export async function insertReferral(tx: Transaction, row: typeof referral.$inferInsert): Promise<void> {
  await tx.insert(referral).values(row);
}

/** An account as its registration needs it; `firstName` is empty for vendors. */
export type Registered = { id: string; email: string; firstName: string; emailVerifiedAt: Date | null };

const registeredColumns = {
  id: account.id,
  email: account.email,
  firstName: sql<string>`coalesce(${customer.firstName}, '')`,
  emailVerifiedAt: account.emailVerifiedAt,
};

export async function findByEmail(db: Db, role: AccountRole, email: string): Promise<Registered | null> {
  const [row] = await db
    .select(registeredColumns)
    .from(account)
    .leftJoin(customer, eq(customer.id, account.id))
    .where(and(eq(account.role, role), eq(account.email, email)));
  return row ?? null;
}

export async function lockCustomer(tx: Transaction, accountId: string): Promise<Registered | null> {
  const [row] = await tx
    .select(registeredColumns)
    .from(account)
    .leftJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, accountId))
    .for("no key update", { of: account });
  return row ?? null;
}

export async function markVerified(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(eq(account.id, accountId));
}

/** Who registered, by the names given, and when. */
export async function findRegistrant(
  db: Db,
  accountId: string,
): Promise<{ firstName: string; lastName: string; createdAt: Date } | null> {
  const [row] = await db
    .select({
      firstName: customer.firstName,
      lastName: customer.lastName,
      createdAt: account.createdAt,
    })
    .from(account)
    .innerJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, accountId));
  return row ?? null;
}

/** Nobody can sign in any more, until the owner of the address chooses a password by mail, and finds nothing of a stranger. */
export async function disownAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(account).set({ passwordHash: null }).where(eq(account.id, accountId));
  const nobody = {
    ...{ firstName: "", lastName: "", phone: "", phoneVerifiedAt: null },
    ...{ brideFirstName: "", brideLastName: "", brideImage: null },
    ...{ groomFirstName: "", groomLastName: "", groomImage: null },
    ...{ weddingDate: null, budgetCents: null },
  };
  await tx.update(customer).set(nobody).where(eq(customer.id, accountId));
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const [row] = await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.slug, slug));
  return row !== undefined;
}

/** Which of `ids` are top categories. */
export async function topCategoriesOf(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, ids), eq(category.level, 1)))
    .orderBy(asc(category.position));
  return rows.map((row) => row.id);
}
