import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import {
  type OrderListQuery,
  readOrderNumber,
  type VendorOrderListQuery,
} from "@/contracts/sale/order/order.schema";
import type { OrderSort } from "@/contracts/sale/order/order";
import { ISSUE_STATES } from "@/contracts/sale/order/delivery";
import { orderStatesOf, type OrderStatus } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { coupleNames, holdsCoupleName } from "@/server/db/couple-name";
import { holdsName } from "@/server/db/name-search";
import { prepared } from "@/server/db/prepared";
import { customer } from "@/server/db/schema/identity/account";
import { category } from "@/server/db/schema/catalogue/category";
import { checkout, milestone, order, orderEvent, orderItem } from "@/server/db/schema/sale/order";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { refund } from "@/server/db/schema/sale/refund";
import { voucher } from "@/server/db/schema/sale/voucher";

export type OrderRow = typeof order.$inferSelect;
export type MilestoneRow = typeof milestone.$inferSelect;
export type SummaryRow = {
  order: OrderRow;
  vendor: { id: string; vendorName: string; profileImage: string | null; category: string | null };
  customer: { id: string; firstName: string; brideFirstName: string; groomFirstName: string };
};
export type ItemSummary = {
  orderId: string;
  items: number;
  extras: number;
  title: string;
  quantity: number;
  priceMetric: string;
  image: string | null;
};

type Owner = { customerId: string } | { vendorId: string };
type Paging = { page: number; limit: number; sortBy: string; sort?: OrderSort | undefined };

/**
 * Vendors only see orders that a card has paid for, at least partly, or that needed no card. Must match
 * `isHiddenFromVendor`.
 */
const submitted = not(
  or(
    eq(order.state, "awaiting_payment"),
    and(eq(order.state, "cancelled"), isNull(order.answerBy), eq(order.paidCents, order.voucherCents)),
  ) as SQL,
);

export async function customerOrders(
  db: Db,
  customerId: string,
  query: OrderListQuery,
): Promise<{ rows: SummaryRow[]; total: number }> {
  return page(
    db,
    query,
    eq(order.customerId, customerId),
    query.hideUnderCancellation ? ne(order.state, "under_cancellation") : undefined,
    matches(query.searchBy, vendorNamed),
  );
}

/** With `handlerId`, only the orders of that person. */
export async function vendorOrders(
  db: Db,
  vendorId: string,
  query: VendorOrderListQuery & { handlerId: string | undefined },
): Promise<{ rows: SummaryRow[]; total: number }> {
  const { orderStatus, state, from, to, handlerId } = query;
  return page(
    db,
    query,
    eq(order.vendorId, vendorId),
    submitted,
    orderStatus === undefined ? undefined : inArray(order.state, orderStatesOf(orderStatus as OrderStatus)),
    state ? eq(order.state, state) : undefined,
    query.hasIssue ? and(isNotNull(order.issueRaisedAt), inArray(order.state, [...ISSUE_STATES])) : undefined,
    query.appliedDiscountId ? eq(order.appliedDiscountId, query.appliedDiscountId) : undefined,
    query.appliedVoucherId ? paidByVoucher(db, query.appliedVoucherId) : undefined,
    from ? gte(order.eventDate, from) : undefined,
    to ? lte(order.eventDate, to) : undefined,
    handlerId ? eq(order.handlerAccountId, handlerId) : undefined,
    matches(query.searchBy, coupleNamed),
  );
}

/** Matches the orders paid by a voucher, given its id or its campaign's. */
function paidByVoucher(db: Db, id: string): SQL | undefined {
  const ofCampaign = db.select({ id: voucher.id }).from(voucher).where(eq(voucher.promotionId, id));
  return or(eq(order.appliedVoucherId, id), inArray(order.appliedVoucherId, ofCampaign));
}

// Those by time match the order of the indexes. The others need none: the page's query counts all matching orders of one
// customer or vendor anyway, and sorts only their ids.
const IN_ORDER: Readonly<Record<OrderSort, SQL[]>> = {
  "-placed": [sql`${order.placedAt} desc nulls last`, asc(order.id)],
  placed: [sql`${order.placedAt} asc nulls first`, desc(order.id)],
  event: [sql`${order.eventDate} asc nulls last`, asc(order.id)],
  "-event": [sql`${order.eventDate} desc nulls last`, asc(order.id)],
  total: [asc(order.totalCents), asc(order.id)],
  "-total": [desc(order.totalCents), asc(order.id)],
};

