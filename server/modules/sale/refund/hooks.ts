import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import type { RefundSubject, VoucherRefund } from "./subject";

/** The columns of a locked order that a refund needs. */
export type RefundedOrder = {
  id: string;
  customerId: string;
  vendorId: string;
  commissionBps: number;
  gstCents: Cents;
  totalCents: Cents;
};

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type RefundHooks = {
  /** Takes back from vendor and commission what they got when the order ended. */
  clawBack(tx: Transaction, order: RefundedOrder, cents: Cents, now: Date): Promise<void>;
  /** The effects of refunding gift vouchers, besides the refund itself. */
  vouchers: RefundSubject<VoucherRefund>;
  /** Called when the processor has paid a refund of a cancellation. */
  cancellationRefunded(tx: Transaction, cancellationId: string, now: Date): Promise<void>;
  /** Called when the card's bank has sent such a refund back. */
  cancellationRefundReversed(tx: Transaction, cancellationId: string, now: Date): Promise<void>;
};

let connected: RefundHooks | undefined;

export function connectRefundHooks(hooks: RefundHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered. */
export function refundHooks(): RefundHooks {
  if (!connected) throw new Error("the hooks of refunds are not connected: see server/hooks.ts");
  return connected;
}
