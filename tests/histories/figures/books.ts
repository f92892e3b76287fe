import { sql } from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { World } from "../world";

/** The state of an order according to the ledger, and to rows for what the ledger doesn't cover. In cents. */
export type Book = {
  id: string;
  customerId: string;
  vendorId: string;
  state: OrderState;
  /** The vendor sees the order, even if it was paid after it had ended. */
  isSeen: boolean;
  isAccepted: boolean;
  /** A bank took money of it back, whatever it decided later. */
  isDisputed: boolean;
  /** The total of its items. */
  total: number;
  /** The GST of these. */
  gst: number;
  paid: number;
  refunded: number;
  byVoucher: number;
  refundedToVoucher: number;
  /** Refunds that a bank paid in our place. */
  byBank: number;
  /** Refunds still in transit. */
  refundDue: number;
  /** Still to be paid by card. */
  due: number;
  /** In the vendor's account; negative when the vendor owes money. */
  vendors: number;
};

/** Returns the ledger's view of all orders in the world. */
export async function readBooks({ shop, couples }: World): Promise<Book[]> {
  const whose = sql.join(
    couples.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await shop.db().execute<Book>(sql`
    select o.id, o.customer_id as "customerId", o.vendor_id as "vendorId", o.state,
      o.state <> 'awaiting_payment'
        and not (o.state = 'cancelled' and o.answer_by is null and coalesce(l.paid = l.by_voucher, true)) as "isSeen",
      o.approved_at is not null as "isAccepted", coalesce(l.disputed, false) as "isDisputed",
      (select sum(i.total_cents) from order_item i where i.order_id = o.id)::float8 as total, o.gst_cents as gst,
      coalesce(l.paid, 0)::float8 as paid, coalesce(l.refunded, 0)::float8 as refunded,
      coalesce(l.by_voucher, 0)::float8 as "byVoucher",
      coalesce(l.to_voucher, 0)::float8 as "refundedToVoucher",
      coalesce(l.vendors, 0)::float8 as vendors,
      coalesce((select sum(amount_cents) from refund r where r.order_id = o.id
        and r.succeeded_at is null and r.withdrawn_at is null), 0)::float8
        as "refundDue",
      coalesce((select sum(amount_cents) from refund r where r.order_id = o.id and r.withdrawn_at is not null), 0)::float8
        as "byBank",
      coalesce((select sum(m.amount_cents - m.voucher_cents) from milestone m
        where m.order_id = o.id and m.paid_at is null and o.state <> 'cancelled'), 0)::float8 as due
    from "order" o
    left join lateral (
      select -sum(e.amount_cents) filter (where e.account = 'order' and e.kind in ('payment', 'voucher_spend')) as paid,
        -coalesce(sum(e.amount_cents) filter (where e.account = 'order' and e.kind = 'voucher_spend'), 0) as by_voucher,
        sum(e.amount_cents) filter (where e.account = 'order' and e.kind in ('refund', 'voucher_return', 'credit_issue'))
          as refunded,
        sum(e.amount_cents) filter (where e.account = 'order' and e.kind in ('voucher_return', 'credit_issue'))
          as to_voucher,
        bool_or(e.kind = 'dispute') as disputed,
        -sum(e.amount_cents) filter (where e.account = 'vendor') as vendors
      from ledger_entry e where e.order_id = o.id
    ) l on true
    where o.customer_id in (${whose})`);
  return rows;
}

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Records figures that differ from the ledger. */
export type Compare = (what: string, dollars: number | undefined, cents: number) => void;

export function compareInto(complaints: string[]): Compare {
  return (what, dollars, cents) => {
    if (dollars === undefined || centsOf(dollars) !== cents) {
      complaints.push(`${what} is shown as ${dollars}, it is ${cents} cents`);
    }
  };
}
