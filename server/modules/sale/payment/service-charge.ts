import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import type { GatewayIntent } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import * as repo from "./repo/charge";
import * as profiles from "./repo/profile";

/** The payment fields that calls to the processor need. */
export type Charge = Pick<
  repo.PaymentRow,
  "id" | "customerId" | "gateway" | "gatewayIntentId" | "amountCents"
>;

/**
 * Returns the charge's intent at its processor, creating it if necessary. The payment is written first and its id is
 * the idempotency key, so that a crash in between, or concurrent callers, still result in one intent. Once the intent's
 * id is known, it is retrieved by that, because processors forget keys after a day and would create another.
 */
export async function openIntent(charge: Charge): Promise<GatewayIntent> {
  const gateway = gatewayNamed(charge.gateway);
  if (!repo.isUnnamed(charge)) return gateway.retrieveIntent(charge.gatewayIntentId);
  // The same for every caller, because a key belongs to one request.
  const profile = charge.customerId ? await ensureProfile(charge.customerId, charge.gateway) : null;
  const intent = await gateway.createIntent({
    idempotencyKey: charge.id,
    amountCents: charge.amountCents,
    metadata: { paymentId: charge.id },
    ...(profile ? { customerId: profile } : {}),
  });
  await repo.setIntentId(await getDb(), charge.id, intent.id);
  return intent;
}

/** Cancels the charge. Throws `conflict` when it has already succeeded and its webhook is on the way. */
export async function cancelCharge(charge: Charge): Promise<void> {
  const intentId = repo.isUnnamed(charge) ? (await openIntent(charge)).id : charge.gatewayIntentId;
  const { status } = await gatewayNamed(charge.gateway).cancelIntent(intentId);
  if (status !== "cancelled") {
    throw new AppError("conflict", "Your payment is being confirmed. Please wait a moment.");
  }
  await repo.setOpenStatus(await getDb(), charge.id, "cancelled", null);
}

/** Returns the processor's id for the customer, under which it saves cards; created at the first charge. */
async function ensureProfile(customerId: string, gateway: string): Promise<string> {
  const db = await getDb();
  const known = await profiles.findProfile(db, customerId, gateway);
  if (known) return known;
  const person = await profiles.findPerson(db, customerId);
  if (!person) throw new Error(`customer ${customerId} is gone`);
  const { gatewayCustomerId } = await gatewayNamed(gateway).createCustomer({ customerId, ...person });
  await profiles.insertProfile(db, { customerId, gateway, gatewayCustomerId });
  return (await profiles.findProfile(db, customerId, gateway)) ?? gatewayCustomerId;
}
