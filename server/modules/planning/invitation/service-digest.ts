import { HOUR_MS } from "@/lib/time";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage, safeName } from "@/server/mail/public";
import { factsOf } from "@/server/modules/planning/wedding/public";
import { answersDigest } from "./mail";
import { lockDesign, updateDesign } from "./repo/design";
import { answeredSince, toDigest } from "./repo/send";
import { FIRST_DESIGN } from "./service-design";

/** Less than a day, so that a job that runs a little early doesn't skip one. */
const BETWEEN_MS = 20 * HOUR_MS;
const SHOWN = 30;

/** Mails each couple the replies since their last digest, at most once a day. */
export async function sendDigests(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - BETWEEN_MS);
  for (const weddingId of await toDigest(await getDb(), before)) {
    await inTransaction(async (tx) => {
      const { digestAt } = await lockDesign(tx, weddingId, FIRST_DESIGN);
      if (digestAt && digestAt > before) return;
      const rows = await answeredSince(tx, weddingId, digestAt);
      if (rows.length === 0) return;
      const { email, firstName } = await factsOf(tx, weddingId);
      const lines = rows
        .slice(0, SHOWN)
        .map(
          ({ household, yes, guests }) =>
            `${safeName(household) || "A household"}: ${yes} of ${guests} coming`,
        );
      const more = rows.length - lines.length;
      await enqueueMessage(tx, answersDigest, {
        to: email,
        firstName,
        households: rows.length,
        answers: more > 0 ? [...lines, `and ${more} more`] : lines,
        link: appLink("/user/dashboard/guest-list/invitations"),
      });
      await updateDesign(tx, weddingId, { digestAt: now });
    });
  }
}
