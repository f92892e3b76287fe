import { eq, type SQL, sql } from "drizzle-orm";
import type { PaymentEntry, PaymentEntryStatus } from "@/contracts/sale/payment/payment";
import { TIME_ZONE } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { milestone, order } from "@/server/db/schema/sale/order";
import { saleDocument } from "@/server/db/schema/sale/document";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";
import { vendor } from "@/server/db/schema/catalogue/vendor";

type Query = { page: number; limit: number; year?: number | undefined };

export type EntryRow = {
  id: string;
  kind: PaymentEntry["kind"];
  status: PaymentEntryStatus;
  cents: number;
  label: string;
  note: string;
  paymentId: string | null;
  method: PaymentEntry["method"];
  documentId: string | null;
  invoiceId: string | null;
  at: string | Date;
  orderId: string;
  number: string;
  placedAt: string | Date;
  vendorId: string;
  vendorName: string;
};
export type Sums = Record<
  | "total"
  | "paidCents"
  | "paidByVoucherCents"
  | "refundedCents"
  | "refundedToVoucherCents"
  | "refundDueCents",
  number
>;

const voucherMethod = sql`case ${voucher.kind} when 'credit' then 'store_credit' when 'gift' then 'gift_voucher'
  else 'vendor_voucher' end`;

/**
 * A customer's entries: each milestone of a charge that reached the bank, each refund, what vouchers and store credit
 * paid and got back, and refunds that became store credit. Charges that were never attempted, or were cancelled, are
 * excluded. Refunds other than to a card have the id of their credit note's subject.
 */
const linesOf = (customerId: string) => sql`(
  select ${milestone.id} as id, 'payment' as kind,
    case ${payment.status} when 'succeeded' then 'paid' when 'failed' then 'failed' else 'pending' end as status,
    ${paymentAllocation.amountCents} as cents, ${milestone.label} as label,
    case ${payment.status} when 'failed' then coalesce(${payment.failureMessage}, '') else '' end as note,
    ${payment.id} as payment_id, ${payment.method} as method, ${milestone.orderId} as order_id,
    coalesce(${payment.succeededAt}, ${payment.createdAt}) as at
  from ${payment}
  join ${paymentAllocation} on ${eq(paymentAllocation.paymentId, payment.id)}
  join ${milestone} on ${eq(milestone.id, paymentAllocation.milestoneId)}
  where ${payment.customerId} = ${customerId}
    and ${payment.status} in ('succeeded', 'failed', 'processing', 'requires_action')
  union all
  select ${refund.id}, 'refund', case when ${refund.succeededAt} is null then 'pending' else 'refunded' end,
    ${refund.amountCents}, 'Refund', ${refund.reason}, ${refund.paymentId}, ${payment.method}, ${refund.orderId},
    coalesce(${refund.succeededAt}, ${refund.createdAt})
  from ${refund}
  join ${payment} on ${eq(payment.id, refund.paymentId)}
  join ${order} on ${eq(order.id, refund.orderId)}
  where ${order.customerId} = ${customerId} and ${refund.withdrawnAt} is null
  union all
  select ${voucherEntry.id}, case ${voucherEntry.kind} when 'spend' then 'payment' else 'refund' end,
    case ${voucherEntry.kind} when 'spend' then 'paid' else 'refunded' end, abs(${voucherEntry.deltaCents}),
    case ${voucherEntry.kind} when 'spend' then 'Payment' else 'Refund' end, '', null, ${voucherMethod},
    ${voucherEntry.orderId}, ${voucherEntry.at}
  from ${order}
  join ${voucherEntry} on ${eq(voucherEntry.orderId, order.id)} and ${voucherEntry.kind} in ('spend', 'return')
  join ${voucher} on ${eq(voucher.id, voucherEntry.voucherId)}
  where ${order.customerId} = ${customerId}
  union all
  select ${voucher.id}, 'refund', 'refunded', ${voucher.amountCents}, 'Refund', '', null, ${voucherMethod},
    ${ledgerEntry.orderId}, ${voucher.createdAt}
  from ${order}
  join ${ledgerEntry} on ${eq(ledgerEntry.orderId, order.id)} and ${ledgerEntry.kind} = 'credit_issue'
    and ${ledgerEntry.account} = 'credit'
  join ${voucher} on ${eq(voucher.id, ledgerEntry.accountId)}
  where ${order.customerId} = ${customerId}
) as line`;

/** The latest of an order's documents that match the condition. */
const documentOf = (condition: SQL) => sql`(
  select id from ${saleDocument} where order_id = line.order_id and (${condition})
  order by created_at desc, number desc limit 1)`;

const yearOf = sql`extract(year from line.at at time zone ${TIME_ZONE})::int`;

function during({ year }: Pick<Query, "year">) {
  if (year === undefined) return sql`true`;
  const start = (of: number) => sql`make_timestamptz(${of}, 1, 1, 0, 0, 0, ${TIME_ZONE})`;
  return sql`line.at >= ${start(year)} and line.at < ${start(year + 1)}`;
}

/** Returns one page of the entries, newest first. */
export async function entries(db: Db, customerId: string, query: Query): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select line.id, line.kind, line.status, line.cents, line.label, line.note, line.payment_id as "paymentId", line.method,
      ${documentOf(sql`line.kind = 'payment' and kind = 'receipt' and subject_id = line.payment_id
        or line.kind = 'refund' and kind = 'credit_note' and subject_id = line.id`)} as "documentId",
      ${documentOf(sql`kind = 'invoice'`)} as "invoiceId",
      line.at, line.order_id as "orderId", ${order.number} as number, ${order.placedAt} as "placedAt",
      ${vendor.id} as "vendorId", ${vendor.vendorName} as "vendorName"
    from ${linesOf(customerId)}
    join ${order} on ${order.id} = line.order_id
    join ${vendor} on ${eq(vendor.id, order.vendorId)}
    where ${during(query)}
    order by line.at desc, line.kind desc, ${order.number} desc, line.id desc
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  return rows;
}

/** Returns the number of entries and their totals. */
export async function sums(db: Db, customerId: string, query: Pick<Query, "year">): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    select count(*)::int as total,
      coalesce(sum(cents) filter (where status = 'paid'), 0)::int as "paidCents",
      coalesce(sum(cents) filter (where status = 'paid' and payment_id is null), 0)::int as "paidByVoucherCents",
      coalesce(sum(cents) filter (where status = 'refunded'), 0)::int as "refundedCents",
      coalesce(sum(cents) filter (where status = 'refunded' and payment_id is null), 0)::int
        as "refundedToVoucherCents",
      coalesce(sum(cents) filter (where kind = 'refund' and status = 'pending'), 0)::int as "refundDueCents"
    from ${linesOf(customerId)} where ${during(query)}`);
  if (!rows[0]) throw new Error("an aggregate without a row");
  return rows[0];
}

export async function years(db: Db, customerId: string): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(
    sql`select distinct ${yearOf} as year from ${linesOf(customerId)} order by year desc`,
  );
  return rows.map(({ year }) => year);
}
