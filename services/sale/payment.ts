import type {
  CreateIntentBody,
  MilestoneListQuery,
  PayMilestoneBody,
  PayRemainingBody,
  SandboxAuthenticateBody,
  SandboxClientBody,
  SandboxConfirmBody,
  SandboxConnectBody,
  UserPaymentQuery,
} from "@/contracts/sale/payment/payment.schema";
import type {
  MilestonePage,
  PaymentAttempt,
  PaymentCard,
  PaymentHistory,
  PaymentIntent,
  PaymentState,
  SandboxConnection,
  SandboxPayNow,
  SandboxResult,
} from "@/contracts/sale/payment/payment";
import { api } from "@/services/api";

/** Returns the part of a client secret that identifies its intent, as at Stripe: `pi_x_secret_y` belongs to `pi_x`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_", 1)[0] ?? "";
}

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPaymentIntent: build.mutation<PaymentIntent, CreateIntentBody>({
      query: (data) => ({ url: "/user-payment/create/payment/intent", method: "PUT", data }),
      invalidatesTags: ["Payment"],
    }),
    payMilestone: build.mutation<PaymentIntent, PayMilestoneBody>({
      query: (data) => ({ url: "/payment-milestone-user", method: "POST", data }),
      invalidatesTags: ["Payment"],
    }),
    payRemaining: build.mutation<PaymentIntent, PayRemainingBody>({
      query: (data) => ({
        url: "/payment-milestone-user/paypaymentofremainingmilestones",
        method: "POST",
        data,
      }),
      extraOptions: { failure: "Error Occurred!" },
      invalidatesTags: ["Payment"],
    }),
    getCards: build.query<PaymentCard[], void>({
      query: () => ({ url: "/user-payment/cards" }),
      providesTags: ["Payment"],
    }),
    removeCard: build.mutation<PaymentCard[], string>({
      query: (id) => ({ url: `/user-payment/cards/${id}`, method: "DELETE" }),
      invalidatesTags: ["Payment"],
    }),
    chooseSaving: build.mutation<null, { paymentId: string; save: boolean }>({
      query: ({ paymentId, save }) => ({
        url: `/user-payment/save-card/${paymentId}`,
        method: "PUT",
        data: { save },
      }),
    }),
    /** A declined card is a result (`error`), not a failure. */
    payWithSavedCard: build.mutation<PaymentAttempt, { paymentId: string; savedCardId: string }>({
      query: ({ paymentId, savedCardId }) => ({
        url: `/user-payment/saved-card/${paymentId}`,
        method: "POST",
        data: { savedCardId },
      }),
      invalidatesTags: ["Payment", "Order"],
    }),
    /** It settles when the processor's webhook has arrived, as the live stream reports. */
    getPayment: build.query<PaymentState, string>({
      query: (id) => ({ url: `/user-payment/${id}` }),
      extraOptions: { toast: false },
      providesTags: ["Payment"],
    }),
    getPayments: build.query<PaymentHistory, Partial<UserPaymentQuery>>({
      query: (params) => ({ url: "/user-payment", params }),
      providesTags: ["Payment", "Order"],
    }),
    getPaymentMilestones: build.query<MilestonePage, Partial<MilestoneListQuery> | void>({
      query: (params) => ({ url: "/payment-milestone-user", params: params ?? {} }),
      providesTags: ["Payment", "Order"],
    }),
    startSandboxPayNow: build.mutation<SandboxPayNow, SandboxClientBody>({
      query: (data) => ({
        url: `/sandbox-gateway/payment_intents/${intentIdOf(data.clientSecret)}/paynow`,
        method: "POST",
        data,
      }),
      extraOptions: { toast: false },
    }),
    connectSandboxAccount: build.mutation<SandboxConnection, SandboxConnectBody>({
      query: (data) => ({ url: "/sandbox-gateway/connect", method: "POST", data }),
    }),
    /** Calls to the embedded processor. A declined card is a result (`error`), not a failure. */
    confirmSandboxPayment: build.mutation<SandboxResult, SandboxConfirmBody>({
      query: (data) => ({
        url: `/sandbox-gateway/payment_intents/${intentIdOf(data.clientSecret)}/confirm`,
        method: "POST",
        data,
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Payment", "Order", "Cart"],
    }),
    authenticateSandboxPayment: build.mutation<SandboxResult, SandboxAuthenticateBody>({
      query: (data) => ({
        url: `/sandbox-gateway/payment_intents/${intentIdOf(data.clientSecret)}/authenticate`,
        method: "POST",
        data,
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Payment", "Order", "Cart"],
    }),
  }),
});

export const {
  useCreatePaymentIntentMutation,
  useChooseSavingMutation,
  useGetCardsQuery,
  usePayMilestoneMutation,
  usePayWithSavedCardMutation,
  useRemoveCardMutation,
  usePayRemainingMutation,
  useGetPaymentQuery,
  useGetPaymentsQuery,
  useGetPaymentMilestonesQuery,
  useConfirmSandboxPaymentMutation,
  useAuthenticateSandboxPaymentMutation,
  useStartSandboxPayNowMutation,
  useConnectSandboxAccountMutation,
} = paymentApi;
