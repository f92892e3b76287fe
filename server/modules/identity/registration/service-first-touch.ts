import type { Transaction } from "@/server/db/client";
import { findReferral } from "@/server/modules/identity/promo/public";
import * as repo from "./repo";

type FirstTouch = { refCode: string; campaign: Partial<Record<string, string | undefined>> };

/** Records the source of a new account, if its browser knows it. */
export async function recordFirstTouch(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  { refCode, campaign }: FirstTouch,
): Promise<void> {
  const referral = await findReferral(tx, refCode, email);
  const named = Object.entries(campaign).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (!referral && named.length === 0) return;
  await repo.insertReferral(tx, {
    accountId: id,
    code: referral?.code ?? null,
    campaign: Object.fromEntries(named),
  });
}
