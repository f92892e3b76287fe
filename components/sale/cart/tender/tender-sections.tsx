"use client";
import type { Cart } from "@/contracts/sale/cart";
import { CouponSection } from "./coupon-section";
import { VoucherSection } from "./voucher-section";

/** The promo code and the voucher of the cart; loaded after the page, whose sums don't need them. */
export default function TenderSections({ cart }: { cart: Pick<Cart, "appliedDiscount" | "appliedVoucher"> }) {
  return (
    <>
      <CouponSection coupon={cart.appliedDiscount} />
      <VoucherSection voucher={cart.appliedVoucher} />
    </>
  );
}
