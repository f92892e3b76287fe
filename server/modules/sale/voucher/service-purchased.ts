import { nextVoucherState, type VoucherState } from "@/contracts/sale/promotion/voucher";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import { post } from "@/server/modules/sale/ledger/public";
import { newCode, openCode } from "./code";
import { giftExpiry } from "./life";
import { refundedPosting, returnedByBankPosting, salePosting } from "./postings";
import * as repo from "./repo/voucher";

/** A gift voucher in the form that its purchase uses. */
export type PurchasedVoucher = {
  id: string;
  state: VoucherState;
  customerId: string | null;
  amountCents: Cents;
  balanceCents: Cents;
  sentAt: Date | null;
  expiresAt: Date | null;
  frozenAt: Date | null;
};

/** Activates the vouchers of a purchase paid by this charge. Already active ones are unchanged. */
export async function activatePurchased(
  tx: Transaction,
  { purchaseId, paymentId, sendOn }: { purchaseId: string; paymentId: string; sendOn: IsoDate },
  now: Date,
): Promise<void> {
  const today = todayInSingapore(now);
  for (const row of await repo.lockVouchersOfPurchase(tx, purchaseId)) {
    const state = nextVoucherState(row.state, "activate", "system", row);
    if (!state) continue;
    const { id: voucherId, amountCents } = row;
    await repo.updateVoucher(tx, voucherId, {
      state,
      balanceCents: amountCents,
      activatedAt: now,
      // Paid after its mailing date: its validity starts today.
      expiresAt: giftExpiry(sendOn > today ? sendOn : today),
    });
    await repo.insertEntry(tx, { voucherId, kind: "issue", deltaCents: amountCents, at: now });
    await post(tx, [salePosting(voucherId, paymentId, amountCents)]);
  }
}

/** Returns the vouchers of the purchases. */
export async function purchasedVouchers(
  db: Db,
  purchaseIds: string[],
): Promise<(PurchasedVoucher & { purchaseId: string | null })[]> {
  return repo.vouchersOfPurchases(db, purchaseIds);
}

/** Returns the purchases with active vouchers whose mailing date has come. */
export function purchasesToSend(db: Db, lastDay: IsoDate, limit: number): Promise<string[]> {
  return repo.purchasesToSend(db, lastDay, limit);
}

/**
 * Returns the codes of a purchase's spendable vouchers, to be mailed in this transaction, and records that they were. A
 * code sealed under an earlier SESSION_SECRET is unreadable and gets replaced.
 */
export async function takeCodesToSend(tx: Transaction, purchaseId: string, now: Date): Promise<string[]> {
  const codes: string[] = [];
  for (const row of await repo.lockVouchersOfPurchase(tx, purchaseId)) {
    if (row.frozenAt || (row.state !== "active" && row.state !== "partly_used")) continue;
    const known = openCode(row.codeSealed);
    const fresh = known ? null : newCode();
    const { codeHash, codeSealed } = fresh ?? row;
    await repo.updateVoucher(tx, row.id, { sentAt: row.sentAt ?? now, codeHash, codeSealed });
    codes.push(known ?? fresh?.code ?? "");
  }
  return codes;
}

/**
 * Withdraws the unused vouchers of a purchase, before they are refunded to the buyer, and returns them: full, not
 * disputed, and in nobody's account but the buyer's. They stay on the books until `settleRefunded`.
 */
export async function withdrawUntouched(
  tx: Transaction,
  purchaseId: string,
  buyerId: string | null,
): Promise<{ id: string; amountCents: Cents }[]> {
  const untouched = (await repo.lockVouchersOfPurchase(tx, purchaseId)).filter((row) =>
    isUntouched(row, buyerId),
  );
  for (const row of untouched) {
    const state = nextVoucherState(row.state, "refund", "buyer", row);
    if (!state) throw new AppError("conflict", "This voucher can't be refunded any more");
    await repo.updateVoucher(tx, row.id, { state });
  }
  return untouched.map(({ id, amountCents }) => ({ id, amountCents }));
}

/** Freezes the vouchers of a purchase while its payment is disputed, or unfreezes them. */
export async function freezePurchased(
  tx: Transaction,
  purchaseId: string,
  frozenAt: Date | null,
): Promise<void> {
  for (const { id } of await repo.lockVouchersOfPurchase(tx, purchaseId)) {
    await repo.updateVoucher(tx, id, { frozenAt });
  }
}

/**
 * Returns true when its payment stands and nobody has spent any of it or added it to an account other than the buyer's.
 */
export function isUntouched(
  row: Pick<PurchasedVoucher, "state" | "amountCents" | "balanceCents" | "customerId" | "frozenAt">,
  buyerId: string | null,
): boolean {
  const { state, amountCents, balanceCents, customerId, frozenAt } = row;
  const isFull = state === "active" && balanceCents === amountCents;
  return isFull && !frozenAt && (!customerId || customerId === buyerId);
}

/** Takes withdrawn vouchers off the books, because the processor has refunded them. */
export async function settleRefunded(
  tx: Transaction,
  voucherIds: string[],
  paymentId: string,
  now: Date,
): Promise<void> {
  for (const row of await repo.lockVouchers(tx, voucherIds)) {
    const { id: voucherId, balanceCents } = row;
    if (row.state !== "refunded" || balanceCents === 0) {
      throw new Error(`voucher ${voucherId} has no refund to settle`);
    }
    await repo.updateVoucher(tx, voucherId, { balanceCents: 0 });
    await repo.insertEntry(tx, { voucherId, kind: "refund", deltaCents: -balanceCents, at: now });
    await post(tx, [refundedPosting(voucherId, paymentId, balanceCents)]);
  }
}

/**
 * Takes `cents` of withdrawn vouchers off the books, because a bank has returned that amount to the buyer, at our cost
 * until now. Returns the vouchers still to be refunded.
 */
export async function returnByBank(
  tx: Transaction,
  voucherIds: string[],
  paymentId: string,
  cents: Cents,
  now: Date,
): Promise<string[]> {
  let open = cents;
  const left: string[] = [];
  for (const { id: voucherId, balanceCents } of await repo.lockVouchers(tx, voucherIds)) {
    const taken = Math.min(open, balanceCents);
    open -= taken;
    if (taken < balanceCents) left.push(voucherId);
    if (taken === 0) continue;
    await repo.updateVoucher(tx, voucherId, { balanceCents: balanceCents - taken });
    await repo.insertEntry(tx, { voucherId, kind: "refund", deltaCents: -taken, at: now });
    await post(tx, [returnedByBankPosting(voucherId, paymentId, taken)]);
  }
  return left;
}

/** Reactivates withdrawn vouchers, because the processor could not refund them. */
export async function reinstateRefunded(tx: Transaction, voucherIds: string[]): Promise<void> {
  for (const row of await repo.lockVouchers(tx, voucherIds)) {
    const state = nextVoucherState(row.state, "undoRefund", "system", row);
    if (!state || row.balanceCents === 0) throw new Error(`voucher ${row.id} has no refund to undo`);
    await repo.updateVoucher(tx, row.id, { state });
  }
}
