"use client";
import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type FormEvent, useState } from "react";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { amount } from "@/components/ui/money/amount";
import { messageOf } from "@/contracts/api-error";
import { PaymentTrouble } from "../contract/payment-trouble";
import type { CardFormProps } from "../contract/card-form-props";
import { readStripeResult } from "./stripe-result";
import { t } from "@/lib/words/t";
import styles from "./stripe.module.css";

/** The form around Stripe's fields. Typed values stay after a decline. */
export function StripeFields({ intent, refusal, onResult, onLost, lost, saving }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");

  const pay = async () => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return setTrouble(checked.error.message ?? "Please check your card's details.");
    await saving?.settled();
    // If the bank needs a page of its own, it returns to this address.
    const result = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.href },
      redirect: "if_required",
    });
    if (result.error?.type === "api_connection_error") return onLost();
    onResult(readStripeResult(result));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    pay()
      .catch((error: unknown) => setTrouble(messageOf(error)))
      .finally(() => setBusy(false));
  };

  return (
    <form onSubmit={submit} className={styles.fields} aria-label={t("Card or PayNow")} noValidate>
      {busy ? null : <PaymentTrouble lost={lost} trouble={trouble || refusal} />}
      {ready ? null : <Skeleton shape="block" height="14rem" />}
      <PaymentElement onReady={() => setReady(true)} options={{ layout: "tabs" }} />
      {ready ? saving?.field : null}
      <SubmitButton block size="lg" busy={busy} disabled={!ready}>
        {busy ? t("Asking your bank") : t("Pay {amount}", { amount: amount(intent.amount) })}
      </SubmitButton>
    </form>
  );
}
