import { randomInt } from "node:crypto";
import type { VendorReferral } from "@/contracts/catalogue/vendor/vendor-referral";
import type { VendorActor } from "@/server/core/actor";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockAccount } from "@/server/modules/identity/account/public";
import { countSignups, findOwnCode, insertOwnCode } from "@/server/modules/identity/promo/public";
import { countReferred } from "@/server/modules/identity/registration/public";
import { findVendor } from "./repo/account";

const TRIES = 5;
const LONGEST = 30;

/** GET /vendor/referral: the vendor's link and its results. */
export async function vendorReferral({ vendorId }: VendorActor): Promise<VendorReferral> {
  const db = await getDb();
  const { accountId } = await shopOf(db, vendorId);
  const code = await findOwnCode(db, accountId);
  if (!code) return { code: null, link: null, signups: 0, couples: 0, vendors: 0, bookedCouples: 0 };
  const [signups, referred] = await Promise.all([countSignups(db, code), countReferred(db, code)]);
  return { code, link: appLink(`/?ref=${code}`), signups, ...referred };
}

/** POST /vendor/referral: creates the vendor's code from its shop's name. Idempotent. */
export async function openReferral(actor: VendorActor): Promise<VendorReferral> {
  await inTransaction(async (tx) => {
    const { accountId, slug } = await shopOf(tx, actor.vendorId);
    await lockAccount(tx, accountId);
    if (await findOwnCode(tx, accountId)) return;
    const name = slug.toUpperCase().slice(0, LONGEST).replace(/-+$/, "");
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const code = attempt === 0 ? name : `${name}-${randomInt(100, 10_000)}`;
      if (await insertOwnCode(tx, accountId, code)) return;
    }
    throw new Error("no referral code is free");
  });
  return vendorReferral(actor);
}

/** The link is the shop's, whichever member asks: it belongs to the account that registered the shop. */
async function shopOf(db: Db, vendorId: string) {
  const shop = await findVendor(db, vendorId);
  if (!shop) throw new Error(`no vendor ${vendorId}`);
  return shop;
}
