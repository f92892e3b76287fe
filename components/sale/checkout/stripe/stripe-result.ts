import type { PaymentIntent, StripeError } from "@stripe/stripe-js";
import type { PaymentStatus, SandboxResult } from "@/contracts/sale/payment/payment";

const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  succeeded: "succeeded",
  processing: "processing",
  requires_action: "requires_action",
  canceled: "cancelled",
};

type Answer = {
  paymentIntent?: Pick<PaymentIntent, "status"> | undefined;
  error?: (Pick<StripeError, "message"> & { payment_intent?: Pick<PaymentIntent, "status"> }) | undefined;
};

/** Returns Stripe's answer in our terms. A charge paid in another tab is reported as an error. */
export function readStripeResult({ paymentIntent, error }: Answer): SandboxResult {
  const status = STATUSES[(paymentIntent ?? error?.payment_intent)?.status ?? ""];
  if (status && (paymentIntent || status === "succeeded" || status === "processing")) {
    return { status, error: null };
  }
  return { status: "failed", error: error?.message ?? "Your bank did not approve the payment." };
}
