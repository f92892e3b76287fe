import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type OrderHooks = {
  /**
   * Schedules in the order's transaction a refund of `cents`, or of all that is left of the paid amount, to the card
   * and the voucher that paid it. Does nothing when nothing is left.
   */
  scheduleRefund(
    tx: Transaction,
    order: Pick<OrderRow, "id" | "customerId" | "vendorId" | "commissionBps">,
    cents: Cents | "all",
    reason: string,
    now: Date,
  ): Promise<void>;
  /** Schedules a refund of what one charge brought in beyond what was due, to the card that paid it. */
  returnOverpayment(
    tx: Transaction,
    charge: { orderId: string; paymentId: string },
    cents: Cents,
    reason: string,
    now: Date,
  ): Promise<void>;
  /** Closes, once the transaction commits, the open charges of the order that no longer pay what is due. */
  closeCharges(tx: Transaction, orderId: string): Promise<void>;
  /** Divides what an ended order's account holds between its vendor and the commission. Does nothing the second time. */
  settleOrder(tx: Transaction, order: { id: string }, now: Date): Promise<void>;
  /** Returns what the accounts of these orders hold beyond the refunds on their way, in cents. */
  heldOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Cents>>;
  /** The order has gone to its vendor: what it books is booked. */
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

/** Throws when the composition root has connected none: an order must not be cancelled without its refund. */
export function orderHooks(): OrderHooks {
  if (!connected) throw new Error("the order's hooks are not connected: see server/hooks.ts");
  return connected;
}
