import type { Cart } from "@/contracts/sale/cart";
import type { OfferedCoupons, OfferedVouchers } from "@/contracts/sale/promotion/promotion";
import { api } from "@/services/api";

/** The largest page, so that all offers are loaded at once. */
const ALL = { page: 1, sortBy: "asc", limit: 9999, searchBy: "" };

/** The coupon and voucher on the cart. The field shows a refused code. */
export const codesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The coupons for what is in the cart, with the saving of each. */
    getCoupons: build.query<OfferedCoupons, void>({
      query: () => ({ url: "/discount-user", params: { ...ALL, forCart: true } }),
      extraOptions: { toast: false },
      providesTags: ["Cart"],
    }),
    redeemCoupon: build.mutation<Cart, { code: string } | { discountId: string }>({
      query: (data) => ({ url: "/discount-user/redeemDiscountCoupon", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Cart"],
    }),
    removeCoupon: build.mutation<Cart, string>({
      query: (userId) => ({ url: `/discount-user/removeDiscountCoupon/${userId}`, method: "DELETE" }),
      invalidatesTags: ["Cart"],
    }),
    getVouchers: build.query<OfferedVouchers, void>({
      query: () => ({ url: "/voucher-user", params: { ...ALL, forCart: true } }),
      extraOptions: { toast: false },
      providesTags: ["Cart"],
    }),
    redeemVoucher: build.mutation<Cart, { code: string } | { voucherId: string }>({
      query: (data) => ({ url: "/discount-user/redeemVoucher", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Cart"],
    }),
    removeVoucher: build.mutation<Cart, string>({
      query: (userId) => ({ url: `/voucher-user/removeVoucherCoupon/${userId}`, method: "DELETE" }),
      invalidatesTags: ["Cart"],
    }),
  }),
});

export const {
  useGetCouponsQuery,
  useRedeemCouponMutation,
  useRemoveCouponMutation,
  useGetVouchersQuery,
  useRedeemVoucherMutation,
  useRemoveVoucherMutation,
} = codesApi;
