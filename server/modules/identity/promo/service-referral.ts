import type { ReferralInfo } from "@/contracts/identity/promo";
import { type Db, getDb } from "@/server/db/client";
import * as repo from "./repo";

/** Returns the referral code of that name. An account's own code does not count for itself. */
export async function findReferral(
  db: Db,
  code: string,
  email: string,
): Promise<Pick<repo.ReferralCodeRow, "code" | "isInfluencer"> | null> {
  const found = code === "" ? null : await repo.findReferralCode(db, code);
  return found && found.ownerEmail !== email ? found : null;
}

/** GET /user/get-ref. An unknown code belongs to no influencer. */
export async function referralInfo(code: string): Promise<ReferralInfo> {
  const found = await repo.findReferralCode(await getDb(), code);
  return { isInfluencer: found?.isInfluencer ?? false };
}
