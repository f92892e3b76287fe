import { v7 } from "uuid";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { type Cents, toDollars } from "@/lib/money";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { isGatewayTrouble } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import * as repo from "./repo/charge";
import { findOpenCharge, insertCharge } from "./repo/purchase";
import { cancelCharge, type Charge, openIntent } from "./service-charge";

/**
 * Returns the open charge of a locked voucher purchase, creating it if necessary. Its amount never changes, so one is
 * enough.
 */
export async function planPurchaseCharge(
  tx: Transaction,
  {
    purchaseId,
    customerId,
    amountCents,
  }: { purchaseId: string; customerId: string | null; amountCents: Cents },
): Promise<Charge> {
  const open = await findOpenCharge(tx, purchaseId);
  if (open) return open;
  const id = v7();
  return insertCharge(tx, {
    id,
    customerId,
    amountCents,
    purpose: "evoucher",
    voucherPurchaseId: purchaseId,
    gateway: currentGateway().name,
    gatewayIntentId: repo.unnamedIntent(id),
    status: "requires_payment",
  });
}

/** Returns what the browser needs to pay the charge. Throws `unavailable` when the processor refuses. */
export async function openPurchaseIntent(charge: Charge): Promise<PaymentIntent> {
  const { id: paymentId, gateway, amountCents } = charge;
  try {
    const intent = await openIntent(charge);
    if (intent.status === "cancelled") {
      await repo.setOpenStatus(await getDb(), paymentId, "cancelled", null);
      throw new AppError("conflict", "This payment was cancelled. Please try again.");
    }
    const { name, publishableKey } = gatewayNamed(gateway);
    const { clientSecret, status } = intent;
    return { paymentId, gateway: name, clientSecret, publishableKey, amount: toDollars(amountCents), status };
  } catch (error) {
    if (!isGatewayTrouble(error)) throw error;
    log.error({ err: error, paymentId }, "the processor refused to open a charge");
    throw new AppError("unavailable", "Card payments aren't available right now. You haven't been charged.");
  }
}

/**
 * Cancels the open charge of a purchase, if any. Throws `conflict` when it has succeeded and its webhook is on the way.
 */
export async function cancelPurchaseCharge(purchaseId: string): Promise<void> {
  const open = await findOpenCharge(await getDb(), purchaseId);
  if (open) await cancelCharge(open);
}
