import type { Db } from "@/server/db/client";
import * as repo from "./repo";

export type Consent = {
  accountId?: string;
  email: string;
  purpose: "terms" | "vendor-terms" | "promotions";
  /** The words that were shown. */
  wording: string;
};

/** Keeps what somebody agreed to, in the transaction of what they agreed to it for (PDPA). */
export async function recordConsent(tx: Db, { accountId, ...given }: Consent): Promise<void> {
  await repo.insertConsent(tx, { ...given, accountId: accountId ?? null });
}
