import type { SessionVendor, VendorLogin, VendorProfile } from "@/contracts/identity/auth";
import type { LoginBody } from "@/contracts/identity/auth.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { maskedBank } from "@/server/modules/catalogue/bank/public";
import { refuseAnothers } from "@/server/modules/identity/profile/public";
import { signInByPassword } from "@/server/modules/identity/session/public";
import { presentProfile } from "./present-profile";
import * as repo from "./repo-account";
import { servicesOf } from "./repo-profile";

/** POST /vendor/auth/login. A vendor of any status may sign in. Throws `bad_request` on wrong credentials. */
export async function loginVendor(body: LoginBody, exchange: Exchange): Promise<VendorLogin> {
  const { account, tokens } = await signInByPassword("vendor", body, exchange);
  if (!account.vendorId) throw new Error(`the vendor account ${account.id} has no vendor`);
  return { tokens, vendor: await signedInVendor(account.vendorId) };
}

/** GET /vendor/profile/{id}. Throws `forbidden` for another's profile. */
export async function vendorProfile(actor: VendorActor, id: string): Promise<VendorProfile> {
  refuseAnothers(actor.vendorId, id);
  const db = await getDb();
  const [row, categories, services, bankInfo] = await Promise.all([
    repo.findVendor(db, id),
    repo.categoriesOfVendor(db, id),
    servicesOf(db, id),
    maskedBank(db, id),
  ]);
  return presentProfile(found(row), { categories, services, bankInfo });
}

async function signedInVendor(id: string): Promise<SessionVendor> {
  const db = await getDb();
  const [row, categories] = await Promise.all([repo.findVendor(db, id), repo.categoriesOfVendor(db, id)]);
  const { email, vendorName, status } = found(row);
  return { id, _id: id, email, roleUser: "vendor", vendorName, status, categories };
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("not_found", "This profile is gone");
  return row;
}
