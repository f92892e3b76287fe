import type { VoucherKind } from "@/contracts/sale/promotion/voucher";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { lastDayOf } from "./life";
import { type VOUCHER_MAILS, voucherExpired, voucherExpiring } from "./mail";
import { updateVoucher, type VoucherRow } from "./repo/voucher";
import * as repo from "./repo/expiry";
import { expireRow } from "./service-expire";

const BATCH = 100;
/** Days before expiry when the owner is warned. */
const WARNINGS = [30, 7] as const;

const NAMES: Record<VoucherKind, string> = {
  gift: "gift voucher",
  vendor: "voucher",
  credit: "store credit",
};

/** Expires vouchers past their last day, and mails their owners what was left. Returns how many. */
export async function expireVouchers(now = new Date()): Promise<number> {
  for (let total = 0; ;) {
    const ended = await inTransaction(async (tx) => {
      const rows = await repo.lockOverdue(tx, now, BATCH);
      for (const row of rows) {
        await expireRow(tx, row, now);
        if (row.balanceCents > 0) await mailOwner(tx, voucherExpired, row);
      }
      return rows.length;
    });
    total += ended;
    if (ended < BATCH) return total;
  }
}

/** Warns owners 30 and 7 days ahead. Returns the number of vouchers concerned. */
export async function warnOfExpiry(now = new Date()): Promise<number> {
  let total = 0;
  // The nearer warning first, so that a voucher within both gets only one.
  for (const days of WARNINGS.toReversed()) {
    for (let warned = BATCH; warned === BATCH; total += warned) {
      warned = await inTransaction(async (tx) => {
        const rows = await repo.lockToWarn(tx, { now, days, limit: BATCH });
        for (const row of rows) {
          await updateVoucher(tx, row.id, { expiryWarnedAt: now });
          await mailOwner(tx, voucherExpiring, row);
        }
        return rows.length;
      });
    }
  }
  return total;
}

/** Mails the owner of its account, or else the address it was sent to. */
async function mailOwner(
  tx: Transaction,
  template: (typeof VOUCHER_MAILS)[number],
  { kind, customerId, recipientEmail, balanceCents, expiresAt }: VoucherRow,
): Promise<void> {
  const owner = customerId ? await repo.findOwner(tx, customerId) : null;
  const to = owner?.email ?? recipientEmail;
  if (!to || !expiresAt) return;
  await enqueueMessage(tx, template, {
    to,
    firstName: owner?.firstName ?? "",
    what: NAMES[kind],
    cents: balanceCents,
    lastDay: lastDayOf(expiresAt),
    link: appLink(owner ? "/user/vouchers" : "/evoucher/balance"),
  });
}
