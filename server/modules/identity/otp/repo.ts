import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { CODE_MAX_TRIES, CODE_MINUTES, RESEND_SECONDS } from "@/contracts/identity/two-step";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { account, customer } from "@/server/db/schema/identity/account";
import { type CodePurpose, oneTimeCode } from "@/server/db/schema/identity/otp";

const inCodeMinutes = () => sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`;
const codeMinutesAgo = () => sql<Date>`now() - make_interval(mins => ${CODE_MINUTES})`;
const resendSecondsAgo = () => sql<Date>`now() - make_interval(secs => ${RESEND_SECONDS})`;

const stillOpen = () =>
  and(
    isNull(oneTimeCode.usedAt),
    lt(oneTimeCode.wrongTries, CODE_MAX_TRIES),
    gt(oneTimeCode.sentAt, codeMinutesAgo()),
  );

export type NewCode = { accountId: string; purpose: CodePurpose; sentTo: string; codeHash: string };

/** Replaces the code; returns null when the old one was sent within the last minute. */
export async function putCode(tx: Transaction, row: NewCode): Promise<{ expiresAt: Date } | null> {
  const fresh = { sentTo: row.sentTo, codeHash: row.codeHash, wrongTries: 0, usedAt: null };
  const [put] = await tx
    .insert(oneTimeCode)
    .values({ ...row, expiresAt: inCodeMinutes() as unknown as Date })
    .onConflictDoUpdate({
      target: [oneTimeCode.accountId, oneTimeCode.purpose],
      set: { ...fresh, sentAt: sql`now()`, expiresAt: inCodeMinutes() },
      setWhere: lt(oneTimeCode.sentAt, resendSecondsAgo()),
    })
    .returning({ expiresAt: oneTimeCode.expiresAt });
  return put ?? null;
}

/** Returns the seconds until another code may be sent. */
export async function secondsToResend(db: Db, accountId: string, purpose: CodePurpose): Promise<number> {
  const wait = sql<number>`ceil(extract(epoch from ${oneTimeCode.sentAt} - (${resendSecondsAgo()})))::int`;
  const [row] = await db
    .select({ wait })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose)));
  return Math.max(1, row?.wait ?? 1);
}

/** Returns the code if it is still usable, locked, so that concurrent attempts are counted one by one. */
export async function lockOpenCode(
  tx: Transaction,
  accountId: string,
  purpose: CodePurpose,
): Promise<{ id: string; sentTo: string; codeHash: string } | null> {
  const [row] = await tx
    .select({ id: oneTimeCode.id, sentTo: oneTimeCode.sentTo, codeHash: oneTimeCode.codeHash })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose), stillOpen()))
    .for("update");
  return row ?? null;
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ wrongTries: sql`${oneTimeCode.wrongTries} + 1` })
    .where(eq(oneTimeCode.id, id));
}

export async function consumeCode(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(eq(oneTimeCode.id, id));
}

/**
 * An account's contact details; `phone` includes the dialling code, and is empty without a phone or for other roles.
 */
export type Reach = { email: string; emailVerified: boolean; phone: string; phoneVerified: boolean };

export async function findReach(db: Db, accountId: string): Promise<Reach | null> {
  const [row] = await db
    .select({
      email: account.email,
      emailVerifiedAt: account.emailVerifiedAt,
      countryCode: customer.countryCode,
      phone: customer.phone,
      phoneVerifiedAt: customer.phoneVerifiedAt,
    })
    .from(account)
    .leftJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, accountId));
  if (!row) return null;
  return {
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    phone: row.phone ? `${row.countryCode ?? ""}${row.phone}` : "",
    phoneVerified: row.phoneVerifiedAt !== null,
  };
}

const OVER = sql`greatest(expires_at, sent_at + interval '10 minutes') < now() - interval '1 day'`;

export async function deleteOver(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(oneTimeCode).where(someOf(oneTimeCode, OVER, limit));
  return rowCount ?? 0;
}

export async function deleteCodesOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(oneTimeCode).where(eq(oneTimeCode.accountId, accountId));
}
