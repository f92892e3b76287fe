import { and, eq, type SQL } from "drizzle-orm";
import type { AccountRole } from "@/contracts/auth";
import type { Db } from "@/server/db/client";
import { account } from "@/server/db/schema/account";
import { vendor } from "@/server/db/schema/vendor";

export type AccountRow = {
  id: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  twoStepAuthentication: boolean;
  vendorId: string | null;
};

const accountColumns = {
  id: account.id,
  email: account.email,
  passwordHash: account.passwordHash,
  emailVerifiedAt: account.emailVerifiedAt,
  twoStepAuthentication: account.twoStepAuthentication,
  vendorId: vendor.id,
};

export async function findAccount(db: Db, role: AccountRole, email: string): Promise<AccountRow | null> {
  return oneAccount(db, and(eq(account.role, role), eq(account.email, email)));
}

export async function findAccountById(db: Db, id: string): Promise<AccountRow | null> {
  return oneAccount(db, eq(account.id, id));
}

async function oneAccount(db: Db, which: SQL | undefined): Promise<AccountRow | null> {
  const [row] = await db
    .select(accountColumns)
    .from(account)
    .leftJoin(vendor, eq(vendor.accountId, account.id))
    .where(which);
  return row ?? null;
}

export async function setTwoStep(db: Db, id: string, enabled: boolean): Promise<void> {
  await db.update(account).set({ twoStepAuthentication: enabled }).where(eq(account.id, id));
}

/** False when the password has been changed meanwhile. */
export async function replacePassword(db: Db, id: string, before: string, after: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ passwordHash: after })
    .where(and(eq(account.id, id), eq(account.passwordHash, before)))
    .returning({ id: account.id });
  return rows.length === 1;
}
