import type { ReferralInfo } from "@/contracts/identity/registration/promo";
import { cached } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { keepPicture } from "@/server/adapters/storage/kept-picture";
import * as repo from "./repo";

/** Returns a referral code. An account cannot refer itself with its own code. */
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

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;
const GREETING_SECONDS = 60;
const PORTRAIT = { folder: "influencer", side: 480, what: "The picture" };

export type Influencer = { code: string; name: string; picture: string | null };

/** Returns the influencer named by the `ref` parameter, or null for other codes or none. */
export async function influencerOf(ref: string | null | undefined): Promise<Influencer | null> {
  const code = (ref ?? "").trim().toUpperCase();
  if (!CODE.test(code)) return null;
  const found = await cached(`influencer ${code}`, GREETING_SECONDS, async () =>
    repo.findInfluencer(await getDb(), code),
  );
  return found ? { code, ...found } : null;
}

/**
 * Adds or renames an influencer's code, and replaces its picture if one is given. Throws `bad_request` for an invalid
 * code, name or picture.
 */
export async function putInfluencer(code: string, name: string, portrait?: Buffer): Promise<void> {
  const shown = name.trim();
  if (!CODE.test(code)) {
    throw new AppError("bad_request", "A code has up to 40 capital letters, digits, hyphens and underscores");
  }
  if (shown === "" || shown.length > 60) throw new AppError("bad_request", "A name has 1 to 60 characters");
  const picture = portrait && (await keepPicture("picture", portrait, PORTRAIT));
  await repo.putInfluencer(await getDb(), { code, displayName: shown, ...(picture ? { picture } : {}) });
}
