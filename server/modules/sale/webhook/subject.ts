import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { vendorMessageOf } from "@/server/modules/sale/order/public";
import { chargeShares } from "@/server/modules/sale/payment/public";

/**
 * The subject of an event: the processor's ids by name, the amount in cents, and the numbers of the orders concerned.
 */
export type EventSubject = { ids: Record<string, string>; cents: Cents | null; orderNumbers: string[] };

const IDS = ["intentId", "disputeId", "refundId", "gatewayRefundId", "transferId", "payoutId", "accountId"];

/** Reads the information needed to decide about an event. */
export async function subjectOf(
  tx: Transaction,
  gateway: string,
  event: GatewayEvent,
): Promise<EventSubject> {
  const fields = new Map<string, unknown>(Object.entries(event));
  const ids: Record<string, string> = {};
  for (const name of IDS) {
    const id = fields.get(name);
    if (typeof id === "string") ids[name] = id;
  }
  const cents = fields.get("amountCents");
  return {
    ids,
    cents: typeof cents === "number" ? cents : null,
    orderNumbers: await ordersOf(tx, gateway, ids["intentId"]),
  };
}

async function ordersOf(tx: Transaction, gateway: string, intentId: string | undefined): Promise<string[]> {
  const charge = intentId === undefined ? null : await chargeShares(tx, gateway, intentId);
  const numbers: string[] = [];
  for (const { orderId } of charge?.shares ?? []) {
    numbers.push((await vendorMessageOf(tx, orderId)).orderNumber);
  }
  return numbers;
}
