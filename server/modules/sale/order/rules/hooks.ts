import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type OrderHooks = {
  /**
   * Schedules, in the order's transaction, a refund of `cents`, or of all that is left, to the card and the voucher
   * that paid. Does nothing when nothing is left.
   */
  scheduleRefund(
    tx: Transaction,
    order: Pick<OrderRow, "id" | "customerId" | "vendorId" | "commissionBps">,
    cents: Cents | "all",
    reason: string,
    now: Date,
  ): Promise<void>;
  /** Schedules a refund of the excess that one charge brought in, to the card that paid it. */
  returnOverpayment(
    tx: Transaction,
    charge: { orderId: string; paymentId: string },
    cents: Cents,
    reason: string,
    now: Date,
  ): Promise<void>;
  /** After the commit, closes the order's open charges that no longer match what is due. */
  closeCharges(tx: Transaction, orderId: string): Promise<void>;
  /** Divides the balance of an ended order's account between its vendor and the commission. Idempotent. */
  settleOrder(tx: Transaction, order: { id: string }, now: Date): Promise<void>;
  /** Returns the balances of these orders' accounts less refunds in progress, in cents. */
  heldOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Cents>>;
  /** Returns when the payout with the order's earning was paid, or null. */
  paidOutAt(db: Db, orderId: string): Promise<Date | null>;
  /** Called when the order has gone to its vendor, so that its bookings are final. */
  orderBooked(tx: Transaction, order: Pick<OrderRow, "id" | "customerId">, now: Date): Promise<void>;
  orderCancelled(tx: Transaction, order: Pick<OrderRow, "id" | "customerId">, now: Date): Promise<void>;
  /** Ends the open edit of an order that can no longer be changed. */
  closeEdits(tx: Transaction, orderId: string, now: Date): Promise<void>;
  /** Numbers the order's new documents once the transaction commits. */
  issueSoon(tx: Transaction, orderId: string): Promise<void>;
};

let connected: OrderHooks | undefined;

export function connectOrderHooks(hooks: OrderHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because an order must not be cancelled without its refund. */
export function orderHooks(): OrderHooks {
  if (!connected) throw new Error("the order's hooks are not connected: see server/hooks.ts");
  return connected;
}
