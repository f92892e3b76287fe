import { v7 } from "uuid";
import {
  CANCELLATION_STARTS,
  type CancellationFileKind,
  type CancellationParty,
  type RefundMethod,
} from "@/contracts/sale/order/cancellation";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { CancelOrderBody, VendorCancelOrderBody } from "@/contracts/sale/order/cancellation.schema";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { holdOrder, type OrderRow } from "@/server/modules/sale/order/public";
import { policyRefund } from "@/server/modules/sale/pricing/public";
import { refundableOf } from "@/server/modules/sale/refund/public";
import { type Case, lockOrderOf, type Party, policyCase, refusalOf } from "./case/case";
import * as repo from "./case/repo";
import { goOn } from "./service-end";
import { withFiles } from "./service-files";
import { mailStep } from "./service-mail";
import { readCancellation } from "./service-read";
import { dueAtOf, takeStep } from "./service-step";

type Asked = {
  orderId: string;
  reason: string;
  reasonDetails: string;
  refundMethod: RefundMethod;
  customerComments: string;
};

/**
 * Requests cancellation for the couple. If the vendor hasn't accepted the order, everything is refunded at once;
 * otherwise the vendor has 7 days to answer. Throws `not_found`, `conflict`, or `bad_request` for a file.
 */
export function cancelAsCustomer(
  customerId: string,
  body: CancelOrderBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  return request({ role: "customer", customerId }, body, uploads, now);
}

/** Requests cancellation for the vendor, with a full refund. Throws like `cancelAsCustomer`. */
export function cancelAsVendor(
  vendorId: string,
  body: VendorCancelOrderBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  const asked = { ...body, refundMethod: "original" as const, customerComments: "" };
  return request({ role: "vendor", vendorId }, asked, uploads, now);
}

async function request(
  party: Party,
  asked: Asked,
  uploads: readonly Upload[],
  now: Date,
): Promise<CancellationDetails> {
  const kind: CancellationFileKind = "attachment";
  await withFiles(uploads, kind, party.role, (keep) =>
    inTransaction(async (tx) => {
      const opened = await open(tx, party, asked, now);
      await keep(tx, opened.row.id, now);
      if (party.role !== "customer" || opened.order.stateBefore !== "awaiting_approval") {
        await mailStep(tx, opened, "requested", { actor: party.role, note: asked.reasonDetails });
      } else {
        // Nobody has to answer: the mails about the end of the order inform both parties.
        const note = "The vendor hadn't accepted the order yet";
        await goOn(tx, await takeStep(tx, opened, "grant", { actor: "system", now, note }), now);
      }
    }),
  );
  return readCancellation(asked.orderId, party);
}

async function open(tx: Transaction, party: Party, asked: Asked, now: Date): Promise<Case> {
  const order = await lockOrderOf(tx, asked.orderId, party);
  const requestedBy: CancellationParty = party.role;
  const refusal = refusalOf(order, requestedBy);
  if (refusal) throw new AppError("conflict", refusal);
  return insertRequest(tx, order, requestedBy, { ...asked, actor: party.role, now });
}

/**
 * Puts a locked order on hold with a request in the name of `requestedBy`, on which the policy's refund depends. An
 * operator may request in the name of either side.
 */
export async function insertRequest(
  tx: Transaction,
  order: OrderRow,
  requestedBy: CancellationParty,
  { actor, now, ...asked }: Asked & { actor: CancellationParty | "operator"; now: Date },
): Promise<Case> {
  const left = await refundableOf(tx, order.id);
  const { percent, cents } = policyRefund(
    policyCase(order, requestedBy, left.cardCents + left.voucherCents, now),
  );
  const held = await holdOrder(tx, order, { actor, note: asked.reason, now });
  const state = CANCELLATION_STARTS[requestedBy];
  const row = await repo.insertCancellation(tx, {
    id: v7(),
    ...asked,
    state,
    requestedBy,
    createdAt: now,
    dueAt: dueAtOf(state, now),
    policyPercent: percent,
    policyCents: cents,
    baseCents: left.cardCents + left.voucherCents,
    offeredCents: requestedBy === "vendor" ? cents : null,
  });
  await repo.insertEvent(tx, {
    cancellationId: row.id,
    kind: "requested",
    actor,
    note: asked.reason,
    at: now,
  });
  return { order: held, row };
}
