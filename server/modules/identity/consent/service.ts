import type { Db } from "@/server/db/client";
import * as repo from "./repo";

export type Consent = {
  accountId?: string;
  email: string;
  purpose: "terms" | "vendor-terms" | "promotions" | "story";
  /** The wording that was shown. */
  wording: string;
};

/** Returns those of the addresses that consented to a purpose, under whatever wording. */
export async function consentingAddresses(
  db: Db,
  emails: readonly string[],
  purpose: Consent["purpose"],
): Promise<string[]> {
  return emails.length === 0 ? [] : repo.addressesWith(db, emails, purpose);
}

/** Records a consent, in the transaction of the action that it permits (PDPA). */
export async function recordConsent(tx: Db, { accountId, ...given }: Consent): Promise<void> {
  await repo.insertConsent(tx, { ...given, accountId: accountId ?? null });
}

/** Records an address's consent unless it was already recorded for this purpose with this wording. */
export async function recordConsentOnce(tx: Db, given: Omit<Consent, "accountId">): Promise<void> {
  if (!(await repo.hasConsent(tx, given))) await recordConsent(tx, given);
}
