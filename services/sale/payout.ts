import type { PageQuery } from "@/contracts/envelope.schema";
import type { MilestonePage } from "@/contracts/sale/payment";
import type { MilestoneListQuery } from "@/contracts/sale/payment.schema";
import type {
  ConnectLink,
  ConnectState,
  PayoutDetail,
  PayoutOverview,
  PayoutPage,
  PayoutSalePage,
  PayoutStatement,
} from "@/contracts/sale/payout";
import type { AuthorizeQuery, PayoutSalesQuery } from "@/contracts/sale/payout.schema";
import { api } from "@/services/api";

export const payoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayoutOverview: build.query<PayoutOverview, void>({
      query: () => ({ url: "/payout-vendor/overview" }),
      providesTags: ["Payout"],
    }),
    getPayoutSales: build.query<PayoutSalePage, Partial<PayoutSalesQuery>>({
      query: (params) => ({ url: "/payout-vendor/sales", params }),
      providesTags: ["Payout", "VendorOrder"],
    }),
    getPayouts: build.query<PayoutPage, Partial<PageQuery>>({
      query: (params) => ({ url: "/payout-vendor", params }),
      providesTags: ["Payout"],
    }),
    getPayout: build.query<PayoutDetail, string>({
      query: (id) => ({ url: `/payout-vendor/${id}` }),
      providesTags: ["Payout"],
    }),
    getPayoutStatement: build.query<PayoutStatement, string>({
      query: (month) => ({ url: "/payout-vendor/statement", params: { month } }),
      providesTags: ["Payout"],
    }),
    getVendorMilestones: build.query<MilestonePage, Partial<MilestoneListQuery>>({
      query: (params) => ({ url: "/payment-milestone-vendor", params }),
      providesTags: ["Payout", "VendorOrder"],
    }),
    connectWithStripe: build.mutation<ConnectLink, void>({
      query: () => ({ url: "/vendor/connect-with-stripe" }),
    }),
    authorizeWithStripe: build.mutation<ConnectState, AuthorizeQuery>({
      query: (params) => ({ url: "/vendor/authorize-with-stripe", params }),
      extraOptions: { toast: false },
      invalidatesTags: ["Payout"],
    }),
  }),
});

export const {
  useGetPayoutOverviewQuery,
  useGetPayoutSalesQuery,
  useGetPayoutsQuery,
  useGetPayoutQuery,
  useGetPayoutStatementQuery,
  useGetVendorMilestonesQuery,
  useConnectWithStripeMutation,
  useAuthorizeWithStripeMutation,
} = payoutApi;
