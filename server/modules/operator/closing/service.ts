import { nextVendorStatus } from "@/contracts/catalogue/vendor/vendor-status";
import { toPage } from "@/contracts/envelope";
import type { ClosingOrder, VendorClosing } from "@/contracts/operator/closing/closing";
import type { CloseVendorBody, VendorClosingQuery } from "@/contracts/operator/closing/closing.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { type Cents, toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { decideVendorIn } from "@/server/modules/catalogue/vendor/public";
import { countAppointmentsAhead } from "@/server/modules/messaging/appointment/public";
import { proposalsOf, type ProposalWorks, propose } from "@/server/modules/operator/proposal/public";
import { refundableCents } from "@/server/modules/sale/cancellation/public";
import { countOpenOffers } from "@/server/modules/sale/offer/public";
import { alternativesFor } from "./alternatives";
import * as repo from "./repo";
import { enqueueClosing } from "./task";

const FIRST_PAGE: VendorClosingQuery = { page: 1, limit: 20 };

/** Carried out once a second operator confirms: sales stop at once, and a job ends orders, offers and appointments. */
export const CLOSING_WORKS: Pick<ProposalWorks, "vendor.close"> = {
  "vendor.close": async (tx, { subjectId: vendorId, doneBy, reason }) => {
    await decideVendorIn(tx, { vendor: { id: vendorId }, transition: "close", reason, doneBy });
    await enqueueClosing(tx, { vendorId, doneBy, reason });
  },
};

/** GET /operator/vendor/{id}/closing. Throws `not_found`. */
export async function readClosing(
  actor: OperatorActor,
  id: string,
  query: VendorClosingQuery,
): Promise<VendorClosing> {
  const db = await getDb();
  const vendor = await repo.findVendor(db, id);
  if (!vendor) throw new AppError("not_found", "This vendor does not exist");
  const [orders, offers, appointments, delivered, earned, proposals] = await Promise.all([
    repo.openOrders(db, id),
    countOpenOffers(id),
    countAppointmentsAhead(id),
    repo.countDelivered(db, id),
    repo.unpaidCents(db, id),
    proposalsOf(actor, id),
  ]);
  const refunds = await refundsOf(db, orders);
  const total = [...refunds.values()].reduce((sum, cents) => sum + cents, 0);
  const { page, limit } = query;
  const shown = orders.slice((page - 1) * limit, page * limit);
  return {
    _id: id,
    vendorName: vendor.vendorName,
    status: vendor.status,
    mayClose: nextVendorStatus(vendor.status, "close", "operator") !== null && proposals.length === 0,
    refundTotal: toDollars(total),
    offers,
    appointments,
    delivered,
    earned: toDollars(earned),
    proposals,
    orders: toPage(
      await Promise.all(shown.map((order) => present(order, refunds.get(order.id) ?? 0))),
      orders.length,
      query,
    ),
  };
}

/**
 * POST /operator/vendor/{id}/closing: proposes the closing to a second operator, whatever the refunds. Throws
 * `not_found`, and `conflict` for a vendor that can't be closed or whose closing is already proposed.
 */
export async function proposeClosing(
  actor: OperatorActor,
  id: string,
  { reason }: CloseVendorBody,
): Promise<VendorClosing> {
  const closing = await readClosing(actor, id, FIRST_PAGE);
  if (!nextVendorStatus(closing.status, "close", "operator")) {
    throw new AppError("conflict", "Only an approved or suspended vendor can be closed");
  }
  const db = await getDb();
  const refunds = await refundsOf(db, await repo.openOrders(db, id));
  const cents = [...refunds.values()].reduce((sum, each) => sum + each, 0);
  const content = { orders: closing.orders.totalDocs };
  await inTransaction((tx) =>
    propose(tx, actor, {
      kind: "vendor.close",
      subjectId: id,
      subject: closing.vendorName,
      content,
      cents,
      reason,
    }),
  );
  return readClosing(actor, id, FIRST_PAGE);
}

/** Sequential, because each sum takes several queries and a vendor has a few dozen open orders at most. */
async function refundsOf(db: Db, orders: readonly repo.OpenOrder[]): Promise<Map<string, Cents>> {
  const refunds = new Map<string, Cents>();
  for (const { id } of orders) refunds.set(id, await refundableCents(db, id));
  return refunds;
}

async function present(order: repo.OpenOrder, refundCents: Cents): Promise<ClosingOrder> {
  const { id, number, placedAt, customerName, eventDate, state } = order;
  return {
    _id: id,
    orderNumber: orderNumberOf(number, placedAt),
    customerName,
    eventDate,
    state,
    refund: toDollars(refundCents),
    alternatives: await alternativesFor(id),
  };
}
