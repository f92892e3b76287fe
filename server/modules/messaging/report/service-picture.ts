import type { OperatorReport } from "@/contracts/messaging/report/operator-report";
import type { ReportPictureBody } from "@/contracts/messaging/report/operator-report.schema";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import * as repo from "./repo-operator";
import { end, reasonMissing, thingOf } from "./service-decide";
import { noSuchReport, presentReport } from "./service-operator";
import { hidePicturesOf, picturesOf, restorePicturesOf } from "./things";

/**
 * POST /operator/report/{id}/picture: hides single pictures of a reported vendor or product, which upholds its open
 * reports, or puts them back. The vendor gets a mail, and the act is recorded. Throws `bad_request` without a reason
 * for hiding, `not_found`, and `conflict` when a picture is hidden or shown already.
 */
export async function setPicturesHidden(
  actor: OperatorActor,
  id: string,
  { pictures, isHidden, reason: given }: ReportPictureBody,
): Promise<OperatorReport> {
  const reason = given.trim();
  if (isHidden && !reason) throw reasonMissing();
  const names = [...new Set(pictures)];
  const decided = await inTransaction(async (tx) => {
    const found = await repo.findReport(tx, id);
    if (!found) throw noSuchReport();
    const reports = await repo.lockThing(tx, found);
    const thing = thingOf(found);
    const before = await picturesOf(tx, thing);
    if (isHidden) await hidePicturesOf(tx, thing, { names, reason });
    else await restorePicturesOf(tx, thing, names);
    const after = await picturesOf(tx, thing);
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: isHidden ? "report.hidePicture" : "report.restorePicture",
      subjectId: found.subjectId,
      subject: found.subject,
      before: { shown: before.shown.length, hidden: before.hidden.length },
      after: { shown: after.shown.length, hidden: after.hidden.length, pictures: names.join(", ") },
      reason,
    });
    if (isHidden) {
      await end(
        tx,
        reports.filter(({ state }) => state === "open"),
        "upheld",
      );
    }
    return found;
  });
  // Responses of public calls are cached for a minute.
  clearCache();
  return presentReport(await getDb(), decided);
}
