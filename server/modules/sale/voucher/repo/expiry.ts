import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { SPENDABLE_STATES } from "@/contracts/sale/promotion/voucher";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { voucher } from "@/server/db/schema/sale/voucher";
import type { VoucherRow } from "./voucher";

const isAlive = inArray(voucher.state, [...SPENDABLE_STATES]);

/** Returns vouchers past their last day, locked; skips those that another process is handling. */
export async function lockOverdue(tx: Transaction, now: Date, limit: number): Promise<VoucherRow[]> {
  return tx
    .select()
    .from(voucher)
    .where(and(isAlive, lte(voucher.expiresAt, now)))
    .orderBy(asc(voucher.expiresAt))
    .limit(limit)
    .for("no key update", { skipLocked: true });
}

/**
 * Returns vouchers that expire before `before` and whose owner has not been warned within the `days` days before
 * expiry, locked. Excludes gifts that have not been mailed yet.
 */
export async function lockToWarn(
  tx: Transaction,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<VoucherRow[]> {
  const since = sql`${voucher.expiresAt} - make_interval(days => ${days})`;
  return tx
    .select()
    .from(voucher)
    .where(
      and(
        isAlive,
        gt(voucher.expiresAt, now),
        sql`${since} <= ${now}`,
        or(isNull(voucher.expiryWarnedAt), sql`${voucher.expiryWarnedAt} < ${since}`),
        or(sql`${voucher.kind} <> 'gift'`, sql`${voucher.sentAt} is not null`),
      ),
    )
    .orderBy(asc(voucher.expiresAt))
    .limit(limit)
    .for("no key update", { skipLocked: true });
}

export async function findOwner(
  tx: Db,
  customerId: string,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await tx
    .select({ email: account.email, firstName: customer.firstName })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, customerId));
  return row ?? null;
}
