import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import {
  BANK_NEEDS_PASSWORD,
  type BankInfo,
  EMAIL_STAYS,
  NOTHING_TO_SAVE,
  PASSWORD_STAYS,
  PROFILE_CHANGED_ELSEWHERE,
  USERNAME_STAYS,
} from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import {
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
} from "@/contracts/identity/registration/vendor-register";
import { nextVendorStatus } from "@/contracts/catalogue/vendor/vendor-status";
import { cleanEmail } from "@/lib/text/email";
import { readEnv } from "@/lib/env";
import { discardPictures } from "@/server/adapters/storage/kept-picture";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { changeBank } from "@/server/modules/catalogue/bank/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { fieldError, findAccountById, provenOwner } from "@/server/modules/identity/account/public";
import { refuseAnothers } from "@/server/modules/identity/profile/public";
import { enqueueMessage } from "@/server/mail/public";
import { vendorResubmitted, vendorToReview } from "./mail";
import { termsInForce } from "@/server/modules/catalogue/terms/public";
import { presentDetail } from "./present";
import { fieldErrors, profileColumns } from "./profile/columns";
import {
  type FreshPictures,
  keepPictures,
  namesOf,
  pictureColumns,
  pictureFolder,
  replacedPictures,
} from "./profile/pictures";
import * as listing from "./repo/vendor";
import { topCategoriesOf } from "./repo/apply";
import * as repo from "./repo/profile";
import { setStatus } from "./repo/status";
import { measureTrackRecord } from "./repo/track-record";
import { vendorProfile } from "./service-account";

/**
 * PATCH /vendor/profile/{userId}: changes the given fields. Throws `forbidden` for another vendor's profile, `conflict`
 * when `version` is not the latest, and `bad_request` naming the invalid fields; then nothing changes and no picture is
 * stored. New bank details require the password and are reported by mail.
 */
export async function updateVendorProfile(
  actor: VendorActor,
  id: string,
  body: VendorProfileBody,
  uploads: readonly Upload[],
): Promise<VendorProfile> {
  refuseAnothers(actor.vendorId, id);
  const { version: _version, password, ...changes } = body;
  const given = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (given.length === 0 && uploads.length === 0) throw new AppError("bad_request", NOTHING_TO_SAVE);
  if (body.bankInfo) {
    if (!password) throw fieldError("password", BANK_NEEDS_PASSWORD);
    await provenOwner(actor, "password", password);
  }
  const folder = pictureFolder(actor.vendorId);
  const fresh = await keepPictures(actor.vendorId, uploads);
  const replaced = await inTransaction((tx) => write(tx, actor, body, fresh)).catch(
    async (error: unknown) => {
      await discardPictures(folder, namesOf(fresh));
      throw error;
    },
  );
  await discardPictures(folder, replaced);
  return vendorProfile(actor, id);
}

/** Writes the change and returns the pictures that it replaced. */
async function write(
  tx: Transaction,
  { vendorId, accountId }: VendorActor,
  body: VendorProfileBody,
  fresh: FreshPictures,
): Promise<string[]> {
  const before = await locked(tx, vendorId);
  if (body.version !== undefined && body.version !== before.profileVersion) {
    throw new AppError("conflict", PROFILE_CHANGED_ELSEWHERE);
  }
  await refuseOtherSignIn(tx, { accountId, username: before.slug }, body);
  const categories = await newCategories(tx, vendorId, body);
  const columns = {
    ...profileColumns(before, body),
    ...pictureColumns(before, body, fresh),
    ...(categories?.[0] && { masterCategoryId: categories[0] }),
  };
  await repo.updateProfile(tx, vendorId, columns);
  if (categories) await repo.replaceCategories(tx, vendorId, categories);
  if (body.bankInfo) {
    await changeBank(tx, { ...before, id: vendorId }, body.bankInfo as BankInfo);
    await recordEvent(tx, { accountId, kind: "bank-changed", doneBy: "vendor" });
  }
  const changed = [...Object.keys(columns), ...(categories ? ["categories"] : [])];
  if (changed.length > 0) {
    await recordEvent(tx, {
      accountId,
      kind: "profile-changed",
      doneBy: "vendor",
      detail: changed.join(", "),
    });
  }
  return replacedPictures(before, columns);
}

