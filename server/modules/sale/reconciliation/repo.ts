import { sql, type SQL } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { milestone, order, orderItem } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";

type Disagreement = { complaint: string };

/** Runs queries of one column, `complaint`. */
export async function complaintsOf(db: Db, queries: readonly SQL[]): Promise<string[]> {
  const { rows } = await db.execute<Disagreement>(sql.join([...queries], sql` union all `));
  return rows.map((row) => row.complaint);
}

/** Every posting adds up to zero. */
export const UNBALANCED_POSTINGS = sql`
  select 'posting ' || posting_id || ' adds up to ' || sum(amount_cents) as complaint
  from ${ledgerEntry} group by posting_id having sum(amount_cents) <> 0`;

/** Checks that the payments, vouchers and refunds stated in an order match those booked in its account. */
export const ORDERS_AGAINST_LEDGER = sql`
  select 'order ' || o.id || ' has paid ' || o.paid_cents || ' (' || o.voucher_cents || ' by voucher), refunded ' ||
    o.refunded_cents || '; the ledger says ' || l.paid || ' (' || l.voucher || '), ' || l.refunded as complaint
  from ${order} o
  left join lateral (
    select coalesce(-sum(amount_cents) filter (where kind in ('payment', 'voucher_spend')), 0) as paid,
           coalesce(-sum(amount_cents) filter (where kind = 'voucher_spend'), 0) as voucher,
           coalesce(sum(amount_cents) filter (where kind in ('refund', 'voucher_return', 'credit_issue')), 0) as refunded
    from ${ledgerEntry} e where e.account = 'order' and e.account_id = o.id
  ) l on true
  where (o.paid_cents, o.voucher_cents, o.refunded_cents) is distinct from (l.paid, l.voucher, l.refunded)`;

/** No order pays out more than it took in, and an ended one holds nothing but refunds yet to be paid. */
export const ORDER_ACCOUNTS = sql`
  select 'the account of order ' || o.id || ' (' || o.state || ') stands at ' || l.held as complaint
  from ${order} o
  join (
    select account_id, -sum(amount_cents) as held from ${ledgerEntry} where account = 'order' group by account_id
  ) l on l.account_id = o.id
  left join lateral (
    select coalesce(sum(r.amount_cents), 0) as cents from ${refund} r
    where r.order_id = o.id and r.succeeded_at is null and r.withdrawn_at is null
  ) due on true
  where l.held < 0 or (o.state = 'completed' and l.held > due.cents)`;

/** Items and milestones add up to the order, and a fully paid order has no open milestone. */
export const ORDER_SUMS = sql`
  select 'order ' || o.id || ' costs ' || o.total_cents || ' (' || o.discount_cents || ' off); its items ' ||
    i.total || ' (' || i.discount || ' off), its milestones ' || m.total || ', unpaid ' || m.unpaid as complaint
  from ${order} o
  join (
    select order_id, sum(total_cents) as total, sum(discount_cents) as discount from ${orderItem} group by order_id
  ) i on i.order_id = o.id
  join (
    select order_id, sum(amount_cents) as total,
      coalesce(sum(amount_cents) filter (where paid_at is null), 0) as unpaid
    from ${milestone} group by order_id
  ) m on m.order_id = o.id
  where i.total <> o.total_cents or i.discount <> o.discount_cents or m.total <> o.total_cents
    or (o.state in ('all_paid', 'delivered', 'completed') and m.unpaid <> 0)`;

/**
 * A charge is allotted to the cent, and the ledger recorded it once. Summed up first, because entries have no index by
 * charge.
 */
export const CHARGES = sql`
  select 'payment ' || p.id || ' of ' || p.amount_cents || ' is allotted ' || coalesce(a.allotted, 0) ||
    ', the ledger took in ' || coalesce(l.taken, 0) as complaint
  from ${payment} p
  left join (
    select payment_id, sum(amount_cents) as allotted from ${paymentAllocation} group by payment_id
  ) a on a.payment_id = p.id
  left join (
    select payment_id, sum(amount_cents) as taken from ${ledgerEntry}
    where account = 'gateway' and kind in ('payment', 'voucher_sale') group by payment_id
  ) l on l.payment_id = p.id
  where (p.purpose = 'order' and coalesce(a.allotted, 0) <> p.amount_cents)
    or coalesce(l.taken, 0) <> case when p.status = 'succeeded' then p.amount_cents else 0 end`;

/** No charge refunds more than it paid for an order. */
export const REFUNDS = sql`
  select 'payment ' || payment_id || ' was refunded ' || sum(amount_cents) || ' of what it paid for order ' ||
    order_id as complaint
  from ${refund} r
  where r.withdrawn_at is null and r.order_id is not null
  group by payment_id, order_id
  having sum(r.amount_cents) > (
    select coalesce(sum(a.amount_cents), 0) from ${paymentAllocation} a
    join ${milestone} m on m.id = a.milestone_id
    where a.payment_id = r.payment_id and m.order_id = r.order_id
  )`;

/** No charge refunds more than it brought in for gift vouchers. */
export const VOUCHER_REFUNDS = sql`
  select 'payment ' || p.id || ' of ' || p.amount_cents || ' for gift vouchers was refunded ' || sum(r.amount_cents)
    as complaint
  from ${refund} r
  join ${payment} p on p.id = r.payment_id
  where r.withdrawn_at is null and r.failed_at is null and r.purchase_id is not null
  group by p.id, p.amount_cents
  having sum(r.amount_cents) > p.amount_cents`;
