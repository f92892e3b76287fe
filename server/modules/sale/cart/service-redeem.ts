import type { Cart } from "@/contracts/sale/cart";
import type { RedeemCouponBody, RedeemVoucherBody } from "@/contracts/sale/promotion/promotion.schema";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { chooseCoupon, chooseVoucherCampaign, claimVoucher } from "@/server/modules/sale/promotion/public";
import { findSpendable, walletOf } from "@/server/modules/sale/voucher/public";
import { quotedLine } from "./price-cart";
import * as repo from "./repo/codes";
import { getCart } from "./service";
import { checkedCart, lockShopper } from "./service-lines";
import { readCart } from "./service-read";

/** Sets the coupon on the cart, replacing another. Throws `bad_request` with the reason when it does not apply. */
export async function redeemCoupon(
  customerId: string,
  { code, discountId }: RedeemCouponBody,
  now = new Date(),
): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { email } = await lockShopper(tx, customerId);
    const { lines } = await checkedCart(tx, customerId, now);
    const wanted = { code, id: discountId };
    const promotionId = await chooseCoupon(tx, { customerId, email }, wanted, lines.map(quotedLine), now);
    await repo.putCodes(tx, customerId, { promotionId });
  });
  return getCart(customerId, now);
}

/**
 * Sets the voucher on the cart, replacing another: one that the couple has, one whose code it was given, or one from a
 * vendor's campaign, which is claimed first. Throws `bad_request` with the reason when it does not apply.
 */
export async function redeemVoucher(
  customerId: string,
  body: RedeemVoucherBody,
  now = new Date(),
): Promise<Cart> {
  await inTransaction(async (tx) => {
    const { email } = await lockShopper(tx, customerId);
    const voucherId = await voucherOf(tx, { customerId, email }, body, now);
    await repo.putCodes(tx, customerId, { voucherId });
    // Rolls back the claim of a voucher that does not fit the cart.
    const { voucher } = await readCart(tx, customerId, now);
    if (voucher?.reason) throw new AppError("bad_request", voucher.reason);
    if (voucher?.paysCents === 0)
      throw new AppError("bad_request", "There is nothing in your cart to pay with it");
  });
  return getCart(customerId, now);
}

/** Removes the coupon from the caller's cart. Throws `forbidden` for another couple's. */
export function removeCoupon(customerId: string, userId: string): Promise<Cart> {
  return takeOff(customerId, userId, { promotionId: null });
}

/** Removes the voucher from the caller's cart. Throws `forbidden` for another couple's. */
export function removeVoucher(customerId: string, userId: string): Promise<Cart> {
  return takeOff(customerId, userId, { voucherId: null });
}

async function takeOff(
  customerId: string,
  userId: string,
  values: Parameters<typeof repo.putCodes>[2],
): Promise<Cart> {
  if (userId.toLowerCase() !== customerId) throw new AppError("forbidden", "This is not your cart");
  await repo.putCodes(await getDb(), customerId, values);
  return getCart(customerId);
}

async function voucherOf(
  tx: Transaction,
  couple: { customerId: string; email: string },
  { code, voucherId }: RedeemVoucherBody,
  now: Date,
): Promise<string> {
  const { customerId } = couple;
  const held = (await walletOf(tx, customerId, now)).find(({ id }) => id === voucherId);
  if (held) return held.id;
  const { lines } = await checkedCart(tx, customerId, now);
  const quoted = lines.map(quotedLine);
  const campaignId = await chooseVoucherCampaign(tx, couple, { code, id: voucherId }, quoted, now);
  if (campaignId) return claimVoucher(tx, couple, campaignId, quoted, now);
  return (await findSpendable(tx, customerId, code, now)).id;
}
