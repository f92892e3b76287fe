import type { CancellationTransition } from "@/contracts/sale/order/cancellation";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type {
  AgreeRefundBody,
  ApproveCancellationBody,
  ContestRefundBody,
  RejectCancellationBody,
} from "@/contracts/sale/order/cancellation.schema";
import { formatMoney, toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { resumeOrder, holdOrder } from "@/server/modules/sale/order/public";
import { refundableOf } from "@/server/modules/sale/refund/public";
import { type Case, lockCase, type Party, refusalOf } from "./case/case";
import * as repo from "./case/repo";
import { goOn } from "./service-end";
import { withFiles } from "./service-files";
import { sumsOf } from "./case/sums";
import { readCancellation } from "./service-read";
import { takeStep } from "./service-step";

/**
 * Offers the couple a refund on the vendor's behalf: the policy's amount or more, never less than before. Throws
 * `bad_request` naming `amount`, `not_found`, `conflict`.
 */
export async function offerRefund(
  vendorId: string,
  orderId: string,
  { amount, vendorComments, needsReturn }: ApproveCancellationBody,
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "vendor", vendorId } as const;
  await inTransaction(async (tx) => {
    const found = await lockCase(tx, orderId, party);
    const { row } = found;
    if (row.requestedBy === "vendor") {
      throw new AppError("conflict", "You asked to cancel this order, so the couple is refunded in full");
    }
    const { offeredCents, ...sums } = await checkOffer(tx, found, amount ?? null);
    await takeStep(tx, found, "offer", {
      actor: "vendor",
      now,
      words: vendorComments,
      note: [formatMoney(offeredCents), vendorComments].filter(Boolean).join(": "),
      set: { offeredCents, ...sums, needsReturn },
    });
  });
  return readCancellation(orderId, party);
}

async function checkOffer(tx: Transaction, { order, row }: Case, amount: number | null) {
  const left = await refundableOf(tx, order.id);
  const most = left.cardCents + left.voucherCents;
  const { policyCents, offeredCents } = sumsOf(row, most);
  const least = Math.min(Math.max(policyCents, offeredCents ?? 0), most);
  const cents = amount === null ? least : toCents(amount);
  const refuse = (message: string) => new AppError("bad_request", message, [{ field: "amount", message }]);
  if (cents > most) throw refuse(`The couple has paid ${formatMoney(most)}: offer that or less`);
  if (cents < least) {
    throw refuse(
      row.offeredCents === null
        ? `Your policy gives back ${formatMoney(least)}: offer that or more`
        : `You've already offered ${formatMoney(least)}: offer that or more`,
    );
  }
  return { offeredCents: cents, policyCents, baseCents: most };
}

/**
 * Rejects a request for the vendor, which resumes the order, or rejects a contested offer or a return, which an
 * operator then decides. Throws `not_found`, `conflict`.
 */
export async function rejectAsVendor(
  vendorId: string,
  orderId: string,
  { reason }: RejectCancellationBody,
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "vendor", vendorId } as const;
  await inTransaction(async (tx) => {
    const found = await lockCase(tx, orderId, party);
    const steps: Partial<Record<string, CancellationTransition>> = {
      refund_contested: "standBy",
      return_pending: "disputeReturn",
    };
    const transition = steps[found.row.state] ?? "reject";
    const next = await takeStep(tx, found, transition, {
      actor: "vendor",
      now,
      words: reason,
    });
    if (transition === "reject") await resume(tx, next, "vendor", reason, now);
  });
  return readCancellation(orderId, party);
}

/** Restores the order to its state before the request. */
export async function resume(
  tx: Transaction,
  { order }: Case,
  actor: "customer" | "vendor" | "operator",
  note: string,
  now: Date,
): Promise<void> {
  await resumeOrder(tx, order, { actor, note, now });
}

/** Accepts the refund for the couple. Throws `not_found`, `conflict`. */
export async function agreeToRefund(
  customerId: string,
  orderId: string,
  { refundMethod, customerComments }: AgreeRefundBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "customer", customerId } as const;
  await withFiles(uploads, "attachment", "customer", (keep) =>
    inTransaction(async (tx) => {
      const found = await lockCase(tx, orderId, party);
      const next = await takeStep(tx, found, "agree", {
        actor: "customer",
        now,
        words: customerComments,
        set: refundMethod ? { refundMethod } : {},
      });
      await keep(tx, found.row.id, now);
      await goOn(tx, next, now);
    }),
  );
  return readCancellation(orderId, party);
}

/**
 * Contests an offer, or the vendor's refusal to cancel, for the couple: the vendor has 3 days to offer more before an
 * operator decides. Throws `not_found`, `conflict`.
 */
export async function contestRefund(
  customerId: string,
  orderId: string,
  { customerComments }: ContestRefundBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<CancellationDetails> {
  const party = { role: "customer", customerId } as const;
  await withFiles(uploads, "attachment", "customer", (keep) =>
    inTransaction(async (tx) => {
      const found = await lockCase(tx, orderId, party);
      const reopened = found.row.state === "rejected_by_vendor" ? await reopen(tx, found, now) : found;
      await takeStep(tx, reopened, "contest", {
        actor: "customer",
        now,
        words: customerComments,
      });
      await keep(tx, found.row.id, now);
    }),
  );
  return readCancellation(orderId, party);
}

/** Puts the order on hold again, unless an operator has decided the request. */
async function reopen(tx: Transaction, { order, row }: Case, now: Date): Promise<Case> {
  const ruled = await repo.hasRuling(tx, row.id);
  const refusal = ruled ? "Sayang has decided this request" : refusalOf(order, "customer");
  if (refusal) throw new AppError("conflict", refusal);
  const note = "The couple contests the vendor's answer";
  return { order: await holdOrder(tx, order, { actor: "customer", note, now }), row };
}

/** Withdraws a request for the party that made it. Throws `not_found`, `conflict`. */
export async function withdrawRequest(
  party: Party,
  orderId: string,
  now = new Date(),
): Promise<CancellationDetails> {
  await inTransaction(async (tx) => {
    const found = await lockCase(tx, orderId, party);
    if (found.row.requestedBy !== party.role) {
      throw new AppError("conflict", "Only the side that asked to cancel can withdraw the request");
    }
    const next = await takeStep(tx, found, "withdraw", { actor: party.role, now });
    await resume(tx, next, party.role, "The request was withdrawn", now);
  });
  return readCancellation(orderId, party);
}
