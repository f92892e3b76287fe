"use client";
import { useState } from "react";
import { messageOf } from "@/contracts/api-error";
import type { Cart } from "@/contracts/sale/cart";
import { cartApi } from "@/services/sale/cart";
import {
  useRedeemCouponMutation,
  useRedeemVoucherMutation,
  useRemoveCouponMutation,
  useRemoveVoucherMutation,
} from "@/services/sale/tender";
import { useAppDispatch, useAppSelector } from "@/store/hooks";

type Answer = Promise<{ data?: Cart; error?: unknown }>;

export type TenderChanges = {
  busy: boolean;
  /** Why the last code was refused. */
  refusal: string;
  forgetRefusal: () => void;
  /** Resolve to true on success. */
  applyCode: (code: string) => Promise<boolean>;
  applyOffer: (id: string) => Promise<boolean>;
  remove: () => Promise<boolean>;
};

/** Returns the changes to the cart's coupon or voucher; a refusal is for the field to show. */
export function useTender(kind: "coupon" | "voucher"): TenderChanges {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.auth.userData?.id ?? "");
  const [redeemCoupon] = useRedeemCouponMutation();
  const [redeemVoucher] = useRedeemVoucherMutation();
  const [removeCoupon] = useRemoveCouponMutation();
  const [removeVoucher] = useRemoveVoucherMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  const show = async (ask: () => Answer): Promise<boolean> => {
    setBusy(true);
    setRefusal("");
    const { data, error } = await ask();
    // Shown at once, so that no old amount flashes up.
    if (data) await dispatch(cartApi.util.upsertQueryData("getCart", { fromCart: true }, data));
    else setRefusal(messageOf(error));
    setBusy(false);
    return data !== undefined;
  };

  const isCoupon = kind === "coupon";
  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(""),
    applyCode: (code) => show(() => (isCoupon ? redeemCoupon({ code }) : redeemVoucher({ code }))),
    applyOffer: (id) =>
      show(() => (isCoupon ? redeemCoupon({ discountId: id }) : redeemVoucher({ voucherId: id }))),
    remove: () => show(() => (isCoupon ? removeCoupon(userId) : removeVoucher(userId))),
  };
}
