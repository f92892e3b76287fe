import { RECEIPT_DAYS } from "@/contracts/sale/order/cancellation";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { ItemsReceivedBody, ItemsReturnedBody } from "@/contracts/sale/order/cancellation.schema";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { lockCase } from "./case/case";
import * as repo from "./case/repo";
import { release } from "./service-end";
import { withFiles } from "./service-files";
import { readCancellation } from "./service-read";
import { takeStep } from "./service-step";

/**
 * Confirms for the vendor that the items came back, which ends the order. Once the refund is in progress, the same call
 * adds a credit note. Throws `not_found`, `conflict`, `bad_request`.
 */
export async function confirmReturn(
  vendorId: string,
  orderId: string,
  body: ItemsReceivedBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "vendor", vendorId } as const;
  const on = refuseFuture(body.itemsReceivedOn, now);
  await withFiles(uploads, "credit_note", "vendor", (keep) =>
    inTransaction(async (tx) => {
      const found = await lockCase(tx, orderId, party);
      const { id, state } = found.row;
      await keep(tx, id, now);
      const reference = body.itemsReceivedReferenceNo;
      const isOver = state === "refund_due" || state === "refunded";
      if (isOver && (uploads.length > 0 || reference)) {
        if (reference) await repo.updateCancellation(tx, id, { itemsReceivedReferenceNo: reference });
        await repo.insertEvent(tx, {
          cancellationId: id,
          kind: "creditNote",
          actor: "vendor",
          note: reference,
          at: now,
        });
        return;
      }
      const received = await takeStep(tx, found, "receive", {
        actor: "vendor",
        now,
        words: body.vendorComments,
        set: {
          itemsReceivedReferenceNo: reference,
          itemsReceivedOn: on ?? todayInSingapore(now),
        },
      });
      await release(tx, received, now);
    }),
  );
  return readCancellation(orderId, party);
}

/**
 * Records for the couple that the items were returned: the vendor has 7 days to object. Throws like `confirmReturn`.
 */
export async function declareReturn(
  customerId: string,
  orderId: string,
  body: ItemsReturnedBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "customer", customerId } as const;
  const itemsReceivedOn = refuseFuture(body.itemsReceivedOn, now);
  await withFiles(uploads, "proof", "customer", (keep) =>
    inTransaction(async (tx) => {
      const found = await lockCase(tx, orderId, party);
      await takeStep(tx, found, "sendBack", {
        actor: "customer",
        now,
        words: body.customerComments,
        note: [formatDate(body.itemsReceivedOn), body.customerComments].filter(Boolean).join(": "),
        set: { itemsReceivedOn, dueAt: new Date(now.getTime() + RECEIPT_DAYS * DAY_MS) },
      });
      await keep(tx, found.row.id, now);
    }),
  );
  return readCancellation(orderId, party);
}

function refuseFuture(date: string | null, now: Date): string | null {
  if (date === null || date <= todayInSingapore(now)) return date;
  const message = "This day is in the future";
  throw new AppError("bad_request", message, [{ field: "itemsReceivedOn", message }]);
}
