import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/identity/auth";
import type { PolicyName, UpcomingPolicy } from "@/contracts/operator/policy/policy";
import type { PolicyNoticesQuery } from "@/contracts/operator/policy/policy.schema";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { policyNotice } from "@/server/db/schema/operator/policy";

export type NoticeRow = typeof policyNotice.$inferSelect;

/** Returns the id, or undefined when the same policy has been announced for this day. */
export async function insertNotice(
  tx: Transaction,
  values: Pick<NoticeRow, "policy" | "appliesFrom" | "summary" | "announcedBy">,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(policyNotice)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: policyNotice.id });
  return row?.id;
}

/** Returns a page of the notices, newest first, with their number. */
export async function notices(
  db: Db,
  { page, limit }: PolicyNoticesQuery,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(policyNotice)
      .orderBy(desc(policyNotice.createdAt), desc(policyNotice.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(policyNotice),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** Returns the notice that was announced last and applies after `today`, or null. */
export async function upcoming(db: Db, policy: PolicyName, today: string): Promise<UpcomingPolicy | null> {
  const [row] = await db
    .select({ appliesFrom: policyNotice.appliesFrom, summary: policyNotice.summary })
    .from(policyNotice)
    .where(and(eq(policyNotice.policy, policy), gt(policyNotice.appliesFrom, today)))
    .orderBy(desc(policyNotice.createdAt))
    .limit(1);
  return row ?? null;
}

export async function lockNotice(tx: Transaction, id: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(policyNotice).where(eq(policyNotice.id, id)).for("update");
  return row;
}

export type Reader = { id: string; email: string; role: AccountRole };

/**
 * Returns the next accounts that existed when the notice was made, and can sign in. Of two with the same address, only
 * the couple's.
 */
export function readersAfter(
  tx: Transaction,
  { mailedUpTo, createdAt }: NoticeRow,
  roles: readonly AccountRole[],
  limit: number,
): Promise<Reader[]> {
  return tx
    .select({ id: account.id, email: account.email, role: account.role })
    .from(account)
    .where(
      and(
        inArray(account.role, [...roles]),
        isNotNull(account.emailVerifiedAt),
        isNull(account.blockedAt),
        lte(account.createdAt, createdAt),
        roles.length > 1
          ? sql`(${account.role} = ${roles[0]} or not exists (
              select from account other where other.email = ${account.email} and other.role = ${roles[0]}
                and other.email_verified_at is not null and other.blocked_at is null))`
          : undefined,
        mailedUpTo ? gt(account.id, mailedUpTo) : undefined,
      ),
    )
    .orderBy(asc(account.id))
    .limit(limit);
}

export async function noteMailed(
  tx: Transaction,
  id: string,
  { added, mailedUpTo, isDone }: { added: number; mailedUpTo: string | null; isDone: boolean },
): Promise<void> {
  await tx
    .update(policyNotice)
    .set({ mailed: sql`${policyNotice.mailed} + ${added}`, mailedUpTo, isDone })
    .where(eq(policyNotice.id, id));
}
