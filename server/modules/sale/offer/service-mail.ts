import { coupleName } from "@/lib/couple-name";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import * as mail from "./mail";
import * as repo from "./repo";
import { summaryOf } from "./summary";

/** Mails an offer to both partners. */
export async function mailSent(tx: Transaction, offer: repo.OfferRow): Promise<void> {
  const { note: words, heldUntil, replacesId } = offer;
  const more = { words, held: heldUntil !== null, replaces: replacesId !== null };
  for (const message of await coupleMessages(tx, offer)) {
    await enqueueMessage(tx, mail.offerSent, { ...message, ...more });
  }
}

export async function mailWithdrawn(tx: Transaction, offer: repo.OfferRow): Promise<void> {
  for (const message of await coupleMessages(tx, offer)) {
    await enqueueMessage(tx, mail.offerWithdrawn, message);
  }
}

/** Mails the couple's request for a change to the members of the vendor's team who make offers. */
export async function mailChangeAsked(tx: Transaction, offer: repo.OfferRow, words: string): Promise<void> {
  const { customerId, vendorId } = offer;
  const roomId = await repo.roomIdOf(tx, offer);
  const fields = {
    ...shared(offer),
    coupleName: coupleName(await repo.findCouple(tx, customerId)),
    words,
    link: appLink(`/vendor/dashboard/messages?roomId=${roomId}`),
  };
  for (const to of await teamAddresses(tx, vendorId, "orders.decide")) {
    await enqueueMessage(tx, mail.offerChangeAsked, { ...fields, to });
  }
}

/** An unconfirmed address may be a stranger's. */
async function coupleMessages(tx: Transaction, offer: repo.OfferRow) {
  const { customerId, vendorId } = offer;
  const { vendorName } = await repo.findVendor(tx, vendorId);
  const link = appLink(`/user/dashboard/messages?vendorId=${vendorId}`);
  const couple = await coupleAddresses(tx, customerId, { verifiedOnly: true });
  return couple.map(({ to, firstName }) => ({ ...shared(offer), to, firstName, vendorName, link }));
}

function shared(offer: repo.OfferRow) {
  const { totalCents, eventDate, validUntil } = offer;
  return { summary: summaryOf(offer), totalCents, eventDate, validUntil };
}
