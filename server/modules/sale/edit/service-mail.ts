import type { EditSide, OrderVersion } from "@/contracts/sale/order/edit";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleMessagesOf, vendorMessagesOf } from "@/server/modules/sale/order/public";
import { notePrice } from "@/server/modules/sale/pricing/public";
import * as mail from "./mail";
import { boughtOf } from "./plan";

type Told = { requestedBy: EditSide; before: OrderVersion; after: OrderVersion; text: string };

/**
 * Mails a request to the side that has to answer it, and its outcome to both; at the vendor, to those who may answer.
 */
export async function mailEdit(
  tx: Transaction,
  orderId: string,
  what: "requested" | mail.EditOutcome,
  { requestedBy, before, after, text }: Told,
): Promise<void> {
  const priceNotes = changedPrices(before, after);
  const more = { totalBefore: before.totalCents, totalAfter: after.totalCents, text, priceNotes };
  const couple = (await coupleMessagesOf(tx, orderId)).map(({ eventDate: _, ...message }) => message);
  const team = (await vendorMessagesOf(tx, orderId, "orders.decide")).map(
    ({ to, vendorName, coupleName, orderNumber, link }) => ({
      to,
      vendorName,
      coupleName,
      orderNumber,
      link,
    }),
  );
  if (what === "requested" && requestedBy === "vendor") {
    for (const message of couple) await enqueueMessage(tx, mail.editAskedOfCouple, { ...message, ...more });
    return;
  }
  if (what === "requested") {
    for (const vendor of team) await enqueueMessage(tx, mail.editAskedOfVendor, { ...vendor, ...more });
    return;
  }
  const decided = { ...more, outcome: what, byCouple: requestedBy === "customer" };
  for (const message of couple)
    await enqueueMessage(tx, mail.editDecidedForCouple, { ...message, ...decided });
  for (const vendor of team) await enqueueMessage(tx, mail.editDecidedForVendor, { ...vendor, ...decided });
}

/** Returns the reasons why moved items have another price. */
function changedPrices(before: OrderVersion, after: OrderVersion): string[] {
  const was = new Map(before.items.map((item) => [item.itemId, item.unitCents]));
  return after.items.flatMap((item) => {
    const note = was.get(item.itemId) === item.unitCents ? null : notePrice(boughtOf(item));
    return note ? [`${item.title}: ${note}`] : [];
  });
}
