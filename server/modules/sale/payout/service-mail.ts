import { payoutNumberOf } from "@/contracts/sale/payment/payout";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import {
  connectChanged,
  type payoutFailed,
  type payoutPaid,
  type payoutSent,
  type payoutsHeld,
  type payoutsReleased,
} from "./mail";
import { findRecipient } from "./repo/mail";
import type { PayoutRow } from "./repo/run";

type PayoutMail = typeof payoutSent | typeof payoutPaid | typeof payoutFailed;

/** Mails the vendor about a payout. */
export async function mailVendor(
  tx: Transaction,
  template: PayoutMail,
  { id, vendorId, number, amountCents }: PayoutRow,
): Promise<void> {
  const recipient = await findRecipient(tx, vendorId);
  if (!recipient) return;
  await enqueueMessage(tx, template, {
    ...recipient,
    payoutNumber: payoutNumberOf(number),
    cents: amountCents,
    link: appLink(`/vendor/dashboard/payment?tab=payouts&payout=${id}`),
  });
}

/** Mails the vendor that its payouts are held, or paid again. */
export async function mailAboutHold(
  tx: Transaction,
  template: typeof payoutsHeld | typeof payoutsReleased,
  vendorId: string,
  reason: string,
): Promise<void> {
  const recipient = await findRecipient(tx, vendorId);
  if (!recipient) return;
  const link = appLink("/vendor/dashboard/payment?tab=payouts");
  await enqueueMessage(tx, template, { ...recipient, reason, link });
}

/** Mails the vendor that a different account is paid from now on, so that a stranger's change is noticed. */
export async function mailConnected(tx: Transaction, vendorId: string, ready: boolean): Promise<void> {
  const recipient = await findRecipient(tx, vendorId);
  if (!recipient) return;
  const link = appLink("/vendor/dashboard/settings/onboarding?step=stripe");
  await enqueueMessage(tx, connectChanged, { ...recipient, ready, link });
}
