"use client";
import type { Cart } from "@/contracts/sale/cart";
import { useGetCouponsQuery, useGetVouchersQuery } from "@/services/sale/codes";
import { CodeForm } from "./code-form";
import { CouponSection } from "./coupon-section";
import styles from "./codes.module.css";
import { VoucherSection } from "./voucher-section";
import { t } from "@/lib/words/t";

type Props = { cart: Pick<Cart, "appliedDiscount" | "appliedVoucher"> };

/** All codes of the cart in one place, loaded after the page, whose totals don't need them. Collapsed by default. */
export default function CodeSections({ cart: { appliedDiscount, appliedVoucher } }: Props) {
  const { data: coupons } = useGetCouponsQuery();
  const { data: vouchers } = useGetVouchersQuery();
  const usable =
    (coupons?.docs ?? []).filter(({ reason, saves }) => !reason && saves > 0).length +
    (vouchers?.docs ?? []).filter(({ reason, pays }) => !reason && pays > 0).length;
  const used = appliedDiscount !== null || appliedVoucher !== null;
  return (
    <details className={styles.codes} open={used || undefined}>
      <summary>
        {t("Codes and vouchers")}
        {usable > 0 && !used ? (
          <span className={styles.usable}>{t("{n} you can use", { n: usable })}</span>
        ) : null}
      </summary>
      <div className={styles.inside}>
        <p className={styles.effect}>
          {t(
            "One promo code and one gift voucher or vendor’s voucher an order. A friend’s referral works by their link.",
          )}
        </p>
        {appliedDiscount && appliedVoucher ? null : <CodeForm />}
        <CouponSection coupon={appliedDiscount} />
        <VoucherSection voucher={appliedVoucher} />
      </div>
    </details>
  );
}
