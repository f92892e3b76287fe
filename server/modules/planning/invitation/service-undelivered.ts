import { appLink } from "@/server/core/links";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage, safeName, type SettledMessage } from "@/server/mail/public";
import { factsOf, notifyPlanning } from "@/server/modules/planning/wedding/public";
import { invitationsUndelivered } from "./mail";
import * as repo from "./repo/send";

const SHOWN = 20;

/** Records the outcome of an invitation's mail, and shows it on the couple's open screens. */
export async function noteInvitationMail(tx: Transaction, message: SettledMessage): Promise<void> {
  for (const { weddingId } of await repo.noteSettled(tx, message)) {
    await notifyPlanning(tx, weddingId, "invitations");
  }
}

/** Notifies each couple, in one mail, of all mail that failed since the last such notice. */
export async function tellUndelivered(now = new Date()): Promise<void> {
  for (const weddingId of await repo.toTellUndelivered(await getDb())) {
    await inTransaction(async (tx) => {
      const rows = await repo.claimUntold(tx, weddingId, now);
      if (rows.length === 0) return;
      const { email, firstName } = await factsOf(tx, weddingId);
      const lines = rows
        .slice(0, SHOWN)
        .map(({ household, reason }) => `${safeName(household) || "A household"}: ${reason}`);
      const more = rows.length - lines.length;
      await enqueueMessage(tx, invitationsUndelivered, {
        to: email,
        firstName,
        households: rows.length,
        reasons: more > 0 ? [...lines, `and ${more} more`] : lines,
        link: appLink("/user/dashboard/guest-list/invitations?state=undelivered"),
      });
    });
  }
}
