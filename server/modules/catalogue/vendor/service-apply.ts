import type { FieldError } from "@/contracts/errors";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import {
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
  USERNAME_TAKEN,
  VENDOR_TERMS_CONSENT,
} from "@/contracts/identity/registration/vendor-register";
import type { VendorRegisterBody } from "@/contracts/identity/registration/vendor-register.schema";
import { postalDistrict } from "@/lib/place/singapore-postcode";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { AppError } from "@/server/core/errors";
import { forgotPasswordLink, loginLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { findAccount, hashPassword, insertAccount } from "@/server/modules/identity/account/public";
import { recordConsent } from "@/server/modules/identity/consent/public";
import { enqueueMessage } from "@/server/mail/public";
import { recordFirstTouch, vendorAlreadyRegistered } from "@/server/modules/identity/registration/public";
import { vendorApplicationReceived } from "./mail";
import * as repo from "./repo/apply";

/**
 * POST /vendor/auth/register: creates an application that waits for the operator. Throws `bad_request` when the
 * username is taken or an offering isn't a top category. A known email address gets the same response in the same time,
 * and its owner a mail that says so.
 */
export async function registerVendor(body: VendorRegisterBody): Promise<void> {
  await withMinimumDuration(async () => {
    await refuseUnfit(body);
    const { email, password } = body.sellerInfo;
    const passwordHash = await hashPassword(password);
    await inTransaction(async (tx) => {
      const accountId = await insertAccount(tx, { role: "vendor", email, passwordHash });
      await (accountId ? writeVendor(tx, accountId, body) : notifyOwner(tx, email));
    });
  });
}

/** Runs before the address is looked up, so that the response is the same for a known address. */
async function refuseUnfit({ sellerInfo, sellerOffering }: VendorRegisterBody): Promise<void> {
  const db = await getDb();
  const errors: FieldError[] = [];
  if (await repo.isSlugTaken(db, sellerInfo.username)) errors.push(usernameTaken());
  const tops = await repo.topCategoriesOf(db, sellerOffering.services);
  [SELECT_MAIN_OFFERING, SELECT_SECONDARY_OFFERING].forEach((message, at) => {
    const id = sellerOffering.services[at]?.toLowerCase();
    if (!id || !tops.includes(id)) errors.push({ field: "sellerOffering.services", message });
  });
  if (errors[0]) throw new AppError("bad_request", errors[0].message, errors);
}

async function writeVendor(tx: Transaction, accountId: string, body: VendorRegisterBody): Promise<void> {
  const { email, vendorName } = body.sellerInfo;
  const [main = "", secondary = ""] = body.sellerOffering.services;
  const vendorId = await repo.insertVendor(tx, { ...vendorColumns(body), accountId, masterCategoryId: main });
  // The name has been taken since the check, so the account is rolled back, too.
  if (!vendorId) throw new AppError("bad_request", USERNAME_TAKEN, [usernameTaken()]);
  await repo.insertVendorCategories(tx, [
    { vendorId, categoryId: main, isMain: true },
    { vendorId, categoryId: secondary, isMain: false },
  ]);
  await recordFirstTouch(tx, { id: accountId, email }, body);
  await recordConsent(tx, { accountId, email, purpose: "vendor-terms", wording: VENDOR_TERMS_CONSENT });
  await recordEvent(tx, { accountId, kind: "registered", doneBy: "vendor" });
  await enqueueMessage(tx, vendorApplicationReceived, { to: email, vendorName });
}

function vendorColumns({ sellerInfo, businessOwner, sellerOffering, validationChecks }: VendorRegisterBody) {
  const { email: _email, password: _password, username, ...columns } = sellerInfo;
  const { isPrivacyAndTerms: _agreed, ...owner } = businessOwner;
  const { services: _services, ...offering } = sellerOffering;
  const place = postalDistrict(columns.postCode);
  return {
    ...columns,
    // The centre of the district, until the vendor sets its exact location.
    ...(place ?? {}),
    slug: username,
    businessOwner: owner,
    sellerOffering: offering,
    validationChecks,
    gstRegistered: columns.vatTaxNumber !== "",
    paymentPolicy: DEFAULT_PAYMENT_POLICY,
  };
}

async function notifyOwner(tx: Transaction, email: string): Promise<void> {
  const owner = await findAccount(tx, "vendor", email);
  if (!owner) return;
  await recordEvent(tx, { accountId: owner.id, kind: "registered-again", doneBy: "anyone" });
  await enqueueMessage(tx, vendorAlreadyRegistered, {
    to: email,
    loginLink: loginLink("vendor"),
    resetLink: forgotPasswordLink("vendor"),
  });
}

function usernameTaken(): FieldError {
  return { field: "sellerInfo.username", message: USERNAME_TAKEN };
}
