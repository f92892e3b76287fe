import type { SessionVendor, VendorLogin } from "@/contracts/identity/auth";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { LoginBody } from "@/contracts/identity/auth.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { maskedBank } from "@/server/modules/catalogue/bank/public";
import { refuseAnothers } from "@/server/modules/identity/profile/public";
import { findAccountById } from "@/server/modules/identity/account/public";
import { signInByPassword } from "@/server/modules/identity/session/public";
import { hiddenOfProfile } from "@/server/modules/catalogue/takedown/public";
import { presentProfile } from "./profile/present";
import * as repo from "./repo/account";
import { servicesOf } from "./repo/profile";

/** POST /vendor/auth/login. A vendor of any status may sign in. Throws `bad_request` on wrong credentials. */
export async function loginVendor(body: LoginBody, exchange: Exchange): Promise<VendorLogin> {
  const { account, tokens } = await signInByPassword("vendor", body, exchange);
  if (!account.vendorId || !account.teamRole)
    throw new Error(`the vendor account ${account.id} has no vendor`);
  const { email, vendorId, teamRole } = account;
  return { tokens, vendor: await signedInVendor(vendorId, { email, teamRole }) };
}

/** GET /vendor/profile/{id}. Throws `forbidden` for another vendor's profile. */
export async function vendorProfile(actor: VendorActor, id: string): Promise<VendorProfile> {
  refuseAnothers(actor.vendorId, id);
  const db = await getDb();
  const [row, account, categories, services, bankInfo, hiddenPictures] = await Promise.all([
    repo.findVendor(db, id),
    findAccountById(db, actor.accountId),
    repo.categoriesOfVendor(db, id),
    servicesOf(db, id),
    vendorMay(actor.teamRole, "bank") ? maskedBank(db, id) : null,
    hiddenOfProfile(db, id),
  ]);
  return presentProfile(found(row), {
    login: { email: found(account).email, teamRole: actor.teamRole },
    categories,
    services,
    bankInfo,
    hiddenPictures,
  });
}

async function signedInVendor(
  id: string,
  login: { email: string; teamRole: VendorRole },
): Promise<SessionVendor> {
  const db = await getDb();
  const [row, categories] = await Promise.all([repo.findVendor(db, id), repo.categoriesOfVendor(db, id)]);
  const { vendorName, status } = found(row);
  return { id, _id: id, ...login, roleUser: "vendor", vendorName, status, categories };
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("not_found", "This profile is gone");
  return row;
}
