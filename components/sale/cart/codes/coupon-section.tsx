"use client";
import { termsText } from "@/components/sale/promotion/terms-text";
import { amount } from "@/components/ui/money/amount";
import type { CartCoupon } from "@/contracts/sale/cart";
import type { OfferedCoupon } from "@/contracts/sale/promotion/promotion";
import { formatDate } from "@/lib/dates";
import { useGetCouponsQuery } from "@/services/sale/codes";
import { Applied } from "./applied";
import { type Offer, Offers } from "./offers";
import styles from "./codes.module.css";
import { useCode } from "./use-codes";
import { t } from "@/lib/words/t";

/** The promo code on the cart, its saving, and the couple's available offers. */
export function CouponSection({ coupon }: { coupon: CartCoupon | null }) {
  const changes = useCode("coupon");
  const { data } = useGetCouponsQuery();
  const others = (data?.docs ?? []).filter(({ id }) => id !== coupon?.id);
  // With a working code, only better ones are worth offering.
  const offers = coupon && !coupon.reason ? others.filter(({ saves }) => saves > coupon.discount) : others;
  return (
    <div className={styles.section}>
      {coupon ? (
        <Applied
          title={coupon.code}
          effect={
            coupon.vendor
              ? t("Takes {amount} off at {vendor}", {
                  amount: amount(coupon.discount),
                  vendor: coupon.vendor.vendorName,
                })
              : t("Takes {amount} off", { amount: amount(coupon.discount) })
          }
          reason={coupon.reason}
          removeLabel={t("Remove promo code {code}", { code: coupon.code })}
          busy={changes.busy}
          onRemove={() => void changes.remove()}
        />
      ) : null}
      <Offers
        refusal={changes.refusal}
        label={t("Offers for your cart")}
        offers={offers.map(offerOf)}
        busy={changes.busy}
        onApply={(id) => void changes.applyOffer(id)}
      />
    </div>
  );
}

function offerOf({ id, code, vendor, endDate, saves, reason, minSpend, ...terms }: OfferedCoupon): Offer {
  const where = vendor ? ` at ${vendor.vendorName}` : " on your whole cart";
  return {
    id,
    title: code,
    terms: `${termsText(terms)}${where}${endDate ? `, until ${formatDate(endDate)}` : ""}`,
    effect: t("Saves {amount}", { amount: amount(saves) }),
    worth: saves,
    reason: reason ?? (minSpend > 0 && saves === 0 ? t("From {price}", { price: amount(minSpend) }) : null),
  };
}
