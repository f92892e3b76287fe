import { type Page, toPage } from "@/contracts/envelope";
import type {
  OrderDay,
  OrderDetail,
  OrderSummary,
  PendingOrder,
  PlacedCheckout,
  VendorOrderSummary,
  VendorOrdersSummary,
} from "@/contracts/sale/order/order";
import type {
  ApprovalsQuery,
  OrderListQuery,
  VendorOrderListQuery,
} from "@/contracts/sale/order/order.schema";
import { fullName } from "@/lib/text/full-name";
import { toDollars } from "@/lib/money";
import { shownNumber } from "@/lib/phone/shown-phone";
import type { VendorActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import { termsById } from "@/server/modules/catalogue/terms/public";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import { readCalendar, vendorAddress } from "@/server/modules/catalogue/vendor/public";
import { savedIds } from "@/server/modules/catalogue/wishlist/public";
import { dayLoads } from "@/server/modules/sale/booking/public";
import { orderFlows } from "@/server/modules/sale/ledger/public";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import { presentDetail, presentSummary } from "@/server/modules/sale/order/rules/present";
import * as repo from "@/server/modules/sale/order/repo/read";

/** Returns a page of the couple's orders; `getVendorWishlist` adds `isInWishlist` to each vendor. */
export async function listCustomerOrders(
  customerId: string,
  query: OrderListQuery,
): Promise<Page<OrderSummary>> {
  const db = await getDb();
  const { rows, total } = await repo.customerOrders(db, customerId, query);
  const docs = await withBesides(db, rows);
  return toPage(query.getVendorWishlist ? await withWishlist(customerId, docs) : docs, total, query);
}

async function withWishlist(customerId: string, docs: OrderSummary[]): Promise<OrderSummary[]> {
  const shortlisted = new Set((await savedIds(customerId)).vendorIds);
  return docs.map((doc) => ({
    ...doc,
    vendor: { ...doc.vendor, isInWishlist: shortlisted.has(doc.vendor.id) },
  }));
}

/** GET order-vendor/order. Excludes orders that were never paid for. */
export async function listVendorOrders(
  { vendorId, accountId }: VendorActor,
  query: VendorOrderListQuery,
): Promise<Page<VendorOrderSummary>> {
  const db = await getDb();
  const [{ rows, total }, people] = await Promise.all([
    repo.vendorOrders(db, vendorId, { ...query, handlerId: query.mine ? accountId : undefined }),
    teamPeople(db, vendorId),
  ]);
  const handlerOf = new Map(
    rows.map(({ order: { id, handlerAccountId } }) => [
      id,
      people.find((person) => person.accountId === handlerAccountId) ?? null,
    ]),
  );
  const docs = await withBesides(db, rows);
  return toPage(
    docs.map((doc) => ({ ...doc, handler: handlerOf.get(doc.id) ?? null })),
    total,
    query,
  );
}

/** GET order-vendor/approvals: the orders that wait for an answer, each with the other bookings on its day. */
export async function listPendingOrders(
  vendorId: string,
  query: ApprovalsQuery,
): Promise<Page<PendingOrder>> {
  const db = await getDb();
  const { rows, total } = await repo.pendingOrders(db, vendorId, query);
  const [docs, loads, setting] = await Promise.all([
    withBesides(db, rows),
    dayLoads(
      db,
      rows.map((row) => row.order.id),
    ),
    readCalendar(vendorId),
  ]);
  const loadOf = new Map(loads.map((load) => [load.orderId, load]));
  const off = new Set(setting.offDays);
  const dayOf = ({ id, eventDate }: OrderSummary): OrderDay | null => {
    const load = loadOf.get(id);
    if (!eventDate || !load) return null;
    const { taken, requests } = load;
    return { date: eventDate, capacity: setting.dailyCapacity, taken, requests, off: off.has(eventDate) };
  };
  return toPage(
    docs.map((doc) => ({ ...doc, day: dayOf(doc) })),
    total,
    query,
  );
}

/** Returns an order. Throws `not_found` when it is not this customer's. */
export function readCustomerOrder(customerId: string, orderId: string): Promise<OrderDetail> {
  return readOrder(orderId, { customerId });
}

/** Returns an order. Throws `not_found` when it is not this vendor's, or not paid for. */
export function readVendorOrder(vendorId: string, orderId: string): Promise<OrderDetail> {
  return readOrder(orderId, { vendorId });
}

/** Returns the current orders of a checkout. Throws `not_found` for a checkout that is not this customer's. */
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

/** Returns the numbers shown in the vendor's menu. */
export async function summarizeVendorOrders(vendorId: string): Promise<VendorOrdersSummary> {
  return { awaitingApproval: await repo.countAwaitingApproval(await getDb(), vendorId) };
}

/** Returns true until a card has paid something of an order that needs one; vendors see it from then on. */
export function isHiddenFromVendor(
  order: Pick<repo.OrderRow, "state" | "answerBy" | "paidCents" | "voucherCents">,
): boolean {
  if (order.state === "awaiting_payment") return true;
  return order.state === "cancelled" && order.answerBy === null && order.paidCents === order.voucherCents;
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
  const [items, milestones, events, refunds, held, flows, paidOutAt, contact, vendorTerms] =
    await Promise.all([
      repo.itemsOf(db, orderId),
      repo.milestonesOf(db, orderId),
      repo.eventsOf(db, orderId),
      repo.refundsDue(db, [orderId]),
      orderHooks().heldOf(db, [orderId]),
      orderFlows(db, orderId),
      orderHooks().paidOutAt(db, orderId),
      repo.vendorContactOf(db, row.vendor.id),
      row.order.vendorTermsId ? termsById(db, row.order.vendorTermsId) : null,
    ]);
  const refundDueCents = refunds.get(orderId) ?? 0;
  const heldCents = held.get(orderId) ?? 0;
  const releasedCents = flows.settledCents - flows.clawedBackCents;
  const vendorContact = {
    name: isHiddenFromVendor(row.order) ? "" : fullName(contact.businessOwner ?? NOBODY),
    phone: isHiddenFromVendor(row.order) ? "" : phoneOf(contact),
    address: vendorAddress(contact),
    categorySlug: contact.categorySlug,
  };
  return presentDetail(row, {
    items,
    milestones,
    events,
    refundDueCents,
    heldCents,
    releasedCents,
    paidOutAt,
    vendorContact,
    vendorTerms,
  });
}

const NOBODY = { firstName: "", lastName: "" };

type Phones = Pick<
  Awaited<ReturnType<typeof repo.vendorContactOf>>,
  "countryCode" | "phone" | "countryCodeForMobile" | "mobileNumber"
>;

function phoneOf({ countryCode, phone, countryCodeForMobile, mobileNumber }: Phones): string {
  if (mobileNumber) return shownNumber(`${countryCodeForMobile} ${mobileNumber}`);
  return phone ? shownNumber(`${countryCode} ${phone}`) : "";
}

/** Adds the items, next milestones and refunds of all orders in three queries. */
async function withBesides(db: Db, rows: repo.SummaryRow[]): Promise<OrderSummary[]> {
  const ids = rows.map((row) => row.order.id);
  const [items, milestones, refunds] = await Promise.all([
    repo.itemSummaries(db, ids),
    repo.nextMilestones(db, ids),
    repo.refundsDue(db, ids),
  ]);
  const itemsOf = new Map(items.map((item) => [item.orderId, item]));
  const nextOf = new Map(milestones.map((milestone) => [milestone.orderId, milestone]));
  return rows.map((row) =>
    presentSummary(row, {
      items: itemsOf.get(row.order.id),
      next: nextOf.get(row.order.id),
      refundDueCents: refunds.get(row.order.id) ?? 0,
    }),
  );
}
