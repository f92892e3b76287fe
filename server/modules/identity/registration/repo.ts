import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/identity/auth";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { referral } from "@/server/db/schema/identity/registration";

export async function insertReferral(tx: Transaction, row: typeof referral.$inferInsert): Promise<void> {
  await tx.insert(referral).values(row);
}

/** The account fields that registration needs; `firstName` is empty for vendors. */
export type Registered = { id: string; email: string; firstName: string; emailVerifiedAt: Date | null };

const registeredColumns = {
  id: account.id,
  email: account.email,
  firstName: sql<string>`coalesce(${customer.firstName}, '')`,
  emailVerifiedAt: account.emailVerifiedAt,
};

export async function findById(db: Db, id: string): Promise<Registered | null> {
  return oneRegistered(db, eq(account.id, id));
}

export async function findByEmail(db: Db, role: AccountRole, email: string): Promise<Registered | null> {
  return oneRegistered(db, and(eq(account.role, role), eq(account.email, email)));
}

async function oneRegistered(db: Db, which: SQL | undefined): Promise<Registered | null> {
  const [row] = await db
    .select(registeredColumns)
    .from(account)
    .leftJoin(customer, eq(customer.id, account.id))
    .where(which);
  return row ?? null;
}

/** Returns the names and time of a registration. */
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
