import { UNKNOWN_VOUCHER } from "@/contracts/sale/promotion/voucher";
import { normalizeCode, type VoucherKind } from "@/contracts/sale/promotion/voucher";
import type { Cents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import { hashCode } from "./code";
import * as repo from "./repo/voucher";
import { unusableReason } from "./usable";

/** A voucher in the form that cart and order use. */
export type SpendableVoucher = {
  id: string;
  kind: VoucherKind;
  balanceCents: Cents;
  /** Set when it can only pay this vendor's orders. */
  vendorId: string | null;
  promotionId: string | null;
  /** Null until it is claimed. */
  customerId: string | null;
  expiresAt: Date | null;
};

function present(row: repo.VoucherRow): SpendableVoucher {
  const { id, kind, balanceCents, vendorId, promotionId, customerId, expiresAt } = row;
  return { id, kind, balanceCents, vendorId, promotionId, customerId, expiresAt };
}

/**
 * Returns the voucher with that code. Throws `bad_request` with the reason when the customer can't spend it. Routes
 * that call this require the `voucher` throttle.
 */
export async function findSpendable(
  db: Db,
  customerId: string,
  code: string,
  now: Date,
): Promise<SpendableVoucher> {
  const known = normalizeCode(code);
  return requireUsable(known ? await repo.findByHash(db, hashCode(known)) : null, customerId, now);
}

/** Returns the customer's voucher by its id, as listed by `walletOf`. Throws `bad_request` with the reason. */
export async function findSpendableById(
  db: Db,
  customerId: string,
  id: string,
  now: Date,
): Promise<SpendableVoucher> {
  return requireUsable(await repo.findVoucher(db, id), customerId, now);
}

function requireUsable(row: repo.VoucherRow | null, customerId: string, now: Date): SpendableVoucher {
  const reason = row ? unusableReason(row, customerId, now) : UNKNOWN_VOUCHER;
  if (!row || reason) throw new AppError("bad_request", reason ?? UNKNOWN_VOUCHER);
  return present(row);
}

/** Returns the spendable vouchers and credit in the customer's account, the first to expire first. */
export async function walletOf(db: Db, customerId: string, now = new Date()): Promise<SpendableVoucher[]> {
  return (await repo.spendableOf(db, customerId, now)).map(present);
}

/** Returns the voucher in any state, locked until the transaction ends. Throws `not_found`. */
export async function lockVoucher(tx: Transaction, id: string): Promise<SpendableVoucher> {
  return present(await lockRow(tx, id));
}

export async function lockRow(tx: Transaction, id: string): Promise<repo.VoucherRow> {
  const [row] = await repo.lockVouchers(tx, [id]);
  if (!row) throw new AppError("not_found", "This voucher does not exist");
  return row;
}
