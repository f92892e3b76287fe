"use client";
import { useState } from "react";
import { messageOf } from "@/contracts/api-error";
import type { Cart } from "@/contracts/sale/cart";
import { UNKNOWN_CODE } from "@/contracts/sale/promotion/promotion";
import { normalizeCode, UNKNOWN_VOUCHER } from "@/contracts/sale/promotion/voucher";
import { cartApi } from "@/services/sale/cart";
import {
  useRedeemCouponMutation,
  useRedeemVoucherMutation,
  useRemoveCouponMutation,
  useRemoveVoucherMutation,
} from "@/services/sale/codes";
import { useAppDispatch, useAppSelector } from "@/store/hooks";

type Answer = Promise<{ data?: Cart; error?: unknown }>;

export type CodeEntry = {
  busy: boolean;
  /** Why the last code was refused. */
  refusal: string;
  forgetRefusal: () => void;
  /** Resolves to true on success. */
  apply: (code: string) => Promise<boolean>;
};

export type CodeChanges = {
  busy: boolean;
  /** Why the last offer was refused. */
  refusal: string;
  /** Resolve to true on success. */
  applyOffer: (id: string) => Promise<boolean>;
  remove: () => Promise<boolean>;
};

/** Applies a typed code to the cart: couples need not know whether it is a promo code or a voucher. */
export function useCodeEntry(): CodeEntry {
  const { show, ...state } = useChange();
  const [redeemCoupon] = useRedeemCouponMutation();
  const [redeemVoucher] = useRedeemVoucherMutation();
  const redeem = async (code: string): Answer => {
    // Gift vouchers have a format of their own.
    if (normalizeCode(code)) return redeemVoucher({ code });
    const tried = await redeemCoupon({ code });
    if (!tried.error || messageOf(tried.error) !== UNKNOWN_CODE) return tried;
    const voucher = await redeemVoucher({ code });
    return voucher.error && messageOf(voucher.error) === UNKNOWN_VOUCHER ? tried : voucher;
  };
  return { ...state, apply: (code) => show(() => redeem(code)) };
}

/** Returns the actions on the cart's coupon or voucher. */
export function useCode(kind: "coupon" | "voucher"): CodeChanges {
  const { show, ...state } = useChange();
  const userId = useAppSelector(({ auth }) => auth.userData?.id ?? "");
  const [redeemCoupon] = useRedeemCouponMutation();
  const [redeemVoucher] = useRedeemVoucherMutation();
  const [removeCoupon] = useRemoveCouponMutation();
  const [removeVoucher] = useRemoveVoucherMutation();
  const isCoupon = kind === "coupon";
  return {
    ...state,
    applyOffer: (id) =>
      show(() => (isCoupon ? redeemCoupon({ discountId: id }) : redeemVoucher({ voucherId: id }))),
    remove: () => show(() => (isCoupon ? removeCoupon(userId) : removeVoucher(userId))),
  };
}

function useChange() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const show = async (ask: () => Answer): Promise<boolean> => {
    setBusy(true);
    setRefusal("");
    const { data, error } = await ask();
    // Shown immediately, so that no old amount flashes up.
    if (data) await dispatch(cartApi.util.upsertQueryData("getCart", { fromCart: true }, data));
    else setRefusal(messageOf(error));
    setBusy(false);
    return data !== undefined;
  };
  return { busy, refusal, forgetRefusal: () => setRefusal(""), show };
}
