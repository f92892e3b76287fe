import type { VoucherKind } from "@/contracts/sale/promotion/voucher";
import type { Cents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import {
  type CampaignRow,
  findCampaign,
  lastDay,
  lockCampaign,
} from "@/server/modules/sale/promotion/public";
import { findSpendableById, lockVoucher } from "@/server/modules/sale/voucher/public";
import * as repo from "./repo/codes";

/** The voucher on a cart; `reason` says why it can't be spent. */
export type CartVoucher = {
  id: string;
  kind: VoucherKind;
  balanceCents: Cents;
  vendorId: string | null;
  /** The last day in Singapore. */
  expiresOn: string | null;
  /** Set for a vendor's own voucher. */
  campaign: CampaignRow | null;
  reason: string | null;
};

/** The couple's address, and the coupon and voucher on its cart. */
export type CartCodes = { email: string; coupon: CampaignRow | null; voucher: CartVoucher | null };

type Shopper = { customerId: string; email: string };

/** Returns the coupon and voucher on the cart. */
export async function codesOf(db: Db, { customerId, email }: Shopper, now: Date): Promise<CartCodes> {
  const { promotionId, voucherId } = await repo.findCodes(db, customerId);
  return {
    email,
    coupon: promotionId ? await findCampaign(db, customerId, promotionId) : null,
    voucher: voucherId ? await readVoucher(db, customerId, voucherId, now) : null,
  };
}

/** Returns the same when ordering, with the coupon's uses and the voucher's balance locked. */
export async function lockedCodes(tx: Transaction, shopper: Shopper, now: Date): Promise<CartCodes> {
  const { promotionId, voucherId } = await repo.findCodes(tx, shopper.customerId);
  if (promotionId) await lockCampaign(tx, shopper.customerId, promotionId);
  if (voucherId) await lockVoucher(tx, voucherId);
  return codesOf(tx, shopper, now);
}

export async function clearCodes(tx: Transaction, customerId: string): Promise<void> {
  await repo.clearCodes(tx, customerId);
}

async function readVoucher(db: Db, customerId: string, id: string, now: Date): Promise<CartVoucher> {
  try {
    const found = await findSpendableById(db, customerId, id, now);
    const { kind, balanceCents, vendorId, promotionId, expiresAt } = found;
    return {
      id,
      kind,
      balanceCents,
      vendorId,
      reason: null,
      expiresOn: expiresAt && lastDay(expiresAt),
      campaign: promotionId ? await findCampaign(db, customerId, promotionId) : null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      id,
      kind: "gift",
      balanceCents: 0,
      vendorId: null,
      expiresOn: null,
      campaign: null,
      reason: error.message,
    };
  }
}
