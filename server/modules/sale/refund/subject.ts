import type { Transaction } from "@/server/db/client";
import type { RefundRow } from "./repo";

export type OrderRefund = RefundRow & { orderId: string };
export type VoucherRefund = RefundRow & { purchaseId: string };

/** The operations that depend on what is refunded: an order, or gift vouchers. The refund itself is handled here. */
export type RefundSubject<Row> = {
  /** Locks the refund's subject, always before the refund itself. */
  lock: (tx: Transaction, refund: Row) => Promise<void>;
  /** Returns the reason why a refund that the processor has paid can't be booked any more, or null. */
  refusal: (refund: Row) => string | null;
  /** Books the refunded money, and notifies its recipient. */
  paid: (tx: Transaction, refund: Row, now: Date) => Promise<void>;
  /**
   * Called when a refund has failed. Reverses what `paid` booked if it had been paid: `refund` is its previous state.
   */
  failed: (tx: Transaction, refund: Row, now: Date) => Promise<void>;
  /** Whether a paid refund can still fail, so that its money is owed again. */
  canComeBack: boolean;
};
