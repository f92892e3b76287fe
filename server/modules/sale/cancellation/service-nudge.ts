import { NUDGE_HOURS, NUDGE_STATES } from "@/contracts/sale/order/cancellation";
import type { CancellationNudge } from "@/contracts/sale/order/cancellation-details";
import { HOUR_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { inTransaction } from "@/server/db/transaction";
import { lockCase } from "./case/case";
import * as repo from "./case/repo";
import { mailStep } from "./service-mail";

const NUDGE_MS = NUDGE_HOURS * HOUR_MS;

/**
 * Reminds the vendor by mail, at most once a day; further calls return the time of the next. Throws `not_found`, or
 * `conflict` when the vendor has nothing to do.
 */
export async function nudgeVendor(
  customerId: string,
  orderId: string,
  now = new Date(),
): Promise<CancellationNudge> {
  return inTransaction(async (tx) => {
    const found = await lockCase(tx, orderId, { role: "customer", customerId });
    const { row } = found;
    if (!NUDGE_STATES.includes(row.state)) {
      throw new AppError("conflict", "There is nothing to remind the vendor of");
    }
    const sent = await repo.takeNudge(tx, row.id, now, new Date(now.getTime() - NUDGE_MS));
    const last = sent ? now : (row.nudgedAt ?? now);
    if (sent) {
      await repo.insertEvent(tx, { cancellationId: row.id, kind: "nudge", actor: "customer", at: now });
      await mailStep(tx, found, "nudge", { actor: "customer", note: "" });
    }
    return { sent, nextNudgeAt: new Date(last.getTime() + NUDGE_MS).toISOString() };
  });
}
