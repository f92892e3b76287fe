import type { Page } from "@/contracts/envelope";
import type {
  CreateIntentBody,
  MilestoneListQuery,
  PaymentHistory,
  PaymentIntent,
  PaymentMilestone,
  PaymentState,
  SandboxAuthenticateBody,
  SandboxConfirmBody,
  SandboxResult,
  UserPaymentQuery,
} from "@/contracts/payment";
import { api } from "./api";

/** The part of a client secret that names its intent, as with Stripe: `pi_x_secret_y` belongs to `pi_x`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_", 1)[0] ?? "";
}

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPaymentIntent: build.mutation<PaymentIntent, CreateIntentBody>({
      query: (data) => ({ url: "/user-payment/create/payment/intent", method: "PUT", data }),
      invalidatesTags: ["Payment"],
    }),
    /** Poll it after a payment: it settles when the processor's webhook has come in. */
    getPayment: build.query<PaymentState, string>({
      query: (id) => ({ url: `/user-payment/${id}` }),
      providesTags: ["Payment"],
    }),
    getPayments: build.query<PaymentHistory, Partial<UserPaymentQuery>>({
      query: (params) => ({ url: "/user-payment", params }),
      providesTags: ["Payment", "Order"],
    }),
    getPaymentMilestones: build.query<Page<PaymentMilestone>, Partial<MilestoneListQuery> | void>({
      query: (params) => ({ url: "/payment-milestone-user", params: params ?? {} }),
      providesTags: ["Payment", "Order"],
    }),
    /** The embedded processor's own calls. A declined card is an answer (`error`), not a failure. */
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
  useGetPaymentQuery,
  useGetPaymentsQuery,
  useGetPaymentMilestonesQuery,
  useConfirmSandboxPaymentMutation,
  useAuthenticateSandboxPaymentMutation,
} = paymentApi;
