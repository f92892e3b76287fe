import type { Page } from "@/contracts/envelope";
import type {
  BudgetPlan,
  HiredVendor,
  OutsideBooking,
  OutsideBookings,
  PaymentTimeline,
} from "@/contracts/planning/budget/budget";
import type {
  BudgetLineBody,
  BudgetLineChangeBody,
  BudgetTotalBody,
  ForecastQuery,
  HiredVendorsQuery,
  OutsideBookingBody,
  OutsideBookingChangeBody,
  OutsidePaymentBody,
  OutsidePaymentChangeBody,
  StartBudgetBody,
  TimelineQuery,
} from "@/contracts/planning/budget/budget.schema";
import type { BudgetForecast } from "@/contracts/planning/budget/budget-forecast";
import type { ActualBudget } from "@/contracts/sale/budget";
import { api } from "@/services/api";

const PATH = "/planning/budget";
const OUTSIDE = "/planning/outside";
const quiet = { toast: false } as const;

export const budgetApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBudget: build.query<BudgetPlan, void>({
      query: () => ({ url: PATH }),
      providesTags: ["Budget", "Order", "Payment"],
    }),
    getBudgetForecast: build.query<BudgetForecast, Partial<ForecastQuery>>({
      query: (params) => ({ url: `${PATH}/forecast`, params }),
      providesTags: ["Budget", "Order", "Payment", "Profile"],
    }),
    getActualBudget: build.query<ActualBudget, void>({
      query: () => ({ url: "/user/profile/actual_budget" }),
      providesTags: ["Budget", "Order", "Payment", "Profile"],
    }),
    setBudgetTotal: build.mutation<BudgetPlan, BudgetTotalBody>({
      query: (data) => ({ url: PATH, method: "PUT", data }),
      invalidatesTags: ["Budget", "Profile"],
      extraOptions: quiet,
    }),
    startBudget: build.mutation<BudgetPlan, StartBudgetBody>({
      query: (data) => ({ url: `${PATH}/start`, method: "POST", data }),
      invalidatesTags: ["Budget", "Profile"],
      extraOptions: quiet,
    }),
    addBudgetLine: build.mutation<BudgetPlan, BudgetLineBody>({
      query: (data) => ({ url: `${PATH}/line`, method: "POST", data }),
      invalidatesTags: ["Budget"],
      extraOptions: quiet,
    }),
    changeBudgetLine: build.mutation<BudgetPlan, { id: string } & BudgetLineChangeBody>({
      query: ({ id, ...data }) => ({ url: `${PATH}/line/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Budget"],
    }),
    removeBudgetLine: build.mutation<BudgetPlan, string>({
      query: (id) => ({ url: `${PATH}/line/${id}`, method: "DELETE" }),
      invalidatesTags: ["Budget"],
    }),
    getPaymentTimeline: build.query<PaymentTimeline, Partial<TimelineQuery>>({
      query: (params) => ({ url: `${PATH}/timeline`, params }),
      providesTags: ["Budget", "Order", "Payment"],
    }),
    getHiredVendors: build.query<Page<HiredVendor>, Partial<HiredVendorsQuery>>({
      query: (params) => ({ url: "/vendor/hiredvendors", params }),
      providesTags: ["Order", "Payment"],
    }),
    getOutsideBookings: build.query<OutsideBookings, void>({
      query: () => ({ url: OUTSIDE }),
      providesTags: ["Budget"],
    }),
    addOutsideBooking: build.mutation<OutsideBooking, OutsideBookingBody>({
      query: (data) => ({ url: OUTSIDE, method: "POST", data }),
      invalidatesTags: ["Budget"],
      extraOptions: quiet,
    }),
    changeOutsideBooking: build.mutation<OutsideBooking, { id: string } & OutsideBookingChangeBody>({
      query: ({ id, ...data }) => ({ url: `${OUTSIDE}/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Budget"],
      extraOptions: quiet,
    }),
    removeOutsideBooking: build.mutation<null, string>({
      query: (id) => ({ url: `${OUTSIDE}/${id}`, method: "DELETE" }),
      invalidatesTags: ["Budget"],
    }),
    addOutsidePayment: build.mutation<OutsideBooking, { bookingId: string } & OutsidePaymentBody>({
      query: ({ bookingId, ...data }) => ({ url: `${OUTSIDE}/payment/${bookingId}`, method: "POST", data }),
      invalidatesTags: ["Budget"],
      extraOptions: quiet,
    }),
    changeOutsidePayment: build.mutation<OutsideBooking, { id: string } & OutsidePaymentChangeBody>({
      query: ({ id, ...data }) => ({ url: `${OUTSIDE}/payment/${id}`, method: "PATCH", data }),
      invalidatesTags: ["Budget"],
    }),
    removeOutsidePayment: build.mutation<OutsideBooking, string>({
      query: (id) => ({ url: `${OUTSIDE}/payment/${id}`, method: "DELETE" }),
      invalidatesTags: ["Budget"],
    }),
    addOutsideFile: build.mutation<OutsideBooking, { bookingId: string; data: FormData }>({
      query: ({ bookingId, data }) => ({ url: `${OUTSIDE}/file/${bookingId}`, method: "POST", data }),
      invalidatesTags: ["Budget"],
    }),
    removeOutsideFile: build.mutation<OutsideBooking, string>({
      query: (id) => ({ url: `${OUTSIDE}/file/${id}`, method: "DELETE" }),
      invalidatesTags: ["Budget"],
    }),
  }),
});

export const {
  useGetBudgetQuery,
  useGetBudgetForecastQuery,
  useGetActualBudgetQuery,
  useSetBudgetTotalMutation,
  useStartBudgetMutation,
  useAddBudgetLineMutation,
  useChangeBudgetLineMutation,
  useRemoveBudgetLineMutation,
  useGetPaymentTimelineQuery,
  useGetHiredVendorsQuery,
  useGetOutsideBookingsQuery,
  useAddOutsideBookingMutation,
  useChangeOutsideBookingMutation,
  useRemoveOutsideBookingMutation,
  useAddOutsidePaymentMutation,
  useChangeOutsidePaymentMutation,
  useRemoveOutsidePaymentMutation,
  useAddOutsideFileMutation,
  useRemoveOutsideFileMutation,
} = budgetApi;
