import { nextVoucherState } from "@/contracts/sale/promotion/voucher";
import type { Transaction } from "@/server/db/client";
import { post } from "@/server/modules/sale/ledger/public";
import { expiryPostings } from "./postings";
import * as repo from "./repo/voucher";

/** Expires a locked voucher and returns its new state; a used-up one is unchanged. */
export async function expireRow(tx: Transaction, row: repo.VoucherRow, now: Date): Promise<repo.VoucherRow> {
  const state = nextVoucherState(row.state, "expire", "system", { ...row, balanceCents: 0 });
  if (!state) return row;
  await repo.updateVoucher(tx, row.id, { state, balanceCents: 0 });
  if (row.balanceCents > 0) {
    const { id: voucherId, balanceCents } = row;
    await repo.insertEntry(tx, { voucherId, kind: "expire", deltaCents: -balanceCents, at: now });
    await post(tx, expiryPostings(row, balanceCents));
  }
  return { ...row, state, balanceCents: 0 };
}
