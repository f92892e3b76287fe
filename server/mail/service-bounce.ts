import { inTransaction } from "@/server/db/transaction";
import { scrub } from "@/server/adapters/mail/scrub";
import { mailHooks } from "./hooks";
import { undeliveredReason } from "./reason";
import * as repo from "./repo";

const MESSAGE_ID = /^Message-ID:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim;
const FAILED = /^Action:\s*failed\b/im;
const STATUS = /^Status:\s*(5\.\d{1,3}\.\d{1,3})\b/im;
const DIAGNOSTIC = /^Diagnostic-Code:\s*(.{1,500})/im;

/**
 * Handles a delivery report (RFC 3464) on a message that we had sent and that came back. Returns the message's id, or
 * null for a report about another message, a delay, or a message already known to have failed.
 */
export async function noteBounce(report: string): Promise<string | null> {
  if (!FAILED.test(report)) return null;
  const said = scrub([STATUS.exec(report)?.[1], DIAGNOSTIC.exec(report)?.[1]].filter(Boolean).join(" "));
  // The report has its own Message-ID; ours is that of the returned message.
  for (const [, id = ""] of report.matchAll(MESSAGE_ID)) {
    const isOurs = await inTransaction(async (tx) => {
      if (!(await repo.markBounced(tx, id, said))) return false;
      await mailHooks()?.messageSettled(tx, {
        messageId: id,
        status: "bounced",
        reason: undeliveredReason(said),
      });
      return true;
    });
    if (isOurs) return id;
  }
  return null;
}
