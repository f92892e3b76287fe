import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { cleanEmail } from "@/lib/text/email";
import { AppError } from "@/server/core/errors";
import { inTransaction } from "@/server/db/transaction";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { changed, recordAct } from "@/server/modules/identity/operator/public";
import * as repo from "./repo/promote";
import { lockApplicant } from "./repo/status";

type Act = {
  /** The vendor's address. */
  email: string;
  /** `operator:<name>` */
  doneBy: string;
};

/**
 * Features a vendor for a period, `YYYY-MM-DD` in Singapore with both days included, replacing any earlier period.
 * Returns its name. Throws `bad_request` for an invalid or past period, and `not_found`.
 */
export function featureVendor({
  from,
  until,
  ...act
}: Act & { from: string; until: string }): Promise<string> {
  if (!isIsoDate(from) || !isIsoDate(until)) throw new AppError("bad_request", "Write dates like 2027-03-31");
  if (until < from) throw new AppError("bad_request", "The last day is before the first");
  if (until < todayInSingapore()) throw new AppError("bad_request", "The last day has passed");
  return grant(act, "featured", { featuredFrom: from, featuredUntil: until }, `${from} to ${until}`);
}

/** Ends the period. Returns the vendor's name. Throws `not_found`. */
export function endFeature(act: Act): Promise<string> {
  return grant(act, "feature-ended", { featuredFrom: null, featuredUntil: null });
}

/** Sets whether a vendor's products are published without review. Returns its name. Throws `not_found`. */
export function setDirectPublishing({ direct, ...act }: Act & { direct: boolean }): Promise<string> {
  return grant(act, direct ? "publishes-directly" : "publishes-by-review", {
    publishProductDirectly: direct,
  });
}

function grant({ email, doneBy }: Act, kind: string, columns: repo.Granted, detail = ""): Promise<string> {
  return inTransaction(async (tx) => {
    const found = await lockApplicant(tx, { email: cleanEmail(email) });
    if (!found) throw new AppError("not_found", `No vendor has the address ${email}`);
    const before = await repo.granted(tx, found.id);
    await repo.setGranted(tx, found.id, columns);
    await recordAct(tx, {
      doneBy,
      kind: "vendor.terms",
      subjectId: found.id,
      subject: found.vendorName,
      ...changed(before, { ...before, ...repo.termsOf(columns) }),
    });
    await recordEvent(tx, { accountId: found.accountId, kind: `vendor-${kind}`, doneBy, detail });
    return found.vendorName;
  });
}
