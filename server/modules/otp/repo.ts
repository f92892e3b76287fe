import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { CODE_MAX_TRIES, CODE_MINUTES, RESEND_SECONDS } from "@/contracts/two-step";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/account";
import { type CodePurpose, oneTimeCode } from "@/server/db/schema/identity";

const inCodeMinutes = () => sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`;
const codeMinutesAgo = () => sql<Date>`now() - make_interval(mins => ${CODE_MINUTES})`;
const resendSecondsAgo = () => sql<Date>`now() - make_interval(secs => ${RESEND_SECONDS})`;

/** No code has been sent yet. */
const NO_CODE = "";

/** Still good for something: a right password just now need not make the code in the mailbox useless. */
const stillOpen = () =>
  and(
    isNull(oneTimeCode.usedAt),
    lt(oneTimeCode.wrongTries, CODE_MAX_TRIES),
    ne(oneTimeCode.codeHash, NO_CODE),
    gt(oneTimeCode.sentAt, codeMinutesAgo()),
  );

/** A sign-in that waits for its second step. `expires_at` says until when a code may be asked for. */
export async function openSignIn(db: Db, accountId: string, email: string): Promise<void> {
  await db
    .insert(oneTimeCode)
    .values({
      accountId,
      purpose: "two-step",
      sentTo: email,
      codeHash: NO_CODE,
      expiresAt: inCodeMinutes() as unknown as Date,
    })
    .onConflictDoUpdate({
      target: [oneTimeCode.accountId, oneTimeCode.purpose],
      set: {
        codeHash: sql`case when ${stillOpen()} then ${oneTimeCode.codeHash} else ${NO_CODE} end`,
        wrongTries: sql`case when ${stillOpen()} then ${oneTimeCode.wrongTries} else 0 end`,
        sentTo: email,
        expiresAt: inCodeMinutes(),
        usedAt: null,
      },
    });
}

export async function closeSignIn(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .delete(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, "two-step")));
}

/** Whether a code may go out now: a sign-in waits, has tries left, and got none within the last minute. */
export async function putSignInCode(tx: Transaction, accountId: string, codeHash: string): Promise<boolean> {
  const rows = await tx
    .update(oneTimeCode)
    .set({ codeHash, sentAt: sql`now()` })
    .where(
      and(
        eq(oneTimeCode.accountId, accountId),
        eq(oneTimeCode.purpose, "two-step"),
        isNull(oneTimeCode.usedAt),
        lt(oneTimeCode.wrongTries, CODE_MAX_TRIES),
        gt(oneTimeCode.expiresAt, sql`now()`),
        or(eq(oneTimeCode.codeHash, NO_CODE), lt(oneTimeCode.sentAt, resendSecondsAgo())),
      ),
    )
    .returning({ id: oneTimeCode.id });
  return rows.length === 1;
}

export type NewCode = { accountId: string; purpose: CodePurpose; sentTo: string; codeHash: string };

/** Puts a new code in the place of the old; null when that one was sent within the last minute. */
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

/** Seconds until another code may be sent. */
export async function secondsToResend(db: Db, accountId: string, purpose: CodePurpose): Promise<number> {
  const wait = sql<number>`ceil(extract(epoch from ${oneTimeCode.sentAt} - (${resendSecondsAgo()})))::int`;
  const [row] = await db
    .select({ wait })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose)));
  return Math.max(1, row?.wait ?? 1);
}

/** The code if it can still be used, locked: of many tries at once, each is counted before the next one looks. */
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

export async function useUp(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(eq(oneTimeCode.id, id));
}

/** How to reach somebody; `phone` with its dialling code, empty when there is none or it is no customer. */
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

/** Only while it is still the address that the code went to. */
export async function confirmEmail(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const rows = await tx
    .update(account)
    .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(and(eq(account.id, accountId), eq(account.email, email)))
    .returning({ id: account.id });
  return rows.length === 1;
}

/** Only while it is still the number that the code went to. */
export async function confirmPhone(tx: Transaction, accountId: string, number: string): Promise<boolean> {
  const rows = await tx
    .update(customer)
    .set({ phoneVerifiedAt: sql`now()` })
    .where(and(eq(customer.id, accountId), eq(sql`${customer.countryCode} || ${customer.phone}`, number)))
    .returning({ id: customer.id });
  return rows.length === 1;
}
