import type { OperatorVendor, VendorTerms } from "@/contracts/catalogue/vendor/operator-vendor";
import type { VendorNoteBody, VendorTermsBody } from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { todayInSingapore } from "@/lib/dates";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockProfile, operatorVendor, setGranted } from "@/server/modules/catalogue/vendor/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { changed, doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { agreeRate } from "@/server/modules/sale/payout/public";

/**
 * PUT /operator/vendor/{id}/terms. A changed commission applies to future orders, and the vendor gets a mail. Throws
 * `not_found`, and `bad_request` for a featured period that has passed.
 */
export async function changeVendorTerms(
  actor: OperatorActor,
  id: string,
  { reason, ...body }: VendorTermsBody,
): Promise<OperatorVendor> {
  await inTransaction(async (tx) => {
    const row = await lockVendor(tx, id);
    const before: VendorTerms = {
      commission: row.commissionBps / 100,
      isTrusted: row.publishProductDirectly,
      featuredFrom: row.featuredFrom,
      featuredUntil: row.featuredUntil,
    };
    const after: VendorTerms = {
      ...body,
      featuredFrom: body.featuredFrom ?? null,
      featuredUntil: body.featuredUntil ?? null,
    };
    const differs = changed(before, after);
    if (Object.keys(differs.after).length === 0) return;
    if ("featuredUntil" in differs.after && after.featuredUntil && after.featuredUntil < todayInSingapore()) {
      throw new AppError("bad_request", "The last day has passed");
    }
    const { featuredFrom, featuredUntil, isTrusted } = after;
    await setGranted(tx, id, { featuredFrom, featuredUntil, publishProductDirectly: isTrusted });
    if (before.commission !== after.commission) await agreeRate(tx, id, Math.round(after.commission * 100));
    const by = doneBy(actor);
    await recordEvent(tx, {
      accountId: row.accountId,
      kind: "vendor-terms",
      doneBy: by,
      detail: Object.entries(differs.after)
        .map(([field, value]) => `${field}: ${value}`)
        .join(", "),
    });
    await recordAct(tx, {
      doneBy: by,
      kind: "vendor.terms",
      subjectId: id,
      subject: row.vendorName,
      ...differs,
      reason,
    });
  });
  return operatorVendor(id);
}

/** POST /operator/vendor/{id}/note. Throws `not_found`. */
export async function noteOnVendor(
  actor: OperatorActor,
  id: string,
  { note }: VendorNoteBody,
): Promise<void> {
  const { vendorName } = await operatorVendor(id);
  await inTransaction((tx) =>
    recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "vendor.note",
      subjectId: id,
      subject: vendorName,
      reason: note,
    }),
  );
}

async function lockVendor(tx: Transaction, id: string) {
  const row = await lockProfile(tx, id);
  if (!row) throw new AppError("not_found", "This vendor does not exist");
  return row;
}
