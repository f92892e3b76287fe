import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AccountRole } from "@/contracts/identity/auth";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import type { Language } from "@/lib/language/languages";
import { visitorLanguage } from "@/server/core/visitor-language";
import { deletedAddress } from "@/server/core/deleted-account";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { operator } from "@/server/db/schema/identity/operator";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";

/** An account with the fields that sign-in needs; `passwordHash` is null until a password is chosen. */
export type AccountRow = {
  id: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  twoStepAuthentication: boolean;
  /** When an operator blocked it. */
  blockedAt: Date | null;
  language: Language | null;
  /** The vendor that it belongs to and its role there; null for an account that has left its team. */
  vendorId: string | null;
  teamRole: VendorRole | null;
  /** null for all but operators. */
  operatorRole: OperatorRole | null;
};

const accountColumns = {
  id: account.id,
  email: account.email,
  passwordHash: account.passwordHash,
  emailVerifiedAt: account.emailVerifiedAt,
  twoStepAuthentication: account.twoStepAuthentication,
  blockedAt: account.blockedAt,
  language: account.language,
  vendorId: vendorAccount.vendorId,
  teamRole: vendorAccount.role,
  operatorRole: operator.role,
};

/** Returns the account of `role` with this lower-cased email, or null. */
export async function findAccount(db: Db, role: AccountRole, email: string): Promise<AccountRow | null> {
  return oneAccount(db, and(eq(account.role, role), eq(account.email, email)));
}

/** Returns the account, or null. */
export async function findAccountById(db: Db, id: string): Promise<AccountRow | null> {
  return oneAccount(db, eq(account.id, id));
}

async function oneAccount(db: Db, which: SQL | undefined): Promise<AccountRow | null> {
  const [row] = await db
    .select(accountColumns)
    .from(account)
    .leftJoin(vendorAccount, eq(vendorAccount.accountId, account.id))
    .leftJoin(operator, eq(operator.accountId, account.id))
    .where(which);
  return row ?? null;
}

/** Blocks or unblocks an account. The caller must end its sessions. */
export async function setBlocked(tx: Transaction, id: string, blockedAt: Date | null): Promise<void> {
  await tx.update(account).set({ blockedAt }).where(eq(account.id, id));
}

/** Turns two-step verification on or off. */
export async function setTwoStep(db: Db, id: string, enabled: boolean): Promise<void> {
  await db.update(account).set({ twoStepAuthentication: enabled }).where(eq(account.id, id));
}

/** Returns false when the password has changed in the meantime. */
export async function replacePassword(db: Db, id: string, before: string, after: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ passwordHash: after })
    .where(and(eq(account.id, id), eq(account.passwordHash, before)))
    .returning({ id: account.id });
  return rows.length === 1;
}

/**
 * Returns the id of a new account; null when the address already has one with that role. Concurrent calls wait for each
 * other.
 */
export async function insertAccount(
  tx: Transaction,
  row: Pick<typeof account.$inferInsert, "role" | "email" | "passwordHash" | "emailVerifiedAt">,
): Promise<string | null> {
  const [made] = await tx
    .insert(account)
    .values({ ...row, language: visitorLanguage() })
    .onConflictDoNothing({ target: [account.role, account.email] })
    .returning({ id: account.id });
  return made?.id ?? null;
}

/** Returns the account, locked until the transaction ends; null when there is none. */
export async function lockAccount(
  tx: Transaction,
  id: string,
): Promise<Pick<AccountRow, "email" | "passwordHash" | "emailVerifiedAt"> | null> {
  const [row] = await tx
    .select({
      email: account.email,
      passwordHash: account.passwordHash,
      emailVerifiedAt: account.emailVerifiedAt,
    })
    .from(account)
    .where(eq(account.id, id))
    .for("no key update");
  return row ?? null;
}

/**
 * Returns true when the password hash is unchanged, and locks the account until the transaction ends: a later change of
 * password then finds the new session and ends it.
 */
export async function holdPassword(
  tx: Transaction,
  accountId: string,
  passwordHash: string | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
    .for("share");
  return row !== undefined && row.passwordHash === passwordHash;
}

/** Sets the language in which the account's owner reads and gets mail. */
export async function setLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.update(account).set({ language }).where(eq(account.id, id));
}

/** Returns the language of whoever reads mail at an address; null when no account says. */
export async function languageOfAddress(db: Db, email: string): Promise<Language | null> {
  const [row] = await db
    .select({ language: account.language })
    .from(account)
    .where(and(eq(account.email, email.toLowerCase()), isNotNull(account.language)))
    .orderBy(account.role)
    .limit(1);
  return row?.language ?? null;
}

/** Marks the email address verified; keeps an existing time. */
export async function markVerified(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(account)
    .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(eq(account.id, accountId));
}

/** Marks the address verified if it is still `email`. Returns whether it is. */
export async function confirmEmail(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const rows = await tx
    .update(account)
    .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(and(eq(account.id, accountId), eq(account.email, email)))
    .returning({ id: account.id });
  return rows.length === 1;
}

/** Sets a verified address. Throws the unique constraint's error when another account with this role has it. */
export async function changeEmail(tx: Transaction, accountId: string, email: string): Promise<void> {
  await tx
    .update(account)
    .set({ email, emailVerifiedAt: sql`now()` })
    .where(eq(account.id, accountId));
}

/** Sets the password, and marks the address verified because the mailed link proves it. Returns the address. */
export async function setPassword(tx: Transaction, accountId: string, passwordHash: string): Promise<string> {
  const [row] = await tx
    .update(account)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(eq(account.id, accountId))
    .returning({ email: account.email });
  if (!row) throw new Error(`no account ${accountId}`);
  return row.email;
}

/** Removes the password; the address's owner can choose a new one by mail. */
export async function clearPassword(tx: Transaction, id: string): Promise<void> {
  await tx.update(account).set({ passwordHash: null }).where(eq(account.id, id));
}

/** Permanently removes address, password and two-step verification from an account. */
export async function closeAccount(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(account)
    .set({
      email: deletedAddress(id),
      emailVerifiedAt: null,
      passwordHash: null,
      twoStepAuthentication: false,
      language: null,
    })
    .where(eq(account.id, id));
}
