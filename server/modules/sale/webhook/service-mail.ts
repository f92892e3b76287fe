import { readEnv } from "@/lib/env";
import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { eventUnbooked } from "./mail";
import { subjectOf } from "./subject";

/** Mails the operator an event that couldn't be booked, with the information needed to decide about it. */
export async function mailUnbooked(
  tx: Transaction,
  { gateway, event, failure }: { gateway: string; event: GatewayEvent; failure: string },
): Promise<void> {
  const { ids, cents, orderNumbers } = await subjectOf(tx, gateway, event);
  await enqueueMessage(tx, eventUnbooked, {
    to: readEnv().supportEmail,
    eventId: event.id,
    type: event.type,
    failure,
    cents,
    orderNumbers: orderNumbers.join(", "),
    ids: Object.entries(ids).map(([name, id]) => `${name} ${id}`),
  });
}
