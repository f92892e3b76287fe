import { and, desc, eq, gt, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/identity/auth";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { account } from "@/server/db/schema/identity/account";
import { type ActionPurpose, actionToken } from "@/server/db/schema/identity/action-token";

export type SpentToken = Pick<
  typeof actionToken.$inferSelect,
  "accountId" | "social" | "email" | "createdAt"
>;

export async function deleteTokens(
  tx: Transaction,
  accountId: string,
  purpose: ActionPurpose,
): Promise<void> {
  await tx
    .delete(actionToken)
    .where(and(eq(actionToken.accountId, accountId), eq(actionToken.purpose, purpose)));
}

export async function insertToken(tx: Transaction, row: typeof actionToken.$inferInsert): Promise<void> {
  await tx.insert(actionToken).values(row);
}

/** Returns the account of a valid token. */
export async function ownerOfToken(
  db: Db,
  tokenHash: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<string | null> {
  const [row] = await db
    .select({ accountId: actionToken.accountId })
    .from(actionToken)
    .innerJoin(account, eq(account.id, actionToken.accountId))
    .where(and(serves(tokenHash, purpose), eq(account.role, role)));
  return row?.accountId ?? null;
}

const serves = (tokenHash: string, purpose: ActionPurpose) =>
  and(eq(actionToken.tokenHash, tokenHash), eq(actionToken.purpose, purpose), isValid());

const isValid = () => and(isNull(actionToken.usedAt), gt(actionToken.expiresAt, sql`now()`));

/** Marks the token used and returns it, unless it is used, expired, or for another purpose or role. */
export async function spendToken(
  tx: Transaction,
  tokenHash: string,
  purpose: ActionPurpose,
  role: AccountRole,
): Promise<SpentToken | null> {
  const [row] = await tx
    .update(actionToken)
    .set({ usedAt: sql`now()` })
    .from(account)
    .where(and(serves(tokenHash, purpose), eq(account.id, actionToken.accountId), eq(account.role, role)))
    .returning({
      accountId: actionToken.accountId,
      social: actionToken.social,
      email: actionToken.email,
      createdAt: actionToken.createdAt,
    });
  return row ?? null;
}

export async function markTokensUsed(
  tx: Transaction,
  accountId: string,
  purposes: ActionPurpose[],
): Promise<void> {
  await tx
    .update(actionToken)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(actionToken.accountId, accountId),
        inArray(actionToken.purpose, purposes),
        isNull(actionToken.usedAt),
      ),
    );
}

/** Marks every token of this purpose created at `since` or later as used. */
export async function markTokensUsedSince(
  tx: Transaction,
  accountId: string,
  purpose: ActionPurpose,
  since: Date,
): Promise<void> {
  await tx
    .update(actionToken)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(actionToken.accountId, accountId),
        eq(actionToken.purpose, purpose),
        gte(actionToken.createdAt, since),
        isNull(actionToken.usedAt),
      ),
    );
}

/** Returns the address in the account's latest valid token of this purpose, with its expiry, or null. */
export async function pendingEmail(
  db: Db,
  accountId: string,
  purpose: ActionPurpose,
): Promise<{ email: string; expiresAt: Date } | null> {
  const [row] = await db
    .select({ email: actionToken.email, expiresAt: actionToken.expiresAt })
    .from(actionToken)
    .where(and(eq(actionToken.accountId, accountId), eq(actionToken.purpose, purpose), isValid()))
    .orderBy(desc(actionToken.createdAt))
    .limit(1);
  return row?.email ? { email: row.email, expiresAt: row.expiresAt } : null;
}

/** Returns true when the address is in a valid token of this purpose belonging to an account other than `except`. */
export async function isNamedByAnother(
  db: Db,
  purpose: ActionPurpose,
  email: string,
  except?: string,
): Promise<boolean> {
  const rows = await db
    .select({ accountId: actionToken.accountId })
    .from(actionToken)
    .where(
      and(
        eq(actionToken.email, email),
        eq(actionToken.purpose, purpose),
        isValid(),
        except ? ne(actionToken.accountId, except) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function latestTokenAt(db: Db, accountId: string, purpose: ActionPurpose): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: actionToken.createdAt })
    .from(actionToken)
    .where(and(eq(actionToken.accountId, accountId), eq(actionToken.purpose, purpose)))
    .orderBy(desc(actionToken.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

const OVER = sql`least(expires_at, coalesce(used_at, expires_at)) < now() - interval '1 day'`;

export async function deleteOver(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(actionToken).where(someOf(actionToken, OVER, limit));
  return rowCount ?? 0;
}

/** Deletes all mailed links of an account, with the addresses they contain. */
export async function deleteTokensOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(actionToken).where(eq(actionToken.accountId, accountId));
}
