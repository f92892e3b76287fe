import { coupleNames, holdsCoupleName } from "@/server/db/couple-name";
import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { MilestoneDueFilter } from "@/contracts/sale/payment/milestone";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { Cents } from "@/lib/money";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { customer } from "@/server/db/schema/identity/account";
import { milestone, order } from "@/server/db/schema/sale/order";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type Owner = { customerId: string } | { vendorId: string };
export type Filter = { searchBy: string; due: MilestoneDueFilter; orderId?: string | undefined };
type Query = Filter & { page: number; limit: number; sortBy: string };
/** The days that delimit what is due: `soon` is the last day that counts as soon. */
export type Days = { today: IsoDate; soon: IsoDate };

export type MilestoneListRow = Awaited<ReturnType<typeof select>>[number];
export type SumRow = {
  total: number;
  paidCents: Cents;
  openCents: Cents;
  overdueCents: Cents;
  soonCents: Cents;
  undatedCents: Cents;
  heldCents: Cents;
};

const isOpen = and(isNull(milestone.paidAt), ne(order.state, "cancelled")) as SQL;

/**
 * Returns the ids of milestones of a customer's or a vendor's orders, the soonest due first (`sortBy` desc: the
 * latest), with the number of matches, and the sums over all that the search finds. Milestones that will not be paid,
 * because the order was cancelled, are excluded; a vendor sees none before the first is paid. A search matches an order
 * number, or part of the other party's name or of a label. `offset 0` keeps the planner from reading whole large
 * tables.
 */
export async function findMilestones(
  db: Db,
  owner: Owner,
  query: Query,
  { today, soon }: Days,
): Promise<SumRow & { ids: string[] }> {
  const direction = sql.raw(query.sortBy === "desc" ? "desc" : "asc");
  const due = DUE[query.due](today);
  const { rows } = await db.execute<SumRow & { ids: string[] }>(sql`
    with found as materialized (
      select m.id, o.id as order_id, m.due_date, m.position, o.number, m.amount_cents, m.amount_cents - m.voucher_cents as card_cents,
        m.paid_at is not null as paid, m.paid_at is null and o.state <> 'cancelled' as open,
        m.paid_at is null and o.state = 'under_cancellation' as held
      from ${orders(owner, query)}
      cross join lateral (select * from ${milestone} where order_id = o.id offset 0) m
      where (m.paid_at is not null or o.state <> 'cancelled')
        and (o.matches or m.label ilike ${patternOf(query.searchBy)})
    )
    select count(*) filter (where ${due})::int as total,
      (select coalesce(sum(paid_cents - refunded_cents), 0)::float8 from ${order}
        where id in (select order_id from found)) as "paidCents",
      coalesce(sum(card_cents) filter (where open), 0)::float8 as "openCents",
      coalesce(sum(card_cents) filter (where ${isOverdue(today)}), 0)::float8 as "overdueCents",
      coalesce(sum(card_cents) filter (where open and not held and due_date between ${today} and ${soon}), 0)::float8 as "soonCents",
      coalesce(sum(card_cents) filter (where open and not held and due_date is null), 0)::float8 as "undatedCents",
      coalesce(sum(card_cents) filter (where held), 0)::float8 as "heldCents",
      array(
        select id from found where ${due}
        order by due_date ${direction}, number ${direction}, position ${direction}
        limit ${query.limit} offset ${(query.page - 1) * query.limit}
      ) as ids
    from found`);
  const [row] = rows;
  if (!row) throw new Error("an aggregate returns one row");
  return row;
}

/** Payments are on hold while a cancellation is open. */
const isOverdue = (today: IsoDate) => sql`open and not held and due_date < ${today}`;

/** Conditions on the rows that `findMilestones` selects. */
const DUE: Record<MilestoneDueFilter, (today: IsoDate) => SQL> = {
  all: () => sql`true`,
  open: () => sql`open`,
  overdue: isOverdue,
  paid: () => sql`paid`,
};

/** The owner's orders, each with whether its number or the other party's name matches. */
function orders(owner: Owner, { searchBy, orderId }: Filter): SQL {
  const [owned, name] =
    "customerId" in owner
      ? [
          sql`o.customer_id = ${owner.customerId}`,
          sql`exists (
            select from ${vendor} v
            where v.id = o.vendor_id and ${holdsName(sql`v.vendor_name`, searchBy)} offset 0)`,
        ]
      : [
          sql`o.vendor_id = ${owner.vendorId} and o.state <> 'awaiting_payment'`,
          sql`(${holdsName(sql`o.contact_name`, searchBy)} or exists (
            select from ${customer} c
            where c.id = o.customer_id
              and ${holdsCoupleName("c", searchBy)} offset 0))`,
        ];
  const number = readOrderNumber(searchBy);
  const matches = sql`(${number === null ? sql`false` : sql`o.number = ${number}`} or ${name})`;
  return sql`(
    select o.id, o.number, o.state, ${searchBy === "" ? sql`true` : matches} as matches from ${order} o
    where ${owned} ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`} offset 0
  ) o`;
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Returns the milestones with these ids, in the same order. */
export async function readMilestones(db: Db, ids: string[]): Promise<MilestoneListRow[]> {
  if (ids.length === 0) return [];
  const rows = await select(db, inArray(milestone.id, ids));
  const byId = new Map(rows.map((row) => [row.milestone.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function select(db: Db, where: SQL | undefined) {
  return db
    .select({
      milestone: {
        id: milestone.id,
        label: milestone.label,
        amountCents: milestone.amountCents,
        voucherCents: milestone.voucherCents,
        dueDate: milestone.dueDate,
        paidAt: milestone.paidAt,
        nudgedAt: milestone.nudgedAt,
      },
      isNext: sql<boolean>`${isOpen} and not exists (
        select 1 from ${milestone} as earlier
        where earlier.order_id = ${milestone.orderId} and earlier.position < ${milestone.position} and earlier.paid_at is null)`,
      order: {
        id: order.id,
        number: order.number,
        placedAt: order.placedAt,
        state: order.state,
        checkoutId: order.checkoutId,
        eventDate: order.eventDate,
        contactName: order.contactName,
      },
      vendor: { id: vendor.id, vendorName: vendor.vendorName },
      customer: { id: customer.id, ...coupleNames },
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(where);
}
