import type { Transaction } from "@/server/db/client";
import { refundHooks } from "./hooks";
import { ORDER_REFUNDS } from "./order-subject";
import type { RefundRow } from "./repo";
import type { RefundSubject } from "./subject";

/** A subject's operations, bound to one of its refunds. */
export type BoundSubject = {
  canComeBack: boolean;
  refusal: () => string | null;
  lock: (tx: Transaction) => Promise<void>;
  paid: (tx: Transaction, now: Date) => Promise<void>;
  failed: (tx: Transaction, now: Date) => Promise<void>;
};

/** Returns the operations that depend on whether a refund is for an order or for gift vouchers. */
export function subjectOf(refund: RefundRow): BoundSubject {
  const { orderId, purchaseId } = refund;
  if (orderId !== null) return bind(ORDER_REFUNDS, { ...refund, orderId });
  if (purchaseId !== null) return bind(refundHooks().vouchers, { ...refund, purchaseId });
  throw new Error(`refund ${refund.id} is of nothing`);
}

function bind<Row>(subject: RefundSubject<Row>, refund: Row): BoundSubject {
  return {
    canComeBack: subject.canComeBack,
    refusal: () => subject.refusal(refund),
    lock: (tx) => subject.lock(tx, refund),
    paid: (tx, now) => subject.paid(tx, refund, now),
    failed: (tx, now) => subject.failed(tx, refund, now),
  };
}
