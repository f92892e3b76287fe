import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db, Transaction } from "@/server/db/client";
import { order } from "@/server/db/schema/order";
import { ledgerEntry, payment, paymentAllocation, refund } from "@/server/db/schema/payment";

export type Posting = {
  kind: "payment" | "refund";
  /** Into the order's account for a payment, out of it for a refund. */
  cents: number;
  orderId: string;
  paymentId: string;
};

/** Writes each movement between the processor and an order as a pair that adds up to nothing; a debit is positive. */
export async function post(tx: Transaction, postings: Posting[]): Promise<void> {
  const entries = postings.flatMap(({ kind, cents, orderId, paymentId }) => {
    const base = { postingId: v7(), kind, orderId, paymentId };
    const amountCents = kind === "payment" ? cents : -cents;
    return [
      { ...base, account: "gateway", amountCents },
      { ...base, account: `order:${orderId}`, amountCents: -amountCents },
    ];
  });
  await tx.insert(ledgerEntry).values(entries);
}

type Complaint = { complaint: string };

/** What does not agree between the ledger and the books it is made of, one line each. */
export async function findDisagreements(db: Db): Promise<string[]> {
  const { rows } = await db.execute<Complaint>(sql`
    select 'posting ' || posting_id || ' adds up to ' || sum(amount_cents) as complaint
    from ${ledgerEntry} group by posting_id having sum(amount_cents) <> 0
    union all
    select 'order ' || o.id || ' has paid ' || o.paid_cents || ', refunded ' || o.refunded_cents ||
      '; the ledger says ' || l.paid || ', ' || l.refunded
    from ${order} o
    left join lateral (
      select coalesce(-sum(amount_cents) filter (where kind = 'payment'), 0) as paid,
             coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as refunded
      from ${ledgerEntry} e where e.order_id = o.id and e.account = 'order:' || o.id
    ) l on true
    where (o.paid_cents, o.refunded_cents) is distinct from (l.paid, l.refunded)
    union all
    select 'payment ' || p.id || ' of ' || p.amount_cents || ' is allotted ' || a.allotted ||
      ', the ledger took in ' || l.taken
    from ${payment} p
    left join lateral (
      select coalesce(sum(amount_cents), 0) as allotted from ${paymentAllocation} a where a.payment_id = p.id
    ) a on true
    left join lateral (
      select coalesce(sum(amount_cents), 0) as taken from ${ledgerEntry} e
      where e.payment_id = p.id and e.account = 'gateway' and e.kind = 'payment'
    ) l on true
    where a.allotted <> p.amount_cents
      or l.taken <> case when p.status = 'succeeded' then p.amount_cents else 0 end
    union all
    select 'payment ' || payment_id || ' was refunded ' || sum(amount_cents) || ' of what it paid for order ' || order_id
    from ${refund} r
    group by payment_id, order_id
    having sum(r.amount_cents) > (
      select coalesce(sum(a.amount_cents), 0) from ${paymentAllocation} a
      join milestone m on m.id = a.milestone_id
      where a.payment_id = r.payment_id and m.order_id = r.order_id
    )`);
  return rows.map((row) => row.complaint);
}
