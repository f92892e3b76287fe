import { coupleNames, holdsCoupleName } from "@/server/db/couple-name";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { SaleState } from "@/contracts/sale/payment/payout";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";
import { connectAccount, payout, payoutLine } from "@/server/db/schema/sale/payout";
import { isOfOpenOrder } from "./open-order";

type Paging = { page: number; limit: number };
type SaleFilter = { searchBy: string; state?: SaleState | undefined };

export type SaleRow = {
  orderId: string;
  totalCents: number;
  /** The order's GST. */
  gstCents: number;
  subsidyCents: number;
  number: string;
  placedAt: string | Date;
  firstName: string;
  brideFirstName: string;
  groomFirstName: string;
  eventDate: string | null;
  state: SaleState;
  /** Null while the sale is held. */
  grossCents: number | null;
  lineGstCents: number | null;
  commissionCents: number | null;
  adjustmentCents: number;
  commissionBps: number;
  payoutId: string | null;
  payoutNumber: string | null;
};

/** A vendor's sales with money in them; an order without an earning is still held. */
const salesOf = (vendorId: string) => sql`(
  select o.id as order_id, o.number, o.placed_at, o.event_date, o.commission_bps, o.total_cents, o.gst_cents, o.subsidy_cents,
    c.first_name, c.last_name, c.bride_first_name, c.groom_first_name,
    l.gross as gross_cents, l.gst as line_gst_cents, l.commission as commission_cents, coalesce(l.adjustments, 0) as adjustment_cents,
    p.id as payout_id, p.number as payout_number,
    case when l.gross is null then 'held' when p.id is null then 'earned' when p.state = 'paid' then 'paid'
      else 'on_its_way' end as state
  from ${order} o
  join ${customer} c on c.id = o.customer_id
  left join lateral (
    select sum(gross_cents) filter (where kind = 'earning')::int as gross,
      sum(gst_cents) filter (where kind = 'earning')::int as gst,
      sum(commission_cents) filter (where kind = 'earning')::int as commission,
      sum(net_cents) filter (where kind <> 'earning')::int as adjustments,
      (array_agg(payout_id) filter (where kind = 'earning'))[1] as payout_id
    from ${payoutLine} l where l.order_id = o.id
  ) l on true
  left join ${payout} p on p.id = l.payout_id
  where o.vendor_id = ${vendorId}
    and (l.gross is not null or (o.paid_cents > o.refunded_cents and o.state not in ('cancelled', 'awaiting_payment')))
) as sale`;

