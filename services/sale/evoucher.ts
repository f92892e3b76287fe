import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import type { BuyVoucherBody } from "@/contracts/sale/promotion/evoucher.schema";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { api } from "@/services/api";

/** A purchase and the token of its link. */
export type PurchaseKey = { id: string; token: string };

const call = ({ id, token }: PurchaseKey, method: "GET" | "POST" | "PUT", what = "") => ({
  url: `/evoucher/purchase/${id}${what}`,
  method,
  params: { token },
});

export const evoucherApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Idempotent by its key: sending again returns the same purchase. */
    buyVouchers: build.mutation<VoucherPurchase, { body: BuyVoucherBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: "/evoucher",
        method: "POST",
        data: body,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Voucher"],
    }),
    getVoucherPurchase: build.query<VoucherPurchase, PurchaseKey>({
      query: (key) => call(key, "GET"),
      providesTags: ["Voucher"],
    }),
    /** The signed-in customer's purchases. */
    getVoucherPurchases: build.query<VoucherPurchase[], void>({
      query: () => ({ url: "/evoucher/purchase" }),
      providesTags: ["Voucher"],
    }),
    payForVouchers: build.mutation<PaymentIntent, PurchaseKey>({
      query: (key) => call(key, "PUT", "/payment"),
      extraOptions: { toast: false },
    }),
    /** To `email`, when the vouchers did not arrive. */
    resendVouchers: build.mutation<VoucherPurchase, PurchaseKey & { email?: string }>({
      query: ({ email, ...key }) => ({ ...call(key, "POST", "/resend"), data: { email } }),
      invalidatesTags: ["Voucher"],
    }),
    resendVoucherReceipt: build.mutation<VoucherPurchase, PurchaseKey>({
      query: (key) => call(key, "POST", "/receipt"),
    }),
    refundVouchers: build.mutation<VoucherPurchase, PurchaseKey>({
      query: (key) => call(key, "POST", "/refund"),
      invalidatesTags: ["Voucher"],
    }),
  }),
});

export const {
  useGetVoucherPurchaseQuery,
  useGetVoucherPurchasesQuery,
  usePayForVouchersMutation,
  useResendVouchersMutation,
  useResendVoucherReceiptMutation,
  useRefundVouchersMutation,
} = evoucherApi;
