import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { dispute, disputePart } from "@/server/db/schema/sale/dispute";
import { milestone } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { payout } from "@/server/db/schema/sale/payout";
import { refund } from "@/server/db/schema/sale/refund";
import { processorReportDifference, processorReportRow } from "@/server/db/schema/operator/processor-report";
import type { Known } from "./compare";

const orderOfPayment = sql`(
  select m.order_id from ${paymentAllocation} a join ${milestone} m on m.id = a.milestone_id
  where a.payment_id = p.id order by m.order_id limit 1
)`;
const orderOfDispute = sql`(
  select d.order_id from ${disputePart} d where d.dispute_id = x.id order by d.order_id limit 1
)`;

/**
 * Every movement at the processor that our records have, in its categories; `where` narrows each part, whose columns
 * are `reference` and `at`. What failed has no `at`: a report may have it, with what reversed it.
 */
const records = (where: (reference: SQL, at: SQL) => SQL) => sql`
  select 'charge' as category, p.gateway_intent_id as reference, p.amount_cents as cents, ${orderOfPayment} as order_id,
    p.succeeded_at as at, false as pending
  from ${payment} p
  where p.status = 'succeeded' and ${where(sql`p.gateway_intent_id`, sql`p.succeeded_at`)}
  union all
  select 'refund', r.gateway_refund_id, -r.amount_cents, r.order_id, r.succeeded_at, r.succeeded_at is null
  from ${refund} r
  where r.gateway_refund_id is not null and r.withdrawn_at is null
    and not r.gateway_refund_id = any(r.failed_gateway_refund_ids)
    and ${where(sql`r.gateway_refund_id`, sql`r.succeeded_at`)}
  union all
  select f.category, r.failed, f.sign * r.amount_cents, r.order_id, null, false
  from (select unnest(failed_gateway_refund_ids) as failed, amount_cents, order_id from ${refund}) r,
    (values ('refund', -1), ('refund_failure', 1)) as f (category, sign)
  where ${where(sql`r.failed`, sql`null::timestamptz`)}
  union all
  select 'transfer', o.gateway_transfer_id, -o.amount_cents, null,
    case when o.state = 'failed' then null else o.created_at end, false
  from ${payout} o
  where o.gateway_transfer_id is not null
    and ${where(sql`o.gateway_transfer_id`, sql`case when o.state = 'failed' then null else o.created_at end`)}
  union all
  select 'transfer_reversal', o.gateway_transfer_id, o.amount_cents, null, null, false
  from ${payout} o
  where o.gateway_transfer_id is not null and o.state = 'failed'
    and ${where(sql`o.gateway_transfer_id`, sql`null::timestamptz`)}
  union all
  select 'dispute', x.gateway_dispute_id, -x.amount_cents, ${orderOfDispute}, x.created_at, false
  from ${dispute} x where ${where(sql`x.gateway_dispute_id`, sql`x.created_at`)}
  union all
  select 'dispute_reversal', x.gateway_dispute_id, x.amount_cents, ${orderOfDispute}, x.closed_at, false
  from ${dispute} x where x.state = 'won' and ${where(sql`x.gateway_dispute_id`, sql`x.closed_at`)}`;

type Row = {
  category: string;
  reference: string;
  cents: number;
  order_id: string | null;
  at: string | Date | null;
  pending: boolean;
};

const present = ({ category, reference, cents, order_id: orderId, at, pending }: Row): Known => ({
  category,
  reference,
  cents: Number(cents),
  orderId,
  at: at === null ? null : new Date(at),
  isPending: pending,
});

/** Returns our records with one of these ids of the processor. */
export async function recordsOf(db: Db, references: readonly string[]): Promise<Known[]> {
  if (references.length === 0) return [];
  const wanted = sql`select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)`;
  const { rows } = await db.execute<Row>(records((reference) => sql`${reference} in (${wanted})`));
  return rows.map(present);
}

/** Returns our records of a period, both ends included, that no report has and that were not yet named as missing. */
export async function recordsWithoutRow(db: Db, from: Date, to: Date): Promise<Known[]> {
  const within = (at: SQL) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} <= ${to.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select * from (${records((_, at) => within(at))}) r
    where not exists (
      select from ${processorReportRow} w where w.reference = r.reference and w.category = r.category
    ) and not exists (
      select from ${processorReportDifference} d
      where d.kind = 'missing_there' and d.reference = r.reference and d.category = r.category
    )
    order by at, reference, category`);
  return rows.map(present);
}
