import { type SQL, sql } from "drizzle-orm";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { PayoutTrouble } from "@/contracts/operator/payout/payout";
import type { OperatorPayoutsQuery } from "@/contracts/operator/payout/payout.schema";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";

export type PayoutRow = {
  id: string;
  vendorName: string;
  status: VendorStatus;
  trouble: PayoutTrouble;
  cents: number;
  holdReason: string | null;
  heldAt: string | Date | null;
  failedNumber: string | null;
  failedCents: number | null;
  failure: string | null;
  failedAt: string | Date | null;
  since: string | Date | null;
};

/** Vendors on hold, or with earnings of ended orders that are not paid out. */
const WAITING = sql`(
  select v.id, v.vendor_name, v.status, coalesce(earned.cents, 0) as cents, earned.since,
    held.reason as hold_reason, held.created_at as held_at,
    failed.number as failed_number, failed.amount_cents as failed_cents, failed.failure, failed.created_at as failed_at,
    case when held.vendor_id is not null then 'held' when failed.id is not null then 'failed'
      when account.payouts_enabled then 'due' else 'unready' end as trouble
  from (
    select vendor_id, sum(net_cents)::float8 as cents, min(created_at) as since
    from payout_line line
    where payout_id is null and not exists (
      select from "order" o where o.id = line.order_id and o.state not in ('completed', 'cancelled'))
    group by vendor_id having sum(net_cents) > 0
  ) earned
  full join payout_hold held on held.vendor_id = earned.vendor_id
  join vendor v on v.id = coalesce(earned.vendor_id, held.vendor_id)
  left join connect_account account on account.vendor_id = v.id
  left join lateral (
    select latest.* from (
      select id, number, amount_cents, failure, created_at, state from payout
      where vendor_id = v.id order by created_at desc, id limit 1
    ) latest where latest.state = 'failed'
  ) failed on true
) as waiting`;

const ORDER = sql`array_position(array['held', 'failed', 'unready', 'due'], waiting.trouble)`;

/** Returns a page of vendors with waiting payouts: held and failed ones first, then by waiting time. */
export async function waitingPayouts(
  db: Db,
  { page, limit, searchBy, trouble }: OperatorPayoutsQuery,
): Promise<{ rows: PayoutRow[]; total: number }> {
  const conditions: SQL[] = [trouble ? sql`waiting.trouble = ${trouble}` : sql`true`];
  if (searchBy) conditions.push(holdsName(sql`waiting.vendor_name`, searchBy));
  const where = sql.join(conditions, sql` and `);
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<PayoutRow>(sql`
      select id, vendor_name as "vendorName", status, trouble, cents, hold_reason as "holdReason", held_at as "heldAt",
        failed_number as "failedNumber", failed_cents as "failedCents", failure, failed_at as "failedAt", since
      from ${WAITING} where ${where} order by ${ORDER}, since nulls first, id
      limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from ${WAITING} where ${where}`),
  ]);
  return { rows, total: counted[0]?.n ?? 0 };
}

/** Returns the number of vendors whose payouts are held or failed, and since when the first has been, or null. */
export async function stuckPayouts(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await db.execute<{ count: number; since: string | Date | null }>(sql`
    select count(*)::int as count, min(coalesce(held_at, failed_at)) as since
    from ${WAITING} where trouble in ('held', 'failed')`);
  const found = rows[0];
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}
