import type { Transaction } from "@/server/db/client";
import type { RefundRow } from "./repo";

export type OrderRefund = RefundRow & { orderId: string };
export type VoucherRefund = RefundRow & { purchaseId: string };

/** What depends on what is refunded: an order, or gift vouchers. The refund itself is the engine's. */
export type RefundSubject<Row> = {
  /** Locks what the refund is of, always before the refund itself. */
  lock: (tx: Transaction, refund: Row) => Promise<void>;
  /** Says why a refund that the processor has paid can't be booked any more, or null. */
  refusal: (refund: Row) => string | null;
  /** Books the money that went back, and writes to whom it went. */
  paid: (tx: Transaction, refund: Row, now: Date) => Promise<void>;
  /** Called when a refund has failed. Takes back what `paid` booked where it had been paid: `refund` is as it was. */
  failed: (tx: Transaction, refund: Row, now: Date) => Promise<void>;
  /** Whether a refund that was paid can fail after that: its money is owed again. */
  canComeBack: boolean;
};
