"use client";
import { type ComponentType, lazy, Suspense } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { CardFormProps } from "../contract/card-form-props";
import { t } from "@/lib/words/t";

/** The card form of each payment processor. */
const FORMS: Partial<Record<PaymentIntent["gateway"], ComponentType<CardFormProps>>> = {
  sandbox: lazy(() => import("./card-form-sandbox")),
  stripe: lazy(() => import("../stripe/card-form-stripe")),
};

export function CardForm(props: CardFormProps) {
  const Form = FORMS[props.intent.gateway];
  if (!Form) {
    return (
      <Alert tone="bad" title={t("Card payment is not available")}>
        {t("Please try again later. Your order is kept for a day.")}
      </Alert>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
      <Form {...props} />
    </Suspense>
  );
}
