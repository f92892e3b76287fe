import type { FieldError } from "@/contracts/errors";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/vendor";
import {
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
  USERNAME_TAKEN,
  VENDOR_TERMS_CONSENT,
  type VendorRegisterBody,
} from "@/contracts/vendor-register";
import { postalDistrict } from "@/lib/singapore-postcode";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { inEvenTime } from "@/server/even-time";
import { AppError } from "@/server/http/errors";
import { forgotPasswordLink, loginLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { hashPassword } from "@/server/modules/auth/service-credentials";
import { recordConsent } from "@/server/modules/consent/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo";
import { recordFirstTouch } from "./service-first-touch";

/**
 * Spec vendor §7, POST /vendor/auth/register: an application that waits for the operator. Throws `bad_request` when the
 * username is taken or an offering is no top category. A known e-mail address gets the same answer in the same time,
 * and its owner a mail that says so.
 */
export async function registerVendor(body: VendorRegisterBody): Promise<void> {
  await inEvenTime(async () => {
    await refuseUnfit(body);
    const { email, password } = body.sellerInfo;
    const passwordHash = await hashPassword(password);
    await inTransaction(async (tx) => {
      const accountId = await repo.insertAccount(tx, { role: "vendor", email, passwordHash });
      await (accountId ? writeVendor(tx, accountId, body) : tellOwner(tx, email));
    });
  });
}

/** Before the address is looked at, so that this answer too is the same for a known one. */
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
  // Somebody else took the name since it was looked up: the account goes with it.
  if (!vendorId) throw new AppError("bad_request", USERNAME_TAKEN, [usernameTaken()]);
  await repo.insertVendorCategories(tx, [
    { vendorId, categoryId: main, isMain: true },
    { vendorId, categoryId: secondary, isMain: false },
  ]);
  await recordFirstTouch(tx, { id: accountId, email }, body);
  await recordConsent(tx, { accountId, email, purpose: "vendor-terms", wording: VENDOR_TERMS_CONSENT });
  await recordEvent(tx, { accountId, kind: "registered", doneBy: "vendor" });
  await enqueueMessage(tx, { to: email, kind: "vendor-application-received", vendorName });
}

function vendorColumns({ sellerInfo, businessOwner, sellerOffering, validationChecks }: VendorRegisterBody) {
  const { email: _email, password: _password, username, ...columns } = sellerInfo;
  const { isPrivacyAndTerms: _agreed, ...owner } = businessOwner;
  const { services: _services, ...offering } = sellerOffering;
  const place = columns.country === "Singapore" ? postalDistrict(columns.postCode ?? "") : null;
  return {
    ...columns,
    // Where the district is, until the vendor says where exactly.
    ...(place ?? {}),
    slug: username,
    businessOwner: owner,
    sellerOffering: offering,
    validationChecks,
    gstRegistered: columns.vatTaxNumber !== "",
    paymentPolicy: DEFAULT_PAYMENT_POLICY,
  };
}

async function tellOwner(tx: Transaction, email: string): Promise<void> {
  const owner = await repo.findByEmail(tx, "vendor", email);
  if (!owner) return;
  await recordEvent(tx, { accountId: owner.id, kind: "registered-again", doneBy: "anyone" });
  await enqueueMessage(tx, {
    to: email,
    kind: "vendor-already-registered",
    loginLink: loginLink("vendor"),
    resetLink: forgotPasswordLink("vendor"),
  });
}

function usernameTaken(): FieldError {
  return { field: "sellerInfo.username", message: USERNAME_TAKEN };
}
