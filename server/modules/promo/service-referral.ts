import type { ReferralInfo } from "@/contracts/promo";
import { type Db, getDb } from "@/server/db/client";
import * as repo from "./repo";

/** A code that somebody shares, if there is one of that name. Nobody refers themselves: their own code is none. */
export async function findReferral(
  db: Db,
  code: string,
  email: string,
): Promise<Pick<repo.ReferralCodeRow, "code" | "isInfluencer"> | null> {
  const found = code === "" ? null : await repo.findReferralCode(db, code);
  return found && found.ownerEmail !== email ? found : null;
}

/** Spec customer §7, GET /user/get-ref. An unknown code is no influencer's. */
export async function referralInfo(code: string): Promise<ReferralInfo> {
  const found = await repo.findReferralCode(await getDb(), code);
  return { isInfluencer: found?.isInfluencer ?? false };
}
