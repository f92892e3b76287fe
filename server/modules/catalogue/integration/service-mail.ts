import type { VendorActor } from "@/server/core/actor";
import type { Transaction } from "@/server/db/client";
import { appLink } from "@/server/core/links";
import { enqueueMessage } from "@/server/mail/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { findAccountById } from "@/server/modules/identity/account/public";
import { integrationMade, webhookOff } from "./mail";
import { nameOfShop } from "./repo-key";

const link = () => appLink("/vendor/dashboard/settings/integrations");

/** Mails the shop's owners that a key or webhook was made. Returns the address of who made it. */
export async function tellOwnersOf(
  tx: Transaction,
  { vendorId, accountId }: VendorActor,
  { made, name }: { made: "an API key" | "a webhook"; name: string },
): Promise<string> {
  const by = (await findAccountById(tx, accountId))?.email ?? "";
  const vendorName = await nameOfShop(tx, vendorId);
  for (const to of await teamAddresses(tx, vendorId, "team")) {
    await enqueueMessage(tx, integrationMade, { to, vendorName, made, name, by, link: link() });
  }
  return by;
}

/** Mails the shop's owners that a webhook was turned off, because nothing arrived any more. */
export async function tellWebhookOff(
  tx: Transaction,
  { vendorId, url }: { vendorId: string; url: string },
  reason: string,
): Promise<void> {
  const vendorName = await nameOfShop(tx, vendorId);
  for (const to of await teamAddresses(tx, vendorId, "team")) {
    await enqueueMessage(tx, webhookOff, { to, vendorName, url, reason, link: link() });
  }
}