/** Clients send the whole form: a different username, email or password in it would otherwise be dropped silently. */
async function refuseOtherSignIn(
  tx: Transaction,
  { accountId, username }: { accountId: string; username: string },
  { sellerInfo }: VendorProfileBody,
): Promise<void> {
  if (!sellerInfo?.username && !sellerInfo?.email && !sellerInfo?.password) return;
  const email = (await findAccountById(tx, accountId))?.email;
  const errors = [
    { field: "username", is: sellerInfo.username || username, was: username, message: USERNAME_STAYS },
    { field: "email", is: cleanEmail(sellerInfo.email ?? "") || email, was: email, message: EMAIL_STAYS },
    { field: "password", is: sellerInfo.password ?? "", was: "", message: PASSWORD_STAYS },
  ].flatMap(({ field, is, was, message }) => (is === was ? [] : [{ field: `sellerInfo.${field}`, message }]));
  if (errors.length > 0) throw fieldErrors(errors);
}

/** Returns the categories that the vendor will serve, its main offering first, or null when they stay the same. */
async function newCategories(
  tx: Transaction,
  vendorId: string,
  { sellerOffering, categories }: VendorProfileBody,
): Promise<string[] | null> {
  if (!sellerOffering && !categories) return null;
  const wanted = sellerOffering?.services.map((id) => id.toLowerCase());
  const services = wanted ?? (await repo.servicesOf(tx, vendorId));
  const tops = await topCategoriesOf(tx, services);
  const missing = [SELECT_MAIN_OFFERING, SELECT_SECONDARY_OFFERING].filter(
    (_, at) => wanted && !tops.includes(services[at] ?? ""),
  );
  if (missing.length > 0) {
    throw fieldErrors(missing.map((message) => ({ field: "sellerOffering.services", message })));
  }
  const below = categories?.map((id) => id.toLowerCase()) ?? (await repo.categoryIdsOf(tx, vendorId));
  return [...services, ...(await repo.categoriesBelow(tx, services, below))];
}

/**
 * POST /vendor/application/resubmit: resubmits an application that the operator sent back. Throws `conflict` for any
 * other.
 */
export async function resubmitApplication(actor: VendorActor): Promise<VendorProfile> {
  await inTransaction(async (tx) => {
    const found = await locked(tx, actor.vendorId);
    const status = nextVendorStatus(found.status, "resubmit", "vendor");
    if (!status) throw new AppError("conflict", "Your application isn't waiting for changes from you");
    await setStatus(tx, found.id, status, "");
    await recordEvent(tx, {
      accountId: found.accountId,
      kind: "vendor-resubmitted",
      doneBy: "vendor",
      detail: found.statusReason,
    });
    const { vendorName, email, statusReason } = found;
    await enqueueMessage(tx, vendorResubmitted, { to: email, vendorName });
    await enqueueMessage(tx, vendorToReview, {
      to: readEnv().supportEmail,
      vendorName,
      email,
      reason: statusReason,
    });
  });
  return vendorProfile(actor, actor.vendorId);
}

/** GET /vendor/preview: the vendor's public page, whatever its status. */
export async function previewVendor({ vendorId }: VendorActor): Promise<VendorDetail> {
  const db = await getDb();
  const row = await listing.findAny(db, vendorId);
  if (!row) throw new AppError("not_found", "This profile is gone");
  const [served, trackRecord, terms] = await Promise.all([
    listing.categoriesOf(db, [vendorId]),
    measureTrackRecord(db, vendorId),
    termsInForce(db, [vendorId]),
  ]);
  return presentDetail(row, { served, trackRecord, terms: terms.get(vendorId) ?? null });
}

async function locked(tx: Transaction, vendorId: string): Promise<repo.ProfileRow> {
  const row = await repo.lockProfile(tx, vendorId);
  if (!row) throw new AppError("not_found", "This profile is gone");
  return row;
}
