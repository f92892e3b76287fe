import { type Page, toPage } from "@/contracts/envelope";
import type {
  OrderDetail,
  OrderListQuery,
  OrderSummary,
  PlacedCheckout,
  VendorOrderListQuery,
  VendorOrdersSummary,
} from "@/contracts/order";
import { ORDER_STATES, type OrderState } from "@/contracts/order-process";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { type Db, getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import { presentDetail, presentSummary } from "./present";
import * as repo from "./repo-read";

/** Spec customer §7, GET /order. */
export async function listCustomerOrders(
  customerId: string,
  query: OrderListQuery,
): Promise<Page<OrderSummary>> {
  const db = await getDb();
  const { rows, total } = await repo.customerOrders(db, customerId, query);
  return toPage(await withBesides(db, rows), total, query);
}

/** Spec vendor §7, GET order-vendor/order. Orders that were never paid for are left out. */
export async function listVendorOrders(
  vendorId: string,
  query: VendorOrderListQuery,
): Promise<Page<OrderSummary>> {
  const db = await getDb();
  const { rows, total } = await repo.vendorOrders(db, vendorId, query);
  return toPage(await withBesides(db, rows), total, query);
}

/** Throws `not_found` for an order that is not this customer's. */
export function readCustomerOrder(customerId: string, orderId: string): Promise<OrderDetail> {
  return readOrder(orderId, { customerId });
}

/** Throws `not_found` for an order that is not this vendor's, or not paid for. */
export function readVendorOrder(vendorId: string, orderId: string): Promise<OrderDetail> {
  return readOrder(orderId, { vendorId });
}

/** What was placed together, as it stands now. Throws `not_found` for a checkout that is not this customer's. */
export async function readCustomerCheckout(customerId: string, checkoutId: string): Promise<PlacedCheckout> {
  const checkout = await repo.findCheckoutOf(await getDb(), customerId, checkoutId);
  if (!checkout) throw new AppError("not_found", "This checkout does not exist");
  return readCheckout(checkout);
}

export async function readCheckout(checkout: {
  id: string;
  totalCents: number;
  dueNowCents: number;
}): Promise<PlacedCheckout> {
  const db = await getDb();
  return {
    checkoutId: checkout.id,
    orders: await withBesides(db, await repo.ordersOfCheckout(db, checkout.id)),
    orderValue: toDollars(checkout.totalCents),
    dueNow: toDollars(checkout.dueNowCents),
  };
}

/** What the vendor's dashboard counts. */
export async function summarizeVendorOrders(
  vendorId: string,
  now = new Date(),
): Promise<VendorOrdersSummary> {
  const monthStart = new Date(`${todayInSingapore(now).slice(0, 7)}-01T00:00:00+08:00`);
  const sums = await repo.vendorSums(await getDb(), vendorId, monthStart);
  const byState = Object.fromEntries(ORDER_STATES.map((state) => [state, sums.states[state] ?? 0])) as Record<
    OrderState,
    number
  >;
  return {
    byState,
    awaitingApproval: byState.awaiting_approval,
    inProgress: byState.in_progress,
    monthValue: toDollars(sums.monthCents),
    paid: toDollars(sums.paidCents),
    held: toDollars(sums.heldCents),
  };
}

/** A vendor hears of an order once it is paid for. */
export function isHiddenFromVendor(order: { state: OrderState; paidCents: number }): boolean {
  return order.state === "awaiting_payment" || (order.state === "cancelled" && order.paidCents === 0);
}

export function noSuchOrder(): AppError {
  return new AppError("not_found", "This order does not exist");
}

async function readOrder(
  orderId: string,
  owner: { customerId: string } | { vendorId: string },
): Promise<OrderDetail> {
  const db = await getDb();
  const row = await repo.findOrder(db, orderId, owner);
  if (!row) throw noSuchOrder();
  const [items, milestones, events] = await Promise.all([
    repo.itemsOf(db, orderId),
    repo.milestonesOf(db, orderId),
    repo.eventsOf(db, orderId),
  ]);
  return presentDetail(row, { items, milestones, events });
}

/** The page's items and next milestones in two queries, however many orders there are. */
async function withBesides(db: Db, rows: repo.SummaryRow[]): Promise<OrderSummary[]> {
  const ids = rows.map((row) => row.order.id);
  const [items, milestones] = await Promise.all([repo.itemSummaries(db, ids), repo.nextMilestones(db, ids)]);
  const itemsOf = new Map(items.map((item) => [item.orderId, item]));
  const nextOf = new Map(milestones.map((milestone) => [milestone.orderId, milestone]));
  return rows.map((row) =>
    presentSummary(row, { items: itemsOf.get(row.order.id), next: nextOf.get(row.order.id) }),
  );
}
