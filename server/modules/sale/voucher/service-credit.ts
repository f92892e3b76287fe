import { nextVoucherState } from "@/contracts/sale/promotion/voucher";
import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { post } from "@/server/modules/sale/ledger/public";
import { revokePosting } from "./postings";
import * as repo from "./repo/voucher";

/** Freezes store credit while its original payment is disputed, or unfreezes it. */
export async function freezeCredit(
  tx: Transaction,
  voucherIds: string[],
  frozenAt: Date | null,
): Promise<void> {
  for (const row of await repo.lockVouchers(tx, voucherIds)) {
    await repo.updateVoucher(tx, row.id, { frozenAt: frozenAt && (row.frozenAt ?? frozenAt) });
  }
}

/** Takes back up to `cents` of an order's store credit. What has been spent stays spent. */
export async function revokeCredit(
  tx: Transaction,
  voucherIds: string[],
  { orderId, cents }: { orderId: string; cents: Cents },
  now: Date,
): Promise<void> {
  let left = cents;
  for (const row of await repo.lockVouchers(tx, voucherIds)) {
    const taken = Math.min(left, row.balanceCents);
    if (taken <= 0) continue;
    left -= taken;
    const balanceCents = row.balanceCents - taken;
    const state = nextVoucherState(row.state, "revoke", "system", { ...row, balanceCents });
    if (!state) throw new Error(`store credit ${row.id} (${row.state}) can't be taken back`);
    await repo.updateVoucher(tx, row.id, { balanceCents, state });
    await repo.insertEntry(tx, {
      voucherId: row.id,
      kind: "revoke",
      deltaCents: -taken,
      orderId,
      at: now,
    });
    await post(tx, [revokePosting(row, orderId, taken)]);
  }
}
