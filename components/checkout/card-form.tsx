"use client";
import { type ComponentType, lazy, Suspense } from "react";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import type { PaymentIntent, SandboxResult } from "@/contracts/payment";

export type CardFormProps = {
  intent: PaymentIntent;
  /** Why the last try was refused, or empty. */
  refusal: string;
  /** What the processor answered to the card. */
  onResult: (result: SandboxResult) => void;
};

/** The card form of each processor; one without a form here cannot be paid by yet. */
const FORMS: Partial<Record<PaymentIntent["gateway"], ComponentType<CardFormProps>>> = {
  sandbox: lazy(() => import("./card-form-sandbox")),
};

export function CardForm(props: CardFormProps) {
  const Form = FORMS[props.intent.gateway];
  if (!Form) {
    return (
      <Alert tone="bad" title="Card payment is not available">
        Please try again later. Your order is kept for a day.
      </Alert>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
      <Form {...props} />
    </Suspense>
  );
}