function matching({ searchBy, state }: SaleFilter): SQL {
  const conditions = [state ? sql`sale.state = ${state}` : sql`true`];
  if (searchBy) {
    const number = readOrderNumber(searchBy);
    const byName = holdsCoupleName("sale", searchBy);
    conditions.push(number === null ? byName : sql`(${byName} or sale.number = ${number})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Returns one page of sales, latest first, and the total number. */
export async function sales(
  db: Db,
  vendorId: string,
  query: SaleFilter & Paging,
): Promise<{ rows: SaleRow[]; total: number }> {
  const { rows } = await db.execute<SaleRow & { total: number }>(sql`
    select count(*) over ()::int as total, order_id as "orderId", number, placed_at as "placedAt", 
      first_name as "firstName", bride_first_name as "brideFirstName", groom_first_name as "groomFirstName",
      event_date::text as "eventDate", state, gross_cents as "grossCents", line_gst_cents as "lineGstCents", gst_cents as "gstCents", commission_cents as "commissionCents",
      adjustment_cents as "adjustmentCents", commission_bps as "commissionBps", total_cents as "totalCents",
      subsidy_cents as "subsidyCents", payout_id as "payoutId",
      payout_number as "payoutNumber"
    from ${salesOf(vendorId)} where ${matching(query)}
    order by placed_at desc, order_id desc
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
  const beyond = rows.length === 0 && query.page > 1;
  return { rows, total: beyond ? await countSales(db, vendorId, query) : (rows[0]?.total ?? 0) };
}

async function countSales(db: Db, vendorId: string, filter: SaleFilter): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${salesOf(vendorId)} where ${matching(filter)}`,
  );
  return rows[0]?.n ?? 0;
}

export type HeldRow = Pick<
  SaleRow,
  "orderId" | "totalCents" | "gstCents" | "subsidyCents" | "commissionBps" | "adjustmentCents"
>;

/** Returns all sales that are held. */
export async function heldSales(db: Db, vendorId: string): Promise<HeldRow[]> {
  const { rows } = await db.execute<HeldRow>(sql`
    select order_id as "orderId", total_cents as "totalCents", gst_cents as "gstCents", subsidy_cents as "subsidyCents",
      commission_bps as "commissionBps", adjustment_cents as "adjustmentCents"
    from ${salesOf(vendorId)} where state = 'held'`);
  return rows;
}

/** Returns the totals of a vendor's lines by state, in cents after commission. */
export async function sumsByState(
  db: Db,
  vendorId: string,
): Promise<Map<Exclude<SaleState, "held"> | "open", number>> {
  const { rows } = await db.execute<{ state: Exclude<SaleState, "held"> | "open"; cents: number }>(sql`
    select case when ${isOfOpenOrder("l")} then 'open' else case when p.id is null then 'earned' when p.state = 'paid' then 'paid' else 'on_its_way' end end as state,
      sum(l.net_cents)::float8 as cents
    from ${payoutLine} l left join ${payout} p on p.id = l.payout_id
    where l.vendor_id = ${vendorId} group by 1`);
  return new Map(rows.map(({ state, cents }) => [state, cents]));
}

export async function findAccount(db: Db, vendorId: string) {
  const [row] = await db
    .select({
      commissionBps: vendor.commissionBps,
      gstRegistered: vendor.gstRegistered,
      connect: connectAccount,
    })
    .from(vendor)
    .leftJoin(connectAccount, eq(connectAccount.vendorId, vendor.id))
    .where(eq(vendor.id, vendorId));
  return row ?? null;
}

const PAYOUT_FIELDS = sql`p.id, p.number, p.state, p.amount_cents as "amountCents", p.created_at as "createdAt",
  p.paid_at as "paidAt", p.failure,
  l.sales, l.gross as "grossCents", l.gst as "gstCents"`;

const PAYOUTS = sql`${payout} p cross join lateral (
  select count(distinct order_id)::int as sales, coalesce(sum(gross_cents), 0)::float8 as gross,
    coalesce(sum(gst_cents), 0)::float8 as gst
  from ${payoutLine} where payout_id = p.id
) l`;

export type PayoutReadRow = {
  id: string;
  number: string;
  state: (typeof payout.$inferSelect)["state"];
  amountCents: number;
  createdAt: string | Date;
  paidAt: string | Date | null;
  failure: string | null;
  sales: number;
  grossCents: number;
  gstCents: number;
};

/** Returns one page of payouts, latest first. */
export async function payouts(db: Db, vendorId: string, { page, limit }: Paging): Promise<PayoutReadRow[]> {
  const { rows } = await db.execute<PayoutReadRow>(sql`
    select ${PAYOUT_FIELDS} from ${PAYOUTS} where p.vendor_id = ${vendorId}
    order by p.created_at desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

export async function countPayouts(db: Db, vendorId: string): Promise<number> {
  return db.$count(payout, eq(payout.vendorId, vendorId));
}

export async function findPayout(db: Db, vendorId: string, payoutId: string): Promise<PayoutReadRow | null> {
  const { rows } = await db.execute<PayoutReadRow>(
    sql`select ${PAYOUT_FIELDS} from ${PAYOUTS} where p.id = ${payoutId} and p.vendor_id = ${vendorId}`,
  );
  return rows[0] ?? null;
}

/** Returns the payouts of a month that did not fail, oldest first. */
export async function payoutsBetween(
  db: Db,
  vendorId: string,
  from: Date,
  to: Date,
): Promise<PayoutReadRow[]> {
  const { rows } = await db.execute<PayoutReadRow>(sql`
    select ${PAYOUT_FIELDS} from ${PAYOUTS}
    where p.vendor_id = ${vendorId} and p.state <> 'failed'
      and p.created_at >= ${from.toISOString()} and p.created_at < ${to.toISOString()}
    order by p.created_at, p.id`);
  return rows;
}

export type LineRow = Awaited<ReturnType<typeof linesWhere>>[number];

/** Returns lines, oldest first. */
export async function linesWhere(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: payoutLine.id,
      kind: payoutLine.kind,
      orderId: payoutLine.orderId,
      number: order.number,
      placedAt: order.placedAt,
      ...coupleNames,
      order: {
        state: order.state,
        answerBy: order.answerBy,
        paidCents: order.paidCents,
        voucherCents: order.voucherCents,
      },
      grossCents: payoutLine.grossCents,
      gstCents: payoutLine.gstCents,
      commissionCents: payoutLine.commissionCents,
      netCents: payoutLine.netCents,
      createdAt: payoutLine.createdAt,
    })
    .from(payoutLine)
    .innerJoin(order, eq(order.id, payoutLine.orderId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(condition)
    .orderBy(payoutLine.createdAt, payoutLine.id);
}

export const linesOfPayout = (payoutId: string) => eq(payoutLine.payoutId, payoutId);
export const linesBetween = (vendorId: string, from: Date, to: Date) =>
  and(
    eq(payoutLine.vendorId, vendorId),
    sql`${payoutLine.createdAt} >= ${from.toISOString()} and ${payoutLine.createdAt} < ${to.toISOString()}`,
  );

/** Returns the amount that a vendor was owed at an instant, in cents. */
export async function balanceAt(db: Db, vendorId: string, at: Date): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select (
      (select coalesce(sum(net_cents), 0) from ${payoutLine} where vendor_id = ${vendorId} and created_at < ${at.toISOString()})
      - (select coalesce(sum(amount_cents), 0) from ${payout}
        where vendor_id = ${vendorId} and state <> 'failed' and created_at < ${at.toISOString()})
    )::float8 as cents`);
  return rows[0]?.cents ?? 0;
}
