"use client";
import { Elements } from "@stripe/react-stripe-js";
import type { Stripe, Appearance } from "@stripe/stripe-js";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { CardFormProps } from "../contract/card-form-props";
import { stripeFor } from "./load-stripe";
import { StripeFields } from "./stripe-fields";
import { t } from "@/lib/words/t";
import styles from "./stripe.module.css";

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Styles Stripe's fields in our own colours and shapes, because their frame cannot read our style sheet. */
function stripeAppearance(): Appearance {
  return {
    theme: "stripe",
    variables: {
      colorPrimary: token("--jewel"),
      colorBackground: token("--paper-raised"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-soft"),
      colorDanger: token("--bad"),
      borderRadius: token("--radius"),
      fontFamily: "system-ui, sans-serif",
      spacingUnit: "4px",
    },
    rules: { ".Input": { borderColor: token("--line-strong"), boxShadow: "none" } },
  };
}

/** Stripe's own fields for card and PayNow, in Stripe's frame. */
export default function CardFormStripe(props: CardFormProps) {
  const { publishableKey, clientSecret } = props.intent;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    stripeFor(publishableKey ?? "").then(setStripe, () => setFailed(true));
  }, [publishableKey]);
  useEffect(() => load(), [load]);

  if (failed) {
    return (
      <div className={styles.fields}>
        <Alert tone="bad" title={t("The card form could not be loaded")}>
          {t(
            "It comes from Stripe (js.stripe.com). Check your connection, and turn off ad or script blockers for this page. Nothing was charged, and your order is kept.",
          )}
        </Alert>
        <Button
          onClick={() => {
            setFailed(false);
            load();
          }}
        >
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (!stripe) return <Skeleton shape="block" height="18rem" />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: stripeAppearance(), locale: "en-GB" }}>
      <StripeFields {...props} />
    </Elements>
  );
}
