import { toPage } from "@/contracts/envelope";
import type { OperatorPayouts, PayoutAct } from "@/contracts/operator/payout/payout";
import type { OperatorPayoutsQuery, PayoutActBody } from "@/contracts/operator/payout/payout.schema";
import { payoutNumberOf } from "@/contracts/sale/payment/payout";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { operatorVendor } from "@/server/modules/catalogue/vendor/public";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { holdPayouts, releasePayouts, retryPayout } from "@/server/modules/sale/payout/public";
import * as repo from "./repo";

const isoOf = (at: string | Date) => new Date(at).toISOString();

/** GET /operator/payout */
export async function operatorPayouts(query: OperatorPayoutsQuery): Promise<OperatorPayouts> {
  const { rows, total } = await repo.waitingPayouts(await getDb(), query);
  return toPage(
    rows.map((row) => ({
      _id: row.id,
      vendorName: row.vendorName,
      status: row.status,
      trouble: row.trouble,
      earned: toDollars(row.cents),
      hold:
        row.holdReason !== null && row.heldAt ? { reason: row.holdReason, since: isoOf(row.heldAt) } : null,
      failure:
        row.failedNumber !== null && row.failedAt
          ? {
              payoutNumber: payoutNumberOf(Number(row.failedNumber)),
              amount: toDollars(row.failedCents ?? 0),
              why: row.failure ?? "",
              at: isoOf(row.failedAt),
            }
          : null,
      since: row.since && isoOf(row.since),
    })),
    total,
    query,
  );
}

/**
 * POST /operator/payout/{vendorId}/act. Throws `not_found` for an unknown vendor, and `conflict` when its payouts are
 * already on hold, are not on hold, or nothing can be paid now.
 */
export async function actOnPayouts(
  actor: OperatorActor,
  vendorId: string,
  { act, reason }: PayoutActBody,
): Promise<void> {
  const { vendorName } = await operatorVendor(vendorId);
  const kept = { doneBy: doneBy(actor), subjectId: vendorId, subject: vendorName, reason };
  switch (act as PayoutAct) {
    case "hold":
      return inTransaction(async (tx) => {
        await holdPayouts(tx, { vendorId, reason });
        await recordAct(tx, { ...kept, kind: "payout.hold", before: { held: false }, after: { held: true } });
      });
    case "release":
      return inTransaction(async (tx) => {
        await releasePayouts(tx, vendorId);
        await recordAct(tx, {
          ...kept,
          kind: "payout.release",
          before: { held: true },
          after: { held: false },
        });
      });
    case "retry":
      if (!(await retryPayout(vendorId))) {
        throw new AppError(
          "conflict",
          "Nothing can be paid now: payouts are on hold, not due, or have no account",
        );
      }
      return inTransaction((tx) => recordAct(tx, { ...kept, kind: "payout.retry" }));
  }
}