async function page(db: Db, { page, limit, sortBy, sort }: Paging, ...conditions: (SQL | undefined)[]) {
  const where = and(...conditions);
  const inOrder = IN_ORDER[sort ?? (sortBy === "desc" ? "placed" : "-placed")];
  // Ids and their count in one pass; rows skipped by the offset are not joined.
  const found = await db
    .select({ id: order.id, total: sql<number>`count(*) over ()::int` })
    .from(order)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset((page - 1) * limit);
  if (found.length === 0) return { rows: [], total: page > 1 ? await db.$count(order, where) : 0 };
  const ids = found.map(({ id }) => id);
  const rows = await summaries(db, inArray(order.id, ids)).orderBy(...inOrder);
  return { rows, total: found[0]?.total ?? 0 };
}

function summaries(db: Db, where: SQL | undefined) {
  return db
    .select({
      order,
      vendor: {
        id: vendor.id,
        vendorName: vendor.vendorName,
        profileImage: vendor.profileImage,
        category: sql<string | null>`(select name from ${category} where id = ${vendor.masterCategoryId})`,
      },
      customer: { id: customer.id, ...coupleNames },
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(where)
    .$dynamic();
}

/**
 * Returns a condition that matches an order number, or part of a name or of an item's title. The `offset 0` keeps the
 * planner from reading all items and names in the marketplace instead of those of the orders.
 */
function matches(text: string, nameOf: (typed: string) => SQL): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const number = readOrderNumber(text);
  return or(
    number === null ? undefined : eq(order.number, number),
    nameOf(text),
    sql`exists (
      select from ${orderItem} as item where item.order_id = ${order.id} and item.title ilike ${pattern} offset 0)`,
  );
}

const vendorNamed = (typed: string) =>
  sql`exists (select from ${vendor} as seller where seller.id = ${order.vendorId} and ${holdsName(sql`seller.vendor_name`, typed)} offset 0)`;

const coupleNamed = (typed: string) => sql`(${holdsName(order.contactName, typed)} or exists (
  select from ${customer} as couple
  where couple.id = ${order.customerId} and ${holdsCoupleName("couple", typed)} offset 0))`;

export async function findOrder(db: Db, orderId: string, owner: Owner): Promise<SummaryRow | null> {
  const owned =
    "customerId" in owner
      ? eq(order.customerId, owner.customerId)
      : and(eq(order.vendorId, owner.vendorId), submitted);
  const [row] = await summaries(db, and(eq(order.id, orderId), owned));
  return row ?? null;
}

/** Returns the row of an order, for its customer or its vendor, who sees it once something has been paid. */
export async function findOrderOf(db: Db, orderId: string, owner: Owner): Promise<OrderRow | null> {
  return (await findOrder(db, orderId, owner))?.order ?? null;
}

export async function findCheckoutOf(db: Db, customerId: string, id: string) {
  const [row] = await db
    .select({ id: checkout.id, totalCents: checkout.totalCents, dueNowCents: checkout.dueNowCents })
    .from(checkout)
    .where(and(eq(checkout.id, id), eq(checkout.customerId, customerId)));
  return row ?? null;
}

export async function ordersOfCheckout(db: Db, checkoutId: string): Promise<SummaryRow[]> {
  return summaries(db, eq(order.checkoutId, checkoutId)).orderBy(asc(order.number));
}

/** Must match `addOnCount`. */
const extrasOfItem = sql`(
  select coalesce(sum((extra ->> 'quantity')::int * case extra ->> 'per' when 'unit' then ${orderItem.quantity} else 1 end), 0)
  from jsonb_array_elements(${orderItem.addOns}) as extra)`;

/** One parameter, regardless of the number of orders. */
const anyOrder = sql`any(${sql.placeholder("orderIds")})`;

const summariesOfItems = prepared((db) =>
  db
    .select({
      orderId: orderItem.orderId,
      items: count(),
      extras: sql<number>`sum(${extrasOfItem})::int`,
      title: sql<string>`(array_agg(${orderItem.title} order by ${orderItem.position}))[1]`,
      quantity: sql<number>`(array_agg(${orderItem.quantity} order by ${orderItem.position}))[1]`,
      priceMetric: sql<string>`(array_agg(${orderItem.priceMetric} order by ${orderItem.position}))[1]`,
      image: sql<string | null>`(array_agg(${orderItem.image} order by ${orderItem.position}))[1]`,
    })
    .from(orderItem)
    .where(sql`${orderItem.orderId} = ${anyOrder}`)
    .groupBy(orderItem.orderId),
);

/** Returns the numbers of items and extras of each order, and the first item. */
export async function itemSummaries(db: Db, orderIds: string[]): Promise<ItemSummary[]> {
  return orderIds.length === 0 ? [] : summariesOfItems(db, { orderIds });
}

const sumsOfRefunds = prepared((db) =>
  db
    .select({ orderId: refund.orderId, cents: sql`sum(${refund.amountCents})`.mapWith(Number) })
    .from(refund)
    .where(and(sql`${refund.orderId} = ${anyOrder}`, isNull(refund.succeededAt), isNull(refund.withdrawnAt)))
    .groupBy(refund.orderId),
);

/** Returns refunds in progress to the couple, in cents by order. */
export async function refundsDue(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await sumsOfRefunds(db, { orderIds });
  return new Map(rows.flatMap(({ orderId, cents }) => (orderId ? [[orderId, cents]] : [])));
}

const firstUnpaid = prepared((db) =>
  db
    .selectDistinctOn([milestone.orderId])
    .from(milestone)
    .where(and(sql`${milestone.orderId} = ${anyOrder}`, isNull(milestone.paidAt)))
    .orderBy(asc(milestone.orderId), asc(milestone.position)),
);

/** Returns the first unpaid milestone of each order. */
export async function nextMilestones(db: Db, orderIds: string[]): Promise<MilestoneRow[]> {
  return orderIds.length === 0 ? [] : firstUnpaid(db, { orderIds });
}

export async function itemsOf(db: Db, orderId: string): Promise<(typeof orderItem.$inferSelect)[]> {
  return db.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(asc(orderItem.position));
}

/** Omits milestones that an edit reduced to nothing. */
export async function milestonesOf(db: Db, orderId: string): Promise<MilestoneRow[]> {
  return db
    .select()
    .from(milestone)
    .where(and(eq(milestone.orderId, orderId), gt(milestone.amountCents, 0)))
    .orderBy(asc(milestone.position));
}

/** Returns events oldest first. Ids ascend with time and order events of the same millisecond. */
export async function eventsOf(db: Db, orderId: string): Promise<(typeof orderEvent.$inferSelect)[]> {
  return db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id));
}

