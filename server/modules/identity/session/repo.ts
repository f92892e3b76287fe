import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { AccountRole } from "@/contracts/identity/auth";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import type { Language } from "@/lib/language/languages";
import type { Db, Transaction } from "@/server/db/client";
import { prepared } from "@/server/db/prepared";
import { account } from "@/server/db/schema/identity/account";
import { operator } from "@/server/db/schema/identity/operator";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";
import { refreshToken, session } from "@/server/db/schema/identity/session";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";

export async function insertSession(
  db: Db,
  row: { accountId: string; userAgent: string; ip: string; expiresAt: Date },
): Promise<string> {
  const [made] = await db.insert(session).values(row).returning({ id: session.id });
  if (!made) throw new Error("no session was written");
  return made.id;
}

export async function insertRefreshToken(
  db: Db,
  row: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(refreshToken).values(row);
}

export type HeldToken = {
  sessionId: string;
  accountId: string;
  role: AccountRole;
  vendorId: string | null;
  teamRole: VendorRole | null;
  operatorRole: OperatorRole | null;
  email: string;
  userAgent: string;
  tokenExpiresAt: Date;
  usedAt: Date | null;
  sessionExpiresAt: Date;
  revokedAt: Date | null;
};

/** Returns the token with its session, both locked, so that a concurrent second use sees it as used. */
export async function lockRefreshToken(tx: Transaction, tokenHash: string): Promise<HeldToken | null> {
  const [row] = await tx
    .select({
      sessionId: session.id,
      accountId: account.id,
      role: account.role,
      vendorId: vendorAccount.vendorId,
      teamRole: vendorAccount.role,
      operatorRole: operator.role,
      email: account.email,
      userAgent: session.userAgent,
      tokenExpiresAt: refreshToken.expiresAt,
      usedAt: refreshToken.usedAt,
      sessionExpiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
    })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(vendorAccount, eq(vendorAccount.accountId, account.id))
    .leftJoin(operator, eq(operator.accountId, account.id))
    .where(eq(refreshToken.tokenHash, tokenHash))
    .for("update", { of: [refreshToken, session] });
  return row ?? null;
}

export async function markTokenUsed(tx: Transaction, tokenHash: string): Promise<void> {
  await tx
    .update(refreshToken)
    .set({ usedAt: sql`now()` })
    .where(eq(refreshToken.tokenHash, tokenHash));
}

export async function extendSession(tx: Transaction, sessionId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(session)
    .set({ lastUsedAt: sql`now()`, expiresAt })
    .where(eq(session.id, sessionId));
}

/**
 * The current identity of a session's account: the vendor it works for and its role there, the couple whose partner it
 * is, or its role as an operator. Null where it doesn't apply.
 */
export type LivingSession = {
  email: string;
  language: Language | null;
  vendorId: string | null;
  teamRole: VendorRole | null;
  coupleId: string | null;
  operatorRole: OperatorRole | null;
};

/** Runs on every call with a token. */
const living = prepared((db) =>
  db
    .select({
      vendorId: vendorAccount.vendorId,
      teamRole: vendorAccount.role,
      coupleId: coupleAccount.customerId,
      operatorRole: operator.role,
      email: account.email,
      language: account.language,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(vendorAccount, eq(vendorAccount.accountId, session.accountId))
    .leftJoin(coupleAccount, eq(coupleAccount.accountId, session.accountId))
    .leftJoin(operator, eq(operator.accountId, session.accountId))
    .where(
      and(
        eq(session.id, sql.placeholder("sessionId")),
        eq(session.accountId, sql.placeholder("accountId")),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql`now()`),
      ),
    ),
);

/** Returns null when the session has ended. */
export async function findLiving(
  db: Db,
  sessionId: string,
  accountId: string,
): Promise<LivingSession | null> {
  const [row] = await living(db, { sessionId, accountId });
  return row ?? null;
}

/** Returns when a living session ends by itself, or null when it is over. */
export async function sessionEndOf(db: Db, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: session.expiresAt })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt), gt(session.expiresAt, sql`now()`)));
  return row?.endsAt ?? null;
}

export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
}

/** Ends every session of an account except `exceptId`. */
export async function revokeSessionsOf(db: Db, accountId: string, exceptId?: string): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        exceptId ? ne(session.id, exceptId) : undefined,
      ),
    );
}

const MAX_LISTED = 100;

export async function listSessions(db: Db, accountId: string): Promise<(typeof session.$inferSelect)[]> {
  return db
    .select()
    .from(session)
    .where(
      and(eq(session.accountId, accountId), isNull(session.revokedAt), gt(session.expiresAt, sql`now()`)),
    )
    .orderBy(desc(session.lastUsedAt), desc(session.id))
    .limit(MAX_LISTED);
}

export async function revokeOwnSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(session.id, id),
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: session.id });
  return rows.length === 1;
}

export async function sessionIdOfToken(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, tokenHash));
  return row?.sessionId ?? null;
}

/** Deletes the sessions of an account with their devices, addresses and tokens. */
export async function deleteSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(session).where(eq(session.accountId, accountId));
}
