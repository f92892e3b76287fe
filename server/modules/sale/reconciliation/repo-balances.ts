import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { ledgerEntry, type LedgerAccount } from "@/server/db/schema/sale/ledger";
import { order } from "@/server/db/schema/sale/order";
import { payout, payoutLine } from "@/server/db/schema/sale/payout";
import { promotion, promotionUse } from "@/server/db/schema/sale/promotion";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";

/** A voucher's balance is the sum of its history and, for gifts and credit, the balance of its account. */
export const VOUCHERS = sql`
  select 'voucher ' || v.id || ' (' || v.kind || ', ' || v.state || ') has ' || v.balance_cents || '; its history ' ||
    h.total || ', the ledger ' || l.held as complaint
  from ${voucher} v
  left join lateral (
    select coalesce(sum(delta_cents), 0) as total from ${voucherEntry} h where h.voucher_id = v.id
  ) h on true
  left join lateral (
    select coalesce(-sum(amount_cents), 0) as held from ${ledgerEntry} e
    where e.account in ('voucher', 'credit') and e.account_id = v.id
  ) l on true
  where v.state <> 'pending'
    and (v.balance_cents <> h.total or (v.kind <> 'vendor' and v.balance_cents <> l.held))`;

/** A vendor is owed its lines that are not in a payout. */
export const VENDORS = sql`
  select 'vendor ' || coalesce(l.vendor_id, d.vendor_id) || ' is owed ' || coalesce(l.held, 0) ||
    '; its lines say ' || coalesce(d.due, 0) as complaint
  from (
    select account_id as vendor_id, -sum(amount_cents) as held from ${ledgerEntry}
    where account = 'vendor' group by account_id
  ) l
  full join (
    select vendor_id, sum(net_cents) as due from ${payoutLine} where payout_id is null group by vendor_id
  ) d on d.vendor_id = l.vendor_id
  where coalesce(l.held, 0) <> coalesce(d.due, 0)`;

/** A payout is the sum of its lines, and one that has not failed was debited to the vendor's account once. */
export const PAYOUTS = sql`
  select 'payout ' || p.id || ' (' || p.state || ') of ' || p.amount_cents || ' has lines of ' || l.total as complaint
  from ${payout} p
  left join lateral (
    select coalesce(sum(net_cents), 0) as total from ${payoutLine} l where l.payout_id = p.id
  ) l on true
  where p.state <> 'failed' and l.total <> p.amount_cents
  union all
  select 'payouts of ' || p.total || ' are open or paid; the ledger paid out ' || l.total as complaint
  from (select coalesce(sum(amount_cents), 0) as total from ${payout} where state <> 'failed') p,
    (
      select coalesce(-sum(amount_cents), 0) as total from ${ledgerEntry}
      where account = 'gateway' and kind in ('payout', 'payout_return')
    ) l
  where p.total <> l.total`;

/** No coupon or campaign is used beyond its limits. */
export const LIMITS = sql`
  select 'promotion ' || p.code || ' was used ' || u.uses || ' times of ' || p.total_limit as complaint
  from ${promotion} p
  join (
    select promotion_id, count(*) as uses from ${promotionUse} where released_at is null group by promotion_id
  ) u on u.promotion_id = p.id
  where u.uses > p.total_limit
  union all
  select 'promotion ' || p.code || ' was used ' || u.uses || ' times by customer ' || u.customer_id as complaint
  from ${promotion} p
  join (
    select promotion_id, customer_id, count(*) as uses from ${promotionUse} where released_at is null
    group by promotion_id, customer_id
  ) u on u.promotion_id = p.id
  where u.uses > p.per_customer_limit`;

/**
 * The total of a ledger account over all rows that have one. Liabilities and income are positive, and so is what the
 * processor holds.
 */
export type AccountBalance = { account: LedgerAccount; holders: number; entries: number; cents: number };

export async function balances(db: Db): Promise<AccountBalance[]> {
  const { rows } = await db.execute<AccountBalance>(sql`
    select account, count(distinct account_id)::int as holders, count(*)::int as entries,
      (case account when 'gateway' then 1 else -1 end * sum(amount_cents))::float8 as cents
    from ${ledgerEntry} group by account order by account`);
  return rows;
}

/** The number of rows that a check covered, so that an empty database isn't taken as proof. */
export async function bookSize(db: Db): Promise<{ orders: number; postings: number; vouchers: number }> {
  const { rows } = await db.execute<{ orders: number; postings: number; vouchers: number }>(sql`
    select (select count(*)::int from ${order}) as orders,
      (select count(distinct posting_id)::int from ${ledgerEntry}) as postings,
      (select count(*)::int from ${voucher}) as vouchers`);
  const [size] = rows;
  if (!size) throw new Error("a count has a row");
  return size;
}
