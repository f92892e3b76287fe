import { appLink } from "@/server/core/links";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { callOffAppointments } from "@/server/modules/messaging/appointment/public";
import { confirmedProposals } from "@/server/modules/operator/proposal/public";
import { endOrderOfClosed } from "@/server/modules/sale/cancellation/public";
import { withdrawOffersOf } from "@/server/modules/sale/offer/public";
import { coupleMessagesOf } from "@/server/modules/sale/order/public";
import { alternativesFor } from "./alternatives";
import { vendorHasClosed } from "./mail";
import * as repo from "./repo";
import { type Closed, enqueueClosing } from "./task";

const ANSWER = "We have closed, so we can’t meet you. We’re sorry.";

/**
 * Ends all open orders of a closed vendor with full refunds, and its open offers and appointments. Idempotent; each
 * order has its own transaction. Throws when an order could not be ended, so that the queue retries
 * (docs/decisions/0042).
 */
export async function endBusiness(closed: Closed): Promise<void> {
  const { vendorId } = closed;
  let failed = 0;
  for (const { id } of await repo.openOrders(await getDb(), vendorId)) {
    try {
      await endOrder(id, closed);
    } catch (error) {
      failed++;
      log.error(
        { err: error, vendorId, orderId: id },
        "order of a closed vendor not ended, will be tried again",
      );
    }
  }
  await inTransaction((tx) => withdrawOffersOf(tx, vendorId));
  await inTransaction((tx) => callOffAppointments(tx, { vendorId, answer: ANSWER }));
  if (failed > 0) throw new Error(`${failed} orders of the closed vendor ${vendorId} are still open`);
}

async function endOrder(orderId: string, { doneBy, reason }: Closed): Promise<void> {
  const alternatives = await alternativesFor(orderId);
  await inTransaction(async (tx) => {
    const refundCents = await endOrderOfClosed(tx, { orderId, doneBy, reason });
    if (refundCents === null) return;
    for (const couple of await coupleMessagesOf(tx, orderId)) {
      const day = couple.eventDate ? `?date=${couple.eventDate}` : "";
      const instead = alternatives.map(({ vendorName, vendorSlug, productTitle, productSlug, ...price }) => ({
        vendorName,
        productTitle,
        ...price,
        link: appLink(`/vendor-detail/${vendorSlug}/${productSlug}${day}`),
      }));
      const searchLink = appLink(`/vendor${day}`);
      await enqueueMessage(tx, vendorHasClosed, { ...couple, refundCents, instead, searchLink });
    }
  });
}

/** Enqueues closings with open orders whose job was lost or gave up. Returns their number. */
export async function goOnClosing(): Promise<number> {
  const db = await getDb();
  const confirmed = await confirmedProposals(db, "vendor.close");
  const open = new Set(
    await repo.closedWithOrders(
      db,
      confirmed.map(({ subjectId }) => subjectId),
    ),
  );
  const unfinished = confirmed.filter(({ subjectId }) => open.has(subjectId));
  for (const { subjectId: vendorId, doneBy, reason } of unfinished) {
    await enqueueClosing(db, { vendorId, doneBy, reason });
  }
  return unfinished.length;
}
