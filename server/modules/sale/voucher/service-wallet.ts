import { UNKNOWN_VOUCHER } from "@/contracts/sale/promotion/voucher";
import {
  normalizeCode,
  SPENDABLE_STATES,
  type VoucherBalance,
  type Wallet,
  type WalletVoucher,
} from "@/contracts/sale/promotion/voucher";
import { type Cents, toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { hashCode } from "./code";
import { lastDayOf } from "./life";
import { presentEntry, presentVoucher } from "./present";
import * as repo from "./repo/voucher";
import * as wallet from "./repo/wallet";
import { findSpendable, lockRow } from "./service-find";
import { unusableReason } from "./usable";

/** Returns all vouchers in the customer's account: spendable ones first, by expiry. */
export async function readWallet(customerId: string, now = new Date()): Promise<Wallet> {
  const db = await getDb();
  const owned = await wallet.ownedVouchers(db, customerId);
  const entries = await wallet.entriesOf(
    db,
    owned.map(({ row }) => row.id),
  );
  const isLive = ({ row }: wallet.OwnedVoucher) => unusableReason(row, customerId, now) === null;
  const live = owned.filter(isLive);
  const cents = (some: wallet.OwnedVoucher[]): Cents =>
    some.reduce((sum, { row }) => sum + row.balanceCents, 0);
  const over = owned.filter((one) => !isLive(one)).toReversed();
  return {
    total: toDollars(cents(live)),
    tiedToVendors: toDollars(cents(live.filter(({ row }) => row.vendorId !== null))),
    vouchers: [...live, ...over].map((one) => presentVoucher(one, entries)),
  };
}

/**
 * Adds the voucher with that code to the customer's account. Throws `bad_request` with the reason when that isn't
 * possible.
 */
export async function claimVoucher(
  customerId: string,
  code: string,
  now = new Date(),
): Promise<WalletVoucher> {
  const id = await inTransaction(async (tx) => {
    const found = await findSpendable(tx, customerId, code, now);
    const row = await lockRow(tx, found.id);
    const reason = unusableReason(row, customerId, now);
    if (reason) throw new AppError("bad_request", reason);
    await repo.updateVoucher(tx, row.id, { customerId });
    return row.id;
  });
  const claimed = (await readWallet(customerId, now)).vouchers.find((one) => one.id === id);
  if (!claimed) throw new AppError("not_found", "This voucher does not exist");
  return claimed;
}

/** Returns the balance of the voucher with that code; only its owner sees where it was spent. Throws `bad_request`. */
export async function readBalance(
  customerId: string | null,
  code: string,
  now = new Date(),
): Promise<VoucherBalance> {
  const db = await getDb();
  const known = normalizeCode(code);
  const row = known ? await repo.findByHash(db, hashCode(known)) : null;
  if (!row || row.state === "pending") throw new AppError("bad_request", UNKNOWN_VOUCHER);
  const { expiresAt } = row;
  const isYours = customerId !== null && row.customerId === customerId;
  const isOver =
    expiresAt !== null && expiresAt <= now && SPENDABLE_STATES.some((state) => state === row.state);
  const isSpendable = !isOver && row.state !== "refunded";
  return {
    state: isOver ? "expired" : row.state,
    amount: toDollars(row.amountCents),
    balance: toDollars(isSpendable ? row.balanceCents : 0),
    expiresOn: expiresAt && lastDayOf(expiresAt),
    isYours,
    isClaimable: row.customerId === null && unusableReason(row, "", now) === null,
    from: row.fromName,
    history: isYours ? (await wallet.entriesOf(db, [row.id])).map(presentEntry) : [],
  };
}
