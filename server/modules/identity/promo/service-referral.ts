import type { ReferralInfo } from "@/contracts/identity/registration/promo";
import { cached } from "@/server/core/cache";
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

/** Returns the media file of an influencer's picture. Throws `bad_request` for a file that isn't a picture. */
export const keepPortrait = (portrait: Buffer) => keepPicture("picture", portrait, PORTRAIT);

/** Locks a code, or returns null for an unknown one. */
export const lockInfluencer = repo.lockReferralCode;

/** Adds or renames an influencer's code, and replaces its picture if one is given. `code` and `name` are valid. */
export async function putInfluencer(
  db: Db,
  { code, name, picture }: { code: string; name: string; picture?: string },
): Promise<void> {
  await repo.putInfluencer(db, { code, displayName: name, ...(picture ? { picture } : {}) });
}

/** Ends an influencer's code, or with null lets it work again. */
export const endInfluencer = repo.setEnded;
