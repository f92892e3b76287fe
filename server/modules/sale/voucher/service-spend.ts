import { nextVoucherState, RETURNED_DAYS } from "@/contracts/sale/promotion/voucher";
import { addDays, todayInSingapore } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";

import { post } from "@/server/modules/sale/ledger/public";
import { voucherHooks } from "./hooks";
import { endOfDay } from "./life";
import { returnPosting, spendPosting } from "./postings";
import * as repo from "./repo/voucher";
import { expireRow } from "./service-expire";
import { lockRow } from "./service-find";
import { unusableReason } from "./usable";

type Spending = { orderId: string; customerId: string; vendorId: string };

/**
 * Pays an order with a voucher or store credit, and ties the voucher to the customer. The order must have been
 * inserted. Throws `conflict` with the reason when it can't be spent, belongs to another vendor, or holds less than
 * `cents`.
 */
export async function spendVoucher(
  tx: Transaction,
  voucherId: string,
  { orderId, customerId, vendorId }: Spending,
  cents: Cents,
  now: Date,
): Promise<void> {
  requireAmount(cents);
  const row = await lockRow(tx, voucherId);
  const reason = unusableReason(row, customerId, now);
  if (reason) throw new AppError("conflict", reason);
  if (row.vendorId && row.vendorId !== vendorId) {
    throw new AppError("conflict", "This voucher is for another vendor's orders.");
  }
  if (cents > row.balanceCents) {
    throw new AppError("conflict", `This voucher has only ${formatMoney(row.balanceCents)} left.`);
  }
  const balanceCents = row.balanceCents - cents;
  const state = nextVoucherState(row.state, "spend", "customer", { ...row, balanceCents });
  if (!state) throw new AppError("conflict", "This voucher can't be used.");
  await repo.updateVoucher(tx, row.id, { balanceCents, state, customerId });
  await repo.insertEntry(tx, { voucherId: row.id, kind: "spend", deltaCents: -cents, orderId, at: now });
  await post(tx, [spendPosting(row, orderId, cents)]);
  await noteForVendor(tx, row, orderId, -cents, now);
}

/**
 * Returns what vouchers paid for the order, up to `cents`, to them, and returns the amount. An expired one is extended
 * by 30 days, so that the returned amount can be spent.
 */
export async function returnToVoucher(
  tx: Transaction,
  { orderId }: { orderId: string; vendorId?: string },
  cents: Cents | "all",
  now: Date,
): Promise<Cents> {
  if (cents !== "all") requireAmount(cents);
  const ids = (await repo.spentOnOrder(tx, orderId)).map(({ voucherId }) => voucherId);
  const rows = await repo.lockVouchers(tx, ids);
  // Read again after locking, because another return may have been in progress.
  const spent = new Map((await repo.spentOnOrder(tx, orderId)).map((one) => [one.voucherId, one.cents]));
  let returned = 0;
  for (const row of rows) {
    const open = spent.get(row.id) ?? 0;
    const share = cents === "all" ? open : Math.min(open, cents - returned);
    if (share <= 0) continue;
    await giveBack(tx, row, orderId, share, now);
    returned += share;
  }
  return returned;
}

async function giveBack(
  tx: Transaction,
  given: repo.VoucherRow,
  orderId: string,
  cents: Cents,
  now: Date,
): Promise<void> {
  const hasExpired = given.expiresAt !== null && given.expiresAt <= now;
  // The balance left at expiry is not revived, even if the job has not processed it yet.
  const row = hasExpired ? await expireRow(tx, given, now) : given;
  const balanceCents = row.balanceCents + cents;
  const state = nextVoucherState(row.state, "giveBack", "system", { ...row, balanceCents });
  if (!state) throw new AppError("conflict", "This voucher can't be given back to.");
  await repo.updateVoucher(tx, row.id, {
    balanceCents,
    state,
    ...(hasExpired
      ? { expiresAt: endOfDay(addDays(todayInSingapore(now), RETURNED_DAYS)), expiryWarnedAt: now }
      : {}),
  });
  await repo.insertEntry(tx, { voucherId: row.id, kind: "return", deltaCents: cents, orderId, at: now });
  await post(tx, [returnPosting(row, orderId, cents)]);
  await noteForVendor(tx, row, orderId, cents, now);
}

/** The vendor pays for its own voucher, so the posting is listed in its statement. */
async function noteForVendor(
  tx: Transaction,
  { kind, vendorId }: repo.VoucherRow,
  orderId: string,
  cents: Cents,
  createdAt: Date,
): Promise<void> {
  if (kind !== "vendor" || !vendorId) return;
  await voucherHooks().noteOwnVoucher(tx, { vendorId, orderId, cents, createdAt });
}

function requireAmount(cents: Cents): void {
  if (!Number.isInteger(cents) || cents <= 0) throw new RangeError("not an amount to move");
}
