import type { Transaction } from "@/server/db/client";
import { findReferral } from "@/server/modules/promo/service-referral";
import * as repo from "./repo";

type FirstTouch = { refCode: string; campaign: Partial<Record<string, string | undefined>> };

/** Keeps where a new account came from, if its browser knows. */
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
