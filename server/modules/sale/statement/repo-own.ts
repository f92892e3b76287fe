import { asc, eq } from "drizzle-orm";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { documentNumberOf } from "@/contracts/sale/document";
import { todayInSingapore } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { cancellation } from "@/server/db/schema/sale/cancellation";
import { saleDocument } from "@/server/db/schema/sale/document";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { order } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";

const ofOrder = { number: order.number, placedAt: order.placedAt };
type OfOrder = { number: number; placedAt: Date };

/** Adds the order's number to a row. */
function named<Row extends OfOrder>({ number, placedAt, ...row }: Row) {
  return { order: orderNumberOf(number, placedAt), ...row };
}

/** Returns the history of a couple's orders and money, for the download of its data. */
export async function ownStatement(db: Db, customerId: string) {
  const [payments, refunds, cancellations, changes, documents] = await Promise.all([
    paymentsOf(db, customerId),
    refundsOf(db, customerId),
    cancellationsOf(db, customerId),
    changesOf(db, customerId),
    documentsOf(db, customerId),
  ]);
  return {
    payments,
    refunds: refunds.map(named),
    cancellations: cancellations.map(named),
    orderChanges: changes.map(named),
    documents: documents.map(({ series, sequence, kind, createdAt, ...row }) => {
      const date = todayInSingapore(createdAt);
      return {
        document: documentNumberOf(kind, { series, number: sequence }, date),
        kind,
        date,
        ...named(row),
      };
    }),
  };
}

const paymentsOf = (db: Db, customerId: string) =>
  db
    .select({
      purpose: payment.purpose,
      amountCents: payment.amountCents,
      method: payment.method,
      status: payment.status,
      startedAt: payment.createdAt,
      paidAt: payment.succeededAt,
    })
    .from(payment)
    .where(eq(payment.customerId, customerId))
    .orderBy(asc(payment.createdAt), asc(payment.id));

const refundsOf = (db: Db, customerId: string) =>
  db
    .select({
      ...ofOrder,
      amountCents: refund.amountCents,
      reason: refund.reason,
      decidedAt: refund.createdAt,
      returnedAt: refund.succeededAt,
      withdrawnAt: refund.withdrawnAt,
    })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(refund.createdAt), asc(refund.id));

const cancellationsOf = (db: Db, customerId: string) =>
  db
    .select({
      ...ofOrder,
      state: cancellation.state,
      requestedBy: cancellation.requestedBy,
      reason: cancellation.reason,
      reasonDetails: cancellation.reasonDetails,
      yourComments: cancellation.customerComments,
      vendorComments: cancellation.vendorComments,
      offeredCents: cancellation.offeredCents,
      requestedAt: cancellation.createdAt,
      closedAt: cancellation.closedAt,
    })
    .from(cancellation)
    .innerJoin(order, eq(order.id, cancellation.orderId))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(cancellation.createdAt), asc(cancellation.id));

const changesOf = (db: Db, customerId: string) =>
  db
    .select({
      ...ofOrder,
      state: orderEdit.state,
      requestedBy: orderEdit.requestedBy,
      comment: orderEdit.comment,
      answer: orderEdit.answer,
      differenceCents: orderEdit.deltaCents,
      requestedAt: orderEdit.createdAt,
      decidedAt: orderEdit.decidedAt,
    })
    .from(orderEdit)
    .innerJoin(order, eq(order.id, orderEdit.orderId))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(orderEdit.createdAt), asc(orderEdit.id));

const documentsOf = (db: Db, customerId: string) =>
  db
    .select({
      ...ofOrder,
      kind: saleDocument.kind,
      series: saleDocument.series,
      sequence: saleDocument.number,
      amountCents: saleDocument.amountCents,
      createdAt: saleDocument.createdAt,
    })
    .from(saleDocument)
    .innerJoin(order, eq(order.id, saleDocument.orderId))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(saleDocument.createdAt), asc(saleDocument.id));
