import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import type { Transaction } from "@/server/db/client";
import { enqueue } from "@/server/queue/enqueue";
import { deleteProfiles, type GatewayProfile } from "./repo/profile";
import { FORGET_CARDS } from "./task";

/** Deletes a customer's saved cards: on our side at once, at the processor by a job. */
export async function forgetCards(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  for (const profile of await deleteProfiles(tx, customerId)) await enqueue(tx, FORGET_CARDS, profile);
}

/** Deletes the customer at the processor, including the saved cards. */
export async function deleteGatewayCustomer({ gateway, gatewayCustomerId }: GatewayProfile): Promise<void> {
  await gatewayNamed(gateway).deleteCustomer(gatewayCustomerId);
}