/** Returns the vendor's address and contact person for the couple. */
export async function vendorContactOf(db: Db, vendorId: string) {
  const [row] = await db
    .select({
      businessOwner: vendor.businessOwner,
      countryCode: vendor.countryCode,
      phone: vendor.phone,
      countryCodeForMobile: vendor.countryCodeForMobile,
      mobileNumber: vendor.mobileNumber,
      blockNumber: vendor.blockNumber,
      streetAddress1: vendor.streetAddress1,
      unitNo: vendor.unitNo,
      buildingName: vendor.buildingName,
      postCode: vendor.postCode,
      categorySlug: category.slug,
    })
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(eq(vendor.id, vendorId));
  if (!row) throw new Error(`order of a vendor that does not exist: ${vendorId}`);
  return row;
}

/** Returns a page of the orders that wait for the vendor's answer, those that lapse soonest first. */
export async function pendingOrders(
  db: Db,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: SummaryRow[]; total: number }> {
  const where = awaitingApprovalOf(vendorId);
  const [rows, total] = await Promise.all([
    summaries(db, where)
      .orderBy(asc(order.answerBy), asc(order.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(order, where),
  ]);
  return { rows, total };
}

const awaitingApprovalOf = (vendorId: string) =>
  and(eq(order.vendorId, vendorId), eq(order.state, "awaiting_approval"));

/** Counts the orders that are waiting for the vendor's answer. */
export async function countAwaitingApproval(db: Db, vendorId: string): Promise<number> {
  return db.$count(order, awaitingApprovalOf(vendorId));
}
