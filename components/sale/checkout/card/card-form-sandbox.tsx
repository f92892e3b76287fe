"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { TextField } from "@/components/ui/form/field";
import { isUnanswered } from "@/contracts/api-error";
import { sandboxConfirmBody } from "@/contracts/sale/payment/payment.schema";
import { useConfirmSandboxPaymentMutation } from "@/services/sale/payment";
import { formatCardNumber, formatCvc, formatExpiry } from "./card-format";
import type { CardFormProps } from "../contract/card-form-props";
import styles from "./card-form-sandbox.module.css";
import { PaymentTrouble } from "../contract/payment-trouble";
import { PayNowForm } from "./paynow-form";
import paynowStyles from "./paynow.module.css";
import { TestCards } from "./test-cards";
import { t } from "@/lib/words/t";

const schema = sandboxConfirmBody.omit(["clientSecret"]);

const METHODS = [
  { method: "card", label: "Card" },
  { method: "paynow", label: "PayNow" },
] as const;

/** Card and PayNow at the embedded payment processor. */
export default function CardFormSandbox(props: CardFormProps) {
  const [method, setMethod] = useState<(typeof METHODS)[number]["method"]>("card");
  return (
    <>
      <div className={paynowStyles.methods} role="group" aria-label={t("Payment method")}>
        {METHODS.map((each) => (
          <Button
            key={each.method}
            size="sm"
            variant={each.method === method ? "primary" : "secondary"}
            aria-pressed={each.method === method}
            onClick={() => setMethod(each.method)}
          >
            {each.label}
          </Button>
        ))}
      </div>
      {method === "card" ? <CardFields {...props} /> : <PayNowForm {...props} />}
    </>
  );
}

function CardFields({ intent, refusal, onResult, onLost, lost, saving }: CardFormProps) {
  const [confirm] = useConfirmSandboxPaymentMutation();
  const form = useForm({
    initialValues: { cardNumber: "", expiry: "", cvc: "" },
    schema,
    idPrefix: "card",
    parse: { cardNumber: formatCardNumber, expiry: formatExpiry, cvc: formatCvc },
    submit: async (values) => {
      await saving?.settled();
      const { data, error } = await confirm({ ...values, clientSecret: intent.clientSecret });
      if (data) return onResult(data);
      if (isUnanswered(error)) onLost();
      throw error as unknown;
    },
  });
  const { field, busy } = form;

  return (
    <form {...form.formProps} className={styles.form} aria-label={t("Card")}>
      {busy ? null : <PaymentTrouble lost={lost} trouble={form.failure || refusal} />}
      <div className={styles.wide}>
        <TextField
          {...field("cardNumber")}
          inputMode="numeric"
          label={t("Card number")}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
      </div>
      <TextField
        {...field("expiry")}
        inputMode="numeric"
        label={t("Expiry date")}
        autoComplete="cc-exp"
        placeholder={t("MM / YY")}
      />
      <TextField
        {...field("cvc")}
        inputMode="numeric"
        label={t("Security code (CVC)")}
        autoComplete="cc-csc"
        placeholder="123"
      />
      {saving ? <div className={styles.wide}>{saving.field}</div> : null}
      <div className={styles.wide}>
        <SubmitButton block size="lg" busy={busy}>
          {busy ? t("Asking your bank") : t("Pay {amount}", { amount: amount(intent.amount) })}
        </SubmitButton>
      </div>
      <div className={styles.wide}>
        <TestCards
          onUse={(card) => {
            form.clearFailure();
            form.set({ cardNumber: formatCardNumber(card), expiry: "12 / 30", cvc: "123" });
          }}
        />
      </div>
    </form>
  );
}
