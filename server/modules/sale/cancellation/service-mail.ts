import type {
  CancellationActor,
  CancellationEventKind,
  CancellationParty,
} from "@/contracts/sale/order/cancellation";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { coupleMessagesOf, vendorMessageOf, vendorMessagesOf } from "@/server/modules/sale/order/public";
import { refundableOf } from "@/server/modules/sale/refund/public";
import { sumsOf } from "./case/sums";
import type { Case } from "./case/case";
import * as couple from "./mails/couple";
import type { CancellationFields } from "./mails/parts";
import * as vendor from "./mails/vendor";

type Templates = {
  toCouple?: (typeof couple.COUPLE_MAILS)[number];
  toVendor?: (typeof vendor.VENDOR_CANCEL_MAILS)[number];
};

/** The recipients and mails of each step. A step that immediately follows another is part of that mail. */
function templatesOf(
  kind: CancellationEventKind,
  requestedBy: CancellationParty,
  actor: CancellationActor,
): Templates {
  switch (kind) {
    case "requested":
      return requestedBy === "vendor"
        ? { toCouple: couple.vendorCancels, toVendor: vendor.ownCancellation }
        : { toCouple: couple.cancelReceived, toVendor: vendor.cancelRequested };
    case "offer":
      return { toCouple: couple.refundOffered };
    case "lapse":
      return { toCouple: couple.policyOffered, toVendor: vendor.policyOfferedForVendor };
    case "reject":
      return { toCouple: couple.requestRejected };
    case "dismiss":
      return { toCouple: couple.requestDismissed, toVendor: vendor.requestDismissedForVendor };
    case "agree":
      return {
        toVendor: vendor.refundAgreed,
        ...(actor === "system" ? { toCouple: couple.silenceAgreed } : {}),
      };
    case "contest":
      return { toVendor: vendor.refundContested };
    case "standBy":
    case "escalate":
    case "disputeReturn":
      return { toCouple: couple.underReview, toVendor: vendor.underReviewForVendor };
    case "rule":
      return { toCouple: couple.refundRuled, toVendor: vendor.refundRuledForVendor };
    case "awaitReturn":
      return { toCouple: couple.handBack };
    case "sendBack":
      return { toVendor: vendor.itemsSentBack };
    case "receive":
      return { toCouple: couple.itemsArrived };
    case "release":
      return { toCouple: couple.orderEnded, toVendor: vendor.orderEndedForVendor };
    case "withdraw":
      return requestedBy === "vendor"
        ? { toCouple: couple.vendorWithdrew }
        : { toVendor: vendor.requestWithdrawn };
    case "nudge":
      return { toVendor: vendor.vendorNudged };
    default:
      return {};
  }
}

/** Mails the parties concerned by a step, in its transaction; at the vendor, the members who may answer. */
export async function mailStep(
  tx: Transaction,
  { order, row }: Case,
  kind: CancellationEventKind,
  { actor, note }: { actor: CancellationActor; note: string },
): Promise<void> {
  const { toCouple, toVendor } = templatesOf(kind, row.requestedBy, actor);
  if (!toCouple && !toVendor) return;
  const toTheVendor = await vendorMessageOf(tx, order.id);
  const couple = await coupleMessagesOf(tx, order.id);
  const left = await refundableOf(tx, order.id);
  const isReleased = row.state === "refund_due" || row.state === "refunded";
  const sums = isReleased ? row : sumsOf(row, left.cardCents + left.voucherCents);
  const refundCents = sums.offeredCents ?? sums.policyCents;
  const fields: Omit<CancellationFields, "link" | "firstName"> = {
    coupleName: toTheVendor.coupleName,
    vendorName: toTheVendor.vendorName,
    orderNumber: toTheVendor.orderNumber,
    eventDate: toTheVendor.eventDate,
    reason: row.reason,
    said: note,
    refundCents,
    keptCents: Math.max(0, left.cardCents + left.voucherCents - refundCents),
    needsReturn: row.needsReturn,
    due: row.dueAt?.toISOString() ?? null,
  };
  if (toCouple) {
    for (const { to, firstName, link } of couple) {
      await enqueueMessage(tx, toCouple, { ...fields, to, firstName, link });
    }
  }
  if (toVendor) {
    for (const { to, link } of await vendorMessagesOf(tx, order.id, "orders.decide")) {
      await enqueueMessage(tx, toVendor, { ...fields, to, firstName: couple[0]?.firstName ?? "", link });
    }
  }
}
