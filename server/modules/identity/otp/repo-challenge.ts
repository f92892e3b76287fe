import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { CODE_MAX_TRIES, CODE_MINUTES } from "@/contracts/identity/two-step";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { signInChallenge } from "@/server/db/schema/identity/otp";

export type ChallengeRow = typeof signInChallenge.$inferSelect;

const inCodeMinutes = () => sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`;

export async function insertChallenge(db: Db, accountId: string, tokenHash: string): Promise<void> {
  await db
    .insert(signInChallenge)
    .values({ accountId, tokenHash, expiresAt: inCodeMinutes() as unknown as Date });
}

/** Returns false when the account has no such challenge, or it has ended. */
export async function extendChallenge(db: Db, accountId: string, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(signInChallenge)
    .set({ expiresAt: inCodeMinutes() })
    .where(
      and(
        eq(signInChallenge.accountId, accountId),
        eq(signInChallenge.tokenHash, tokenHash),
        isNull(signInChallenge.usedAt),
        lt(signInChallenge.wrongTries, CODE_MAX_TRIES),
        // Attempts are counted for an hour after it was opened.
        gt(signInChallenge.openedAt, sql`now() - interval '40 minutes'`),
      ),
    )
    .returning({ id: signInChallenge.id });
  return rows.length === 1;
}

export async function deleteChallenges(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(signInChallenge).where(eq(signInChallenge.accountId, accountId));
}

/** Returns the account of an unused challenge opened within a day. */
export async function accountOf(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: signInChallenge.accountId })
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.tokenHash, tokenHash),
        isNull(signInChallenge.usedAt),
        gt(signInChallenge.openedAt, sql`now() - interval '1 day'`),
      ),
    );
  return row?.accountId ?? null;
}

/** Returns the account's challenges of the last hour, locked, because their attempts and mails are counted together. */
export function lockRecentChallenges(tx: Transaction, accountId: string): Promise<ChallengeRow[]> {
  return tx
    .select()
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.accountId, accountId),
        gt(signInChallenge.openedAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(asc(signInChallenge.id))
    .for("update");
}

export async function storeCode(tx: Transaction, id: string, codeHash: string): Promise<void> {
  await tx
    .update(signInChallenge)
    .set({ codeHash, sentAt: sql`now()`, codesSent: sql`${signInChallenge.codesSent} + 1` })
    .where(eq(signInChallenge.id, id));
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(signInChallenge)
    .set({ wrongTries: sql`${signInChallenge.wrongTries} + 1` })
    .where(eq(signInChallenge.id, id));
}

export async function closeChallenge(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(signInChallenge)
    .set({ usedAt: sql`now()` })
    .where(eq(signInChallenge.id, id));
}

const OVER = sql`opened_at < now() - interval '1 day'`;

export async function deleteOver(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(signInChallenge).where(someOf(signInChallenge, OVER, limit));
  return rowCount ?? 0;
}
