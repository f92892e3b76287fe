import { toPage } from "@/contracts/envelope";
import type {
  OperatorOrder,
  OperatorOrders,
  OperatorRefund,
  OrderDecision,
} from "@/contracts/operator/order/order";
import type { OperatorOrdersQuery } from "@/contracts/operator/order/order.schema";
import { type CancellationState, nextCancellationState } from "@/contracts/sale/order/cancellation";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { actsOn } from "@/server/modules/identity/operator/public";
import { proposalsOf } from "@/server/modules/operator/proposal/public";
import { readAnyCancellation, refundableCents } from "@/server/modules/sale/cancellation/public";
import { listDocuments, readDocument } from "@/server/modules/sale/document/public";
import { readCustomerOrder } from "@/server/modules/sale/order/public";
import * as repo from "./repo";

/** GET /operator/order, newest first. */
export async function operatorOrders(query: OperatorOrdersQuery): Promise<OperatorOrders> {
  const { rows, total } = await repo.ordersForOperator(await getDb(), query);
  return toPage(
    rows.map(({ id, number, placedAt, totalCents, paidCents, refundedCents, ...row }) => ({
      _id: id,
      orderNumber: orderNumberOf(number, placedAt),
      ...row,
      orderValue: toDollars(totalCents),
      paid: toDollars(paidCents),
      refunded: toDollars(refundedCents),
      placedAt: placedAt.toISOString(),
    })),
    total,
    query,
  );
}

/** GET /operator/order/{id}. Throws `not_found`. */
export async function operatorOrder(actor: OperatorActor, id: string): Promise<OperatorOrder> {
  const db = await getDb();
  const found = await repo.findOrder(db, id);
  if (!found) throw new AppError("not_found", "This order does not exist");
  const { customerId, state } = found.order;
  const documents = await listDocuments({ customerId }, id);
  const [order, cancellation, charges, refunds, disputes, cents, proposals, acts] = await Promise.all([
    readCustomerOrder(customerId, id),
    cancellationOf(id),
    repo.chargesOf(db, id),
    repo.refundsOf(db, id),
    repo.disputesOf(db, id),
    refundableCents(db, id),
    proposalsOf(actor, id),
    actsOn(id),
  ]);
  return {
    order,
    email: found.email,
    documents,
    cancellation,
    charges: charges.flatMap(({ id: _id, cents: amount, paidAt, ...charge }) =>
      paidAt ? [{ _id, ...charge, amount: toDollars(amount), paidAt: paidAt.toISOString() }] : [],
    ),
    refunds: refunds.map((row) => ({
      _id: row.id,
      amount: toDollars(row.amountCents),
      reason: row.reason,
      state: refundState(row),
      failure: row.failure,
      at: (row.succeededAt ?? row.withdrawnAt ?? row.failedAt ?? row.createdAt).toISOString(),
    })),
    disputes: disputes.map(({ id: _id, cents: amount, createdAt, ...dispute }) => ({
      _id,
      ...dispute,
      amount: toDollars(amount),
      openedAt: createdAt.toISOString(),
    })),
    refundable: toDollars(cents),
    decisions: decisionsFor(state, cancellation?.state ?? null, cents),
    proposals,
    acts,
  };
}

/** GET /operator/document/{id}, as PDF. Throws `not_found`. */
export async function operatorDocument(id: string): Promise<Response> {
  const customerId = await repo.customerOfDocument(await getDb(), id);
  if (!customerId) throw new AppError("not_found", "This document does not exist");
  const { bytes, fileName } = await readDocument({ customerId }, id);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function cancellationOf(id: string) {
  try {
    return await readAnyCancellation(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

function refundState(row: Awaited<ReturnType<typeof repo.refundsOf>>[number]): OperatorRefund["state"] {
  if (row.withdrawnAt) return "withdrawn";
  if (row.succeededAt) return "paid";
  return row.failedAt ? "failed" : "on_its_way";
}

/** Returns the decisions that the operator may take now, for the buttons to show. */
function decisionsFor(
  state: OrderState,
  cancellation: CancellationState | null,
  refundable: number,
): OrderDecision[] {
  const isOpen = state === "under_cancellation" && cancellation !== null;
  const may = (step: "rule" | "dismiss") =>
    isOpen && nextCancellationState(cancellation, step, "operator") !== null;
  const hasEnded = state === "completed" || state === "cancelled";
  return [
    ...(may("rule") ? (["rule"] as const) : []),
    ...(may("dismiss") ? (["dismiss"] as const) : []),
    ...(state === "awaiting_approval" ? (["extend"] as const) : []),
    ...(state === "all_paid" || state === "delivered" ? (["complete"] as const) : []),
    ...(hasEnded && refundable > 0 ? (["refund"] as const) : []),
    ...((!hasEnded && state !== "awaiting_payment" && !isOpen) || may("rule") ? (["cancel"] as const) : []),
  ];
}
