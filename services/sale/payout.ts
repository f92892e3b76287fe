import type { PageQuery } from "@/contracts/envelope.schema";
import type { CompensationPlans, PlanId } from "@/contracts/sale/payment/compensation";
import type { PaymentNudge } from "@/contracts/sale/payment/milestone";
import type { MilestonePage } from "@/contracts/sale/payment/payment";
import type { MilestoneListQuery } from "@/contracts/sale/payment/payment.schema";
import type {
  ConnectLink,
  ConnectState,
  PayoutDetail,
  PayoutOverview,
  PayoutPage,
  PayoutSalePage,
  PayoutStatement,
} from "@/contracts/sale/payment/payout";
import type { AuthorizeQuery, PayoutSalesQuery, TaxQuery } from "@/contracts/sale/payment/payout.schema";
import type { TaxPoints } from "@/contracts/sale/payment/tax";
import { api } from "@/services/api";

export const payoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayoutOverview: build.query<PayoutOverview, void>({
      query: () => ({ url: "/payout-vendor/overview" }),
      providesTags: ["Payout"],
    }),
    getCompensationPlans: build.query<CompensationPlans, void>({
      query: () => ({ url: "/payout-vendor/plans" }),
      providesTags: ["Payout"],
    }),
    choosePlan: build.mutation<CompensationPlans, PlanId>({
      query: (plan) => ({ url: "/payout-vendor/plan", method: "POST", data: { plan } }),
      invalidatesTags: ["Payout"],
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
    getTaxPoints: build.query<TaxPoints, TaxQuery>({
      query: (params) => ({ url: "/payout-vendor/tax", params }),
      providesTags: ["Payout", "VendorOrder"],
    }),
    getVendorMilestones: build.query<MilestonePage, Partial<MilestoneListQuery>>({
      query: (params) => ({ url: "/payment-milestone-vendor", params }),
      providesTags: ["Payout", "VendorOrder"],
    }),
    remindOfMilestone: build.mutation<PaymentNudge, string>({
      query: (id) => ({ url: `/payment-milestone-vendor/remind/${id}`, method: "POST" }),
      invalidatesTags: ["Payout"],
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
  useGetCompensationPlansQuery,
  useChoosePlanMutation,
  useGetPayoutSalesQuery,
  useGetPayoutsQuery,
  useGetPayoutQuery,
  useGetPayoutStatementQuery,
  useGetTaxPointsQuery,
  useGetVendorMilestonesQuery,
  useRemindOfMilestoneMutation,
  useConnectWithStripeMutation,
  useAuthorizeWithStripeMutation,
} = payoutApi;
