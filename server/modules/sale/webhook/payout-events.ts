import { validate as isUuid } from "uuid";
import type { GatewayAccount, GatewayEvent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import {
  disconnectAccount,
  refreshAccount,
  returnPayout,
  settlePayout,
} from "@/server/modules/sale/payout/public";

/** Applies an event about a payout or its destination account. Ignores other events. */
export async function handlePayoutEvent(
  tx: Transaction,
  gateway: PaymentGateway,
  event: GatewayEvent,
  account: GatewayAccount | null,
  now: Date,
): Promise<void> {
  if (account) return refreshAccount(tx, gateway.name, account, now);
  if (event.kind === "account_disconnected") return disconnectAccount(tx, gateway.name, event.accountId, now);
  if (
    event.kind !== "transfer_paid" &&
    event.kind !== "transfer_failed" &&
    event.kind !== "transfer_reversed"
  )
    return;
  // Ids of transfers not made by us can be anything.
  if (!isUuid(event.payoutId)) {
    log.warn({ event: event.id, payoutId: event.payoutId }, "an event is about a transfer that is not ours");
    return;
  }
  if (event.kind === "transfer_paid") return settlePayout(tx, event, now);
  return returnPayout(tx, event);
}
