import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { getDb } from "@/server/db/client";
import * as repo from "./repo/profile";

/** Returns the processor's id for the customer, under which it saves cards; created at the first charge. */
export async function ensureProfile(customerId: string, gateway: string): Promise<string> {
  const db = await getDb();
  const known = await repo.findProfile(db, customerId, gateway);
  if (known) return known;
  const person = await repo.findPerson(db, customerId);
  if (!person) throw new Error(`customer ${customerId} is gone`);
  const { gatewayCustomerId } = await gatewayNamed(gateway).createCustomer({ customerId, ...person });
  await repo.insertProfile(db, { customerId, gateway, gatewayCustomerId });
  return (await repo.findProfile(db, customerId, gateway)) ?? gatewayCustomerId;
}
