import type { VoucherBalance, Wallet, WalletVoucher } from "@/contracts/sale/promotion/voucher";
import type { VoucherCodeBody } from "@/contracts/sale/promotion/voucher.schema";
import { api } from "@/services/api";

export const voucherApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, void>({
      query: () => ({ url: "/voucher-wallet" }),
      providesTags: ["Voucher"],
    }),
    claimVoucher: build.mutation<WalletVoucher, VoucherCodeBody>({
      query: (data) => ({ url: "/voucher-wallet", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["Voucher"],
    }),
    /** A mutation, because codes must not be cached. */
    checkBalance: build.mutation<VoucherBalance, VoucherCodeBody>({
      query: (data) => ({ url: "/evoucher/balance", method: "POST", data }),
      extraOptions: { toast: false },
    }),
  }),
});

export const { useGetWalletQuery, useClaimVoucherMutation } = voucherApi;
